import { expect, type Locator, type Page, test } from "playwright/test";
import { createShopper } from "../support/shopper.ts";
import { shops, urlOf } from "../support/shops.ts";
import { agree } from "../support/visitor.ts";

const shop = shops.DE;
const sku = "EX10010000";

test("a wallet's sheet on a product page refuses another country, can be cancelled, and orders from the cart at its total", async ({
  page,
}) => {
  const { word } = createShopper(page, shop);
  await page.goto(urlOf(shop, `/search?q=${sku}`));
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).hostname));
  const button = page.getByRole("button", { name: word("wallet.button.googlepay") });
  await button.scrollIntoViewIfNeeded();
  expect(requested).not.toContain("sandbox.localhost");

  await button.dblclick();
  const sheet = openedSheet(page, "Google Pay");
  await expect(sheet.getByText(word("cart.totals.shipping"), { exact: true })).toBeVisible();
  await sheet.getByLabel(/^Another country/).check();
  await expect(sheet.getByRole("alert")).not.toBeEmpty();
  await expect(sheet.getByRole("button", { name: "Pay" })).toBeDisabled();
  await sheet.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByText(word("wallet.cancelled"))).toBeVisible();

  await page.goto(urlOf(shop, "/checkout/cart"));
  await page.getByRole("button", { name: word("wallet.button.applepay") }).click();
  const apple = openedSheet(page, "Apple Pay");
  await expect(apple.getByRole("button", { name: "Pay" })).toBeEnabled();
  await apple.getByLabel("Card that is declined").check();
  await apple.getByRole("button", { name: "Pay" }).click();
  await expect(apple.getByRole("alert")).toHaveText(word("wallet.problem.payment-refused"));
  await apple.getByLabel("Card that is approved").check();
  const total = await apple.locator("dd.total").textContent();
  await apple.getByRole("button", { name: "Pay" }).click();
  await expect(page).toHaveURL(/\/checkout\/thank-you\?order=/);
  const digits = (text: string | null) => (text ?? "").replace(/\D/g, "");
  await expect.poll(async () => digits(await page.getByRole("main").textContent())).toContain(digits(total));
});

test("a wallet pressed in the cart before the page's scripts run opens its sheet then", async ({ page }) => {
  const { word, haveCart } = createShopper(page, shop);
  await agree(page, shop, []);
  await haveCart();
  const gate = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto(urlOf(shop, "/checkout/cart"), { waitUntil: "commit" });
  const button = page.getByRole("button", { name: word("wallet.button.googlepay") });
  await button.click();
  await expect(button).toHaveAttribute("aria-busy", "true");
  gate.resolve();
  await expect(openedSheet(page, "Google Pay").getByRole("button", { name: "Pay" })).toBeEnabled();
});

test("the wallets' marks are not clipped on a phone, whatever font the system has", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto(urlOf(shop, `/search?q=${sku}`));
  const marks = page.locator("button[name=wallet] svg").filter({ visible: true });
  await expect(marks).not.toHaveCount(0);
  for (const mark of await marks.all()) {
    const room = await mark.evaluate((svg) => {
      const [box, word] = [svg.getBoundingClientRect(), svg.querySelector("text")?.getBoundingClientRect()];
      return word ? [box.right - word.right, box.bottom - word.bottom] : [];
    });
    expect(room.length).toBe(2);
    for (const pixels of room) expect(pixels).toBeGreaterThanOrEqual(0);
  }
});

function openedSheet(page: Page, title: string): Locator {
  return page.getByRole("dialog", { name: title });
}
