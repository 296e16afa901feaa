import { expect, type Locator, type Page, test } from "playwright/test";
import { holdClock } from "../support/hold-clock.ts";
import { createShopper } from "../support/shopper.ts";
import { shops, urlOf } from "../support/shops.ts";

const shop = shops.GB;
const main = (page: Page) => page.getByRole("main");
const widthOf = (element: Locator) =>
  element.evaluate((node) => {
    const { width } = node.getBoundingClientRect();
    const { paddingLeft, paddingRight } = getComputedStyle(node);
    return Math.round(width - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight));
  });

test("a product row shows 1.5 cards on a phone, 3 on wider windows, at most 6, with gaps of 16 pixels", async ({
  page,
}) => {
  for (const [width, visible] of [
    [375, 1.5],
    [768, 3],
    [1440, 5],
    [2200, 6],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(urlOf(shop, "/"));
    const row = main(page)
      .getByRole("list")
      .filter({ has: page.getByRole("heading", { level: 3 }) })
      .first();
    const cards = row.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 3 }) });
    const [first, second] = [await cards.nth(0).boundingBox(), await cards.nth(1).boundingBox()];
    const step = (second?.x ?? 0) - (first?.x ?? 0);
    expect(step - (first?.width ?? 0), `gap at ${width}`).toBeCloseTo(16, 0);
    expect((await widthOf(row)) / step, `cards at ${width}`).toBeCloseTo(visible, 0);
  }
});

test("checkout pages fit the container, other pages span the window up to 1,919 pixels", async ({ page }) => {
  await page.setViewportSize({ width: 2200, height: 900 });
  const shopper = createShopper(page, shop);
  await shopper.haveCart({ method: "bank_transfer" });
  await shopper.openCart();
  expect(await widthOf(main(page))).toBe(1919 - 64);
  for (const path of ["/checkout/addresses", "/checkout/payment"]) {
    await page.goto(urlOf(shop, path));
    expect(await widthOf(main(page)), path).toBe(1120);
  }
  await shopper.orderButton().click();
  await shopper.expectThankYou();
  await expect.poll(() => widthOf(main(page))).toBe(1120);
  await expect(page.getByRole("banner").locator("[data-cart-link]")).toBeHidden();
});

test("the cart link says for two seconds that the cart is empty", async ({ page }) => {
  await page.clock.install();
  const badge = page.waitForResponse(/\/personal$/);
  await page.goto(urlOf(shop, "/"));
  await page.mouse.move(10, 10);
  await page.mouse.move(20, 20);
  const link = page.getByRole("banner").locator("[data-cart-link]");
  const { word } = createShopper(page, shop);
  const tip = page.getByRole("status").getByText(word("cart.empty.title"));
  await (await badge).finished();
  await holdClock(page);
  await link.click();
  await expect(tip).toBeVisible();
  await page.clock.runFor(1900);
  await expect(tip).toBeVisible();
  await page.clock.runFor(200);
  await expect(tip).toBeHidden();
  await expect(page.getByRole("dialog")).toBeHidden();
});

test("an error page has a picture, and links to the start page first, then back one page", async ({
  page,
}) => {
  const { word } = createShopper(page, shop);
  await page.goto(urlOf(shop, "/sales"));
  await page.goto(urlOf(shop, "/no-such-thing/"));
  await expect(main(page).locator("img").first()).toBeVisible();
  const home = main(page).getByRole("link", { name: word("frame.error.home") });
  await expect(home).toHaveAttribute("href", "/");
  await main(page)
    .getByRole("button", { name: word("frame.error.back") })
    .click();
  await expect(page).toHaveURL(urlOf(shop, "/sales"));
});

test("a product's category bar shows its department's categories without the special offers; the start page's bar has all again", async ({
  page,
}) => {
  const { openProduct, word } = createShopper(page, shop);
  const bar = page.getByRole("banner").locator("[data-category-bar]");
  const sale = bar.getByRole("link", { name: word("frame.header.sale") });
  await openProduct("10010000");
  await page.mouse.move(10, 10);
  await page.mouse.move(20, 20);
  await expect(sale).toBeHidden();
  const own = await bar.locator("[data-bar-rows] a").allTextContents();
  const served = await page.reload();
  const [header = ""] = (await served?.text())?.split("<main") ?? [];
  for (const name of own)
    expect(header, "no script has to change it").toContain(`>${name.replaceAll("&", "&amp;")}</a>`);
  await expect(bar.locator("[data-bar-rows] a")).toHaveText(own);
  expect(own.length).toBeGreaterThan(1);
  await page.getByRole("banner").locator('a[href="/"]').click();
  await expect(bar.locator("[data-bar-rows] li")).toHaveCount(13);
  await expect(sale).toBeVisible();
});

for (const country of ["GB", "CH", "GR"] as const)
  test(`the header of a narrow window takes one line, stays in view and fits in ${country}`, async ({
    page,
  }) => {
    for (const [width, height] of [
      [320, 640],
      [375, 812],
      [720, 450],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const path of ["/search?q=10010000", "/sales"]) {
        await page.goto(urlOf(shops[country], path));
        const top = (await main(page).boundingBox())?.y ?? Number.POSITIVE_INFINITY;
        expect(top, `${path} at ${width}`).toBeLessThanOrEqual(112);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        await main(page).evaluate((element) => element.scrollIntoView({ block: "end" }));
        await expect(page.getByRole("banner").locator("[data-cart-link]")).toBeInViewport({ ratio: 1 });
      }
    }
  });

test("the cart link shows the number of items and their total", async ({ page }) => {
  const shopper = createShopper(page, shop);
  await shopper.haveCart();
  await shopper.openProduct("10010000");
  await page.mouse.move(10, 10);
  await page.mouse.move(20, 20);
  const link = page.getByRole("banner").locator("[data-cart-link]");
  await expect(link.locator("[data-cart-badge]")).toContainText("1");
  await expect(link.locator("[data-cart-total]")).toContainText(/£\d/);
  await page.goto(urlOf(shop, "/"));
  await expect(link.locator("[data-cart-total]")).toContainText(/£\d/);
});
