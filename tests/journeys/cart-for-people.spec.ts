import { expect, type Page, test } from "playwright/test";
import { oneMoreOn, openCartWithOne, quantityOn, reopenCart, waitForChannel } from "../support/cart-page.ts";
import { setStock } from "../support/set-stock.ts";
import { createShopper } from "../support/shopper.ts";
import { shops, urlOf } from "../support/shops.ts";

test.use({ serviceWorkers: "allow" });

const shop = shops.GB;

const noticesOn = (page: Page) => page.getByRole("status");

/** Collects the idempotency keys of the commands that the page sends, in order. */
function listenForKeys(page: Page, operation: string): string[] {
  const keys: string[] = [];
  page.on("request", (request) => {
    const key = request.headers()["idempotency-key"];
    if (request.url().endsWith(`/new-ct/${operation}`) && key) keys.push(key);
  });
  return keys;
}

/** Lets the shop process commands but aborts their responses, until `answers-come-back`. */
async function loseAnswers(page: Page, operation: string): Promise<void> {
  await page.evaluate((lost) => {
    const real = window.fetch;
    window.fetch = async (input, init) => {
      const answer = await real(input, init);
      if (String(input).endsWith(lost)) throw new TypeError("The connection was cut");
      return answer;
    };
    addEventListener("answers-come-back", () => {
      window.fetch = real;
    });
  }, operation);
}

test("a change made offline is shown as pending, and saved once when the network returns", async ({
  page,
  context,
}) => {
  const shopper = await openCartWithOne(page, shop);
  const keys = listenForKeys(page, "updateCartQuantity");
  await context.setOffline(true);
  await oneMoreOn(page).click();
  await expect(noticesOn(page).getByText(shopper.word("cart.notice.offline"))).toBeVisible();
  await expect(quantityOn(page)).toHaveValue("2");
  await expect(page.getByRole("listitem").filter({ has: quantityOn(page) })).toHaveAttribute(
    "aria-busy",
    "true",
  );
  expect(keys).toEqual([]);

  const saved = page.waitForResponse(/updateCartQuantity/);
  await context.setOffline(false);
  expect((await saved).ok()).toBe(true);
  await expect(noticesOn(page).getByText(shopper.word("cart.notice.saved"))).toBeVisible();
  await expect(page.getByText(shopper.word("cart.notice.offline"))).toBeHidden();
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await page.reload();
  await expect(quantityOn(page)).toHaveValue("2");
  expect(keys).toHaveLength(1);
});

test("a change pending offline survives leaving the page and is saved by the next one", async ({
  page,
  context,
}) => {
  const shopper = await openCartWithOne(page, shop);
  await context.setOffline(true);
  await oneMoreOn(page).click();
  await expect(page.getByText(shopper.word("cart.notice.offline"))).toBeVisible();
  await page.close();

  const next = await context.newPage();
  await context.setOffline(false);
  const saved = next.waitForResponse(/updateCartQuantity/);
  await next.goto(urlOf(shop, "/"));
  expect((await saved).ok()).toBe(true);
  await expect(noticesOn(next).getByText(shopper.word("cart.notice.saved"))).toBeVisible();
  await next.goto(urlOf(shop, "/checkout/cart"));
  await expect(quantityOn(next)).toHaveValue("2");
});

test("a failed change shows an error and one press retries it with the same idempotency key", async ({
  page,
}) => {
  const shopper = await openCartWithOne(page, shop);
  const keys = listenForKeys(page, "updateCartQuantity");
  await page.route("**/new-ct/updateCartQuantity", (route) =>
    route.fulfill({
      status: 503,
      json: { error: { code: "platform-unavailable", message: "The platform does not answer" } },
    }),
  );
  await oneMoreOn(page).click();
  await expect(noticesOn(page).getByText(shopper.word("cart.error.platform-unavailable"))).toBeVisible();
  await expect(quantityOn(page)).toHaveValue("1");

  await page.unroute("**/new-ct/updateCartQuantity");
  const saved = page.waitForResponse(/updateCartQuantity/);
  await page.getByRole("button", { name: shopper.word("cart.notice.tryAgain") }).click();
  expect((await saved).ok()).toBe(true);
  await expect(quantityOn(page)).toHaveValue("2");
  await expect(page.getByText(shopper.word("cart.error.platform-unavailable"))).toBeHidden();
  await page.reload();
  await expect(quantityOn(page)).toHaveValue("2");
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test("an addition whose response is lost is applied once, however often it is retried", async ({ page }) => {
  const shopper = createShopper(page, shop);
  await shopper.openProduct("10010000");
  const keys = listenForKeys(page, "addToCart");
  await loseAnswers(page, "addToCart");
  const buy = page.getByRole("region", { name: shopper.word("catalogue.product.buy") });
  const add = buy.getByRole("button", { name: shopper.word("catalogue.card.add") });
  await add.click();
  await expect(noticesOn(page).getByText(shopper.word("cart.error.cart-adding-problem"))).toBeVisible();

  await page.evaluate(() => dispatchEvent(new Event("answers-come-back")));
  await add.click();
  await page
    .getByRole("dialog")
    .getByRole("link", { name: shopper.word("cart.toCart") })
    .click();
  await expect(quantityOn(page)).toHaveValue("1");
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
});

test("an addition whose page closes before the response is applied once, and the next page checks it", async ({
  page,
}) => {
  const shopper = await openCartWithOne(page, shop);
  await shopper.openProduct("10010000");
  const keys = listenForKeys(page, "addToCart");
  await page.evaluate(() => {
    const real = window.fetch;
    window.fetch = async (input, init) => {
      const answer = await real(input, init);
      return String(input).endsWith("addToCart") ? new Promise<never>(() => {}) : answer;
    };
  });
  const taken = page.waitForResponse(/addToCart/);
  const buy = page.getByRole("region", { name: shopper.word("catalogue.product.buy") });
  await buy.getByRole("button", { name: shopper.word("catalogue.card.add") }).click();
  expect((await taken).ok()).toBe(true);

  const asked = page.waitForResponse(/addToCart/);
  await shopper.openCart();
  expect((await asked).ok()).toBe(true);
  await page.reload();
  await expect(quantityOn(page)).toHaveValue("2");
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test("announces a change from another device once, in one polite live region", async ({ page, browser }) => {
  const shopper = await openCartWithOne(page, shop);
  const other = await browser.newContext({ storageState: await page.context().storageState() });
  const device = await other.newPage();
  const channel = waitForChannel(device);
  await device.goto(urlOf(shop, "/checkout/cart"));
  await channel;
  await oneMoreOn(device).click();
  await expect(quantityOn(page)).toHaveValue("2");
  const notice = page.getByText(shopper.word("cart.notice.cart-changed"));
  await expect(notice).toHaveCount(1);
  const region = page.getByRole("status").filter({ has: notice });
  await expect(region).toHaveCount(1);
  await expect(region).toHaveAttribute("aria-live", "polite");
  await other.close();
});

test("a quantity above the stock becomes the stock, and the cart says how many are left", async ({
  page,
}) => {
  const shopper = createShopper(page, shop);
  await setStock("EX10180000", 3);
  await shopper.haveCart({ lines: { EX10180000: 1 } });
  await reopenCart(page, shop);
  await quantityOn(page).fill("9");
  await expect(noticesOn(page).getByText(/reduced from 9 to 3/i)).toBeVisible();
  await expect(quantityOn(page)).toHaveValue("3");
});
