import { expect, test } from "playwright/test";
import { oneMoreOn, quantityOn } from "../support/cart-page.ts";
import { createShopper } from "../support/shopper.ts";
import { shops, urlOf } from "../support/shops.ts";

const shop = shops.GB;

test("two devices of one session show the same cart, and it empties on both when it is ordered", async ({
  page,
  browser,
}) => {
  const shopper = createShopper(page, shop);
  await shopper.haveCart({ method: "bank_transfer" });
  await shopper.openCart();

  const other = await browser.newContext({ storageState: await page.context().storageState() });
  const second = await other.newPage();
  await second.goto(urlOf(shop, "/checkout/cart"));
  await expect(quantityOn(second)).toHaveValue("1");

  await oneMoreOn(page).click();
  await expect(quantityOn(second)).toHaveValue("2");

  await page.goto(urlOf(shop, "/checkout/payment"));
  await shopper.orderButton().click();
  await shopper.expectThankYou();
  await second.reload();
  await expect(second.getByText(shopper.word("cart.empty.title"))).toBeVisible();
  await other.close();
});

test("a device whose socket opens late shows the changes made meanwhile", async ({ page, browser }) => {
  const shopper = createShopper(page, shop);
  await shopper.haveCart();
  await shopper.openCart();

  const other = await browser.newContext({ storageState: await page.context().storageState() });
  const second = await other.newPage();
  let letThrough = () => {};
  const isLetThrough = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  let noteAsked = () => {};
  const isAsked = new Promise<void>((resolve) => {
    noteAsked = resolve;
  });
  await second.routeWebSocket(/\/realtime\?/, async (socket) => {
    noteAsked();
    await isLetThrough;
    socket.connectToServer();
  });
  await second.goto(urlOf(shop, "/checkout/cart"));
  await isAsked;
  await expect(quantityOn(second)).toHaveValue("1");

  const saved = page.waitForResponse(/updateCartQuantity/);
  await oneMoreOn(page).click();
  await saved;
  letThrough();
  await expect(quantityOn(second)).toHaveValue("2");
  await other.close();
});

test("places one order when the button is pressed twice", async ({ page }) => {
  const shopper = createShopper(page, shop);
  await shopper.haveCart({ method: "bank_transfer" });
  await page.goto(urlOf(shop, "/checkout/payment"));
  await shopper.orderButton().dblclick();
  await shopper.expectThankYou();
  const first = page.url();
  await page.reload();
  await shopper.expectThankYou();
  expect(page.url()).toBe(first);
  await page.goBack();
  await expect(page).toHaveURL(first);
  await page.goto(urlOf(shop, "/checkout/payment"));
  await expect(page).toHaveURL(first);
});
