import { expect, test } from "playwright/test";
import { reopenCart, waitForChannel } from "../support/cart-page.ts";
import { setStock } from "../support/set-stock.ts";
import { createShopper } from "../support/shopper.ts";
import { shops } from "../support/shops.ts";

const shop = shops.GB;

test("an open product page shows a stock change on the platform, without a reload", async ({ page }) => {
  const shopper = createShopper(page, shop);
  await setStock("EX10240000", 40);
  await shopper.haveCart({ lines: { EX10240000: 1 } });
  const watching = waitForChannel(page);
  await shopper.openProduct("10240000");
  await page.mouse.move(10, 10);
  await page.mouse.move(20, 20);
  await (await watching).waitForEvent("framesent", ({ payload }) => String(payload).includes("EX10240000"));
  const buy = page.getByRole("region", { name: shopper.word("catalogue.product.buy") });
  // The page has subscribed; once the SKU's room has recorded it, the next change arrives.
  await expect(async () => {
    await setStock("EX10240000", 41);
    await setStock("EX10240000", 2);
    await expect(buy.getByText("Only 2 left")).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await setStock("EX10240000", 0);
  await expect(buy.getByText(shopper.word("catalogue.stock.none")).filter({ visible: true })).toBeVisible();
  await expect(buy.getByRole("button", { name: shopper.word("catalogue.card.add") })).toBeHidden();
  await setStock("EX10240000", 7000);
  await expect(buy.getByText("7,000 in stock.")).toBeVisible();
  await expect(buy.getByRole("button", { name: shopper.word("catalogue.card.add") })).toBeVisible();
});

test("the open cart shows how many items are left", async ({ page }) => {
  const shopper = createShopper(page, shop);
  await setStock("EX10300000", 40);
  await shopper.haveCart({ lines: { EX10300000: 1 } });
  await reopenCart(page, shop);
  // The room subscribes once the socket is open; after that, the next change arrives.
  await expect(async () => {
    await setStock("EX10300000", 41);
    await setStock("EX10300000", 0);
    await expect(page.getByText(shopper.word("cart.stock.soldOut"))).toBeVisible({ timeout: 5_000 });
  }).toPass();
});

test("a page without a cart requests the stock when it becomes visible again", async ({ page }) => {
  const shopper = createShopper(page, shop);
  await shopper.openProduct("10160000");
  await setStock("EX10160000", 1234);
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(page.getByText("1,234 in stock.")).toBeVisible();
});
