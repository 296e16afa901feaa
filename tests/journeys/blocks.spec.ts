import { expect, test } from "playwright/test";
import { createShopper } from "../support/shopper.ts";
import { shops, urlOf } from "../support/shops.ts";

test("an overview counts down to the campaign's end, and opens a question", async ({ page }) => {
  await page.goto(urlOf(shops.GB, "/components"));
  const seconds = page.locator("shop-countdown li").last().locator("b");
  await expect(seconds).toBeHidden();
  await page.mouse.move(10, 10);
  await page.mouse.move(20, 20);
  await expect(seconds).toHaveText(/^\d\d$/);
  const first = await seconds.textContent();
  await expect(seconds).not.toHaveText(first ?? "");
  await page.getByText("What is B-stock?").click();
  await expect(page.getByText("Returned machines that we have tested")).toBeVisible();
});

test("the start page has six sections, no product twice, and at most 6,000 px on a phone", async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.addInitScript(() => {
    Reflect.set(globalThis, "shifts", []);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Reflect.get(globalThis, "shifts").push(Reflect.get(entry, "value"));
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto(urlOf(shops.GB, "/"));
  const main = page.getByRole("main");
  // The reasons are a list without a heading.
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("Machines that earn their keep");
  await expect(main.getByRole("heading", { level: 2 })).toHaveCount(4);
  await expect(main.getByText("Figures, not adjectives")).toHaveCount(1);
  const hrefs = await main.getByRole("heading", { level: 3 }).getByRole("link").evaluateAll(toHrefs);
  expect(hrefs.length).toBeGreaterThan(2);
  expect(new Set(hrefs).size).toBe(hrefs.length);
  for (const at of [0.25, 0.5, 0.75, 1]) {
    await page.evaluate((part) => scrollTo(0, part * document.documentElement.scrollHeight), at);
    await expect(page.getByRole("contentinfo")).toBeAttached();
  }
  await expect(page.getByRole("contentinfo")).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(6000);
  await main.getByRole("link", { name: "See all" }).first().click();
  await expect(page).toHaveURL(urlOf(shops.GB, "/sales"));
});

function toHrefs(links: readonly Element[]): readonly (string | null)[] {
  return links.map((link) => link.getAttribute("href"));
}

test("a product card on the start page adds the product to the cart", async ({ page }) => {
  await page.goto(urlOf(shops.GB, "/"));
  const { word } = createShopper(page, shops.GB);
  await page
    .getByRole("main")
    .getByRole("button", { name: word("catalogue.card.add") })
    .first()
    .click();
  await expect(page.getByRole("dialog")).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("shows the campaign's end as text, with tabs and questions open", async ({ page }) => {
    await page.goto(urlOf(shops.GB, "/components"));
    await expect(page.locator("shop-countdown").getByText(/^Ends:/)).toBeVisible();
    await expect(page.locator("shop-countdown ol")).toBeHidden();
    await page.getByText("Payment", { exact: true }).and(page.locator("label")).click();
    await expect(page.getByRole("main").getByRole("heading", { name: "Card", exact: true })).toBeVisible();
  });
});
