import { expect, type Page, test } from "playwright/test";
import { oneMoreOn, quantityOn, waitForChannel } from "../support/cart-page.ts";
import { setStock } from "../support/set-stock.ts";
import { createShopper } from "../support/shopper.ts";
import { shops, urlOf } from "../support/shops.ts";

const shop = shops.GB;
const sku = "EX10330000";

const executablePath = process.env.WHOLE_CHROMIUM ?? process.env.CHROMIUM;

// Playwright disables the back/forward cache, because it changes navigation; the headless shell has none.
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    const { executablePath: _shell, ...options } = launchOptions;
    await use({
      ...options,
      ...(executablePath ? { executablePath } : { channel: "chromium" }),
      ignoreDefaultArgs: ["--disable-back-forward-cache"],
    });
  },
});

const badgeOn = (page: Page) => page.getByRole("banner").locator("[data-cart-badge]");

/**
 * Goes back to the previous page, which must come from the back/forward cache.
 * No load event fires then.
 */
async function goBackToCached(page: Page): Promise<void> {
  await page.goBack({ waitUntil: "commit" });
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, "wasKept")), "restored from the back/forward cache")
    .toBe(true);
}

/** Leaves a product page that follows the cart after its first item. */
async function leaveFollowedPage(page: Page, productNumber: string): Promise<void> {
  const shopper = createShopper(page, shop);
  await shopper.haveCart({ lines: { [`EX${productNumber}`]: 1 }, method: "bank_transfer" });
  const channel = waitForChannel(page);
  await shopper.openProduct(productNumber);
  await page.mouse.move(10, 10);
  await page.mouse.move(20, 20);
  await channel;
  await expect(badgeOn(page)).toHaveText(/^1/);
  await page.goto(urlOf(shop, "/robots.txt"));
}

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    addEventListener("pageshow", ({ persisted }) => Reflect.set(window, "wasKept", persisted));
  }),
);

test("a page restored by Back follows the cart again, and shows the current cart and stock", async ({
  page,
  browser,
}) => {
  await setStock(sku, 40);
  await leaveFollowedPage(page, "10330000");

  const other = await browser.newContext({ storageState: await page.context().storageState() });
  const second = await other.newPage();
  await second.goto(urlOf(shop, "/checkout/cart"));
  const changed = second.waitForResponse(/updateCartQuantity/);
  await oneMoreOn(second).click();
  await changed;
  await setStock(sku, 1234);

  const again = waitForChannel(page);
  await goBackToCached(page);
  const address = new URL((await again).url());
  expect(address.searchParams.get("again")).toBe("1");
  expect(Number(address.searchParams.get("version"))).toBeGreaterThan(0);
  await expect(badgeOn(page)).toHaveText(/^2/);
  await expect(page.getByText("1,234 in stock.")).toBeVisible();
  await oneMoreOn(second).click();
  await expect(badgeOn(page)).toHaveText(/^3/);
  await other.close();
});

test("a page loaded before the cart existed shows the cart when Back restores it", async ({ page }) => {
  const shopper = createShopper(page, shop);
  await page.goto(urlOf(shop, "/"));
  await expect(badgeOn(page)).toBeEmpty();
  await shopper.openProduct("10010000");
  const product = page.url();
  await page.goto(urlOf(shop, "/robots.txt"));

  const elsewhere = await page.context().newPage();
  await elsewhere.goto(product);
  await createShopper(elsewhere, shop).addToCart();
  await expect(quantityOn(elsewhere)).toHaveValue("1");

  await goBackToCached(page);
  await expect(badgeOn(page)).toHaveText(/^1/);
  await oneMoreOn(elsewhere).click();
  await expect(badgeOn(page)).toHaveText(/^2/);
});

test("a page whose cart was ordered shows no cart when Back restores it", async ({ page }) => {
  await leaveFollowedPage(page, "10010000");

  const elsewhere = await page.context().newPage();
  const buyer = createShopper(elsewhere, shop);
  await elsewhere.goto(urlOf(shop, "/checkout/payment"));
  await buyer.orderButton().click();
  await buyer.expectThankYou();

  await goBackToCached(page);
  await expect(badgeOn(page)).toBeEmpty();
});
