import { expect, test } from "playwright/test";
import { createShopper } from "../support/shopper.ts";
import { shops, urlOf } from "../support/shops.ts";

const shop = shops.GB;

test.describe("a card payment", () => {
  test("places the order when 3-D Secure is accepted", async ({ page }) => {
    const shopper = await goToPayment(page);
    await shopper.orderButton().click();
    await shopper.payByCard("4917 6100 0000 0000", "Accept");
    await shopper.expectThankYou();
    await expect(page.getByRole("main").getByText(shopper.word("orders.thankYou.paid"))).toBeVisible();
  });

  for (const [name, card, bank] of [
    ["that the bank refuses", "4000 0200 0000 0000", undefined],
    ["with 3-D Secure declined", "4917 6100 0000 0000", "Decline"],
  ] as const) {
    test(`${name} preserves the cart and offers another attempt`, async ({ page }) => {
      const shopper = await goToPayment(page);
      await shopper.orderButton().click();
      await shopper.payByCard(card, bank);
      await expect(page).toHaveURL(/error=payment-error/);
      await expect(page.getByText(shopper.word("checkout.paymentError.notCharged"))).toBeVisible();
      await shopper.openCart();
      await expect(page.getByRole("link", { name: shopper.word("cart.toCheckout") }).first()).toBeVisible();
    });
  }

  test("that the shopper cancels is reported, and another method places the order", async ({ page }) => {
    const shopper = await goToPayment(page);
    await shopper.orderButton().click();
    await page.getByRole("button", { name: "Cancel" }).click();
    await expect(page).toHaveURL(/error=cancelled-transaction/);
    await expect(page.getByText(shopper.word("checkout.paymentError.cancelled-transaction"))).toBeVisible();
    await page.goto(urlOf(shop, "/checkout/payment"));
    await shopper.choosePayment("bank_transfer");
    await shopper.orderButton().click();
    await shopper.expectThankYou();
  });

  test("returns to the same order when its return page is loaded again", async ({ page }) => {
    const shopper = await goToPayment(page);
    await shopper.orderButton().click();
    const returned = page.waitForRequest((request) => request.url().includes("/checkout/payment/result"));
    await shopper.payByCard("4111 1111 1111 1111");
    await shopper.expectThankYou();
    const thankYou = page.url();
    await page.goto((await returned).url());
    await expect(page).toHaveURL(thankYou);
  });

  test("is reversed when a second device changes the cart during 3-D Secure", async ({ page, browser }) => {
    const shopper = await goToPayment(page);
    await shopper.orderButton().click();
    await page.getByLabel("Card number").fill("4917 6100 0000 0000");
    await page.getByRole("button", { name: /^Pay/ }).click();
    const accept = page.getByRole("button", { name: "Accept" });
    await expect(accept).toBeVisible();

    const other = await browser.newContext({ storageState: await page.context().storageState() });
    const second = await other.newPage();
    await second.goto(urlOf(shop, "/checkout/cart"));
    const taken = second.waitForResponse((response) => response.url().includes("/new-ct/") && response.ok());
    await second
      .getByRole("button", { name: /^Increase quantity of/ })
      .first()
      .click();
    await taken;

    await accept.click();
    await expect(page).toHaveURL(/error=malformed-price/);
    await expect(page.getByText(shopper.word("checkout.paymentError.malformed-price"))).toBeVisible();
    await other.close();
  });
});

async function goToPayment(page: import("playwright/test").Page) {
  const shopper = createShopper(page, shop);
  await shopper.haveCart({ lines: { EX10020000: 1 }, method: "scheme" });
  await page.goto(urlOf(shop, "/checkout/payment"));
  return shopper;
}
