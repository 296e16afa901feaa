import { expect, type Page, test } from "playwright/test";
import { oneMoreOn, waitForChannel } from "../support/cart-page.ts";
import { createShopper } from "../support/shopper.ts";
import { shops, urlOf } from "../support/shops.ts";

test.use({ serviceWorkers: "allow" });

const order = (page: Page) => page.getByRole("region", { name: "Your order" });

test("the payment page follows its cart, reports changes, and orders at the displayed total, also after an outage", async ({
  page,
  context,
}) => {
  const shop = shops.GB;
  const shopper = createShopper(page, shop);
  await shopper.haveCart({ method: "scheme" });
  const channel = waitForChannel(page);
  await page.goto(urlOf(shop, "/checkout/payment"));
  await channel;
  const before = await page.locator("[name=total]").inputValue();

  const elsewhere = await context.newPage();
  await elsewhere.goto(urlOf(shop, "/checkout/cart"));
  await oneMoreOn(elsewhere).click();
  await expect(page.locator("[name=total]")).toHaveValue(String(Number(before) * 2));
  await expect(order(page).getByText("2 ×")).toBeVisible();
  await expect(page.getByRole("status").getByText(shopper.word("payment.live.changed"))).toBeVisible();
  await expect(page.getByText(/The total is now £\S+ instead of £\S+\./).last()).toBeVisible();

  // Whichever control is used next: the total never changes without a message.
  await shopper.choosePayment("bank_transfer");
  await expect(page.getByRole("button", { name: shopper.word("checkout.placeOrder") })).toBeEnabled();
  await context.setOffline(true);
  await shopper.orderButton().click();
  await expect(page.getByText(shopper.word("payment.offline.unsent"))).toBeVisible();
  await expect(
    page.getByRole("radio", { name: shopper.word("payment.method.bank_transfer.name") }),
  ).toBeChecked();
  await context.setOffline(false);
  await shopper.orderButton().click();
  await shopper.expectThankYou();
  const main = page.getByRole("main");
  await expect(main.getByText(shopper.word("orders.thankYou.awaitsTransfer"), { exact: true })).toBeVisible();
  await expect(main.getByText(`£${(Number(before) / 50).toFixed(2)}`).first()).toBeVisible();
  await expect(main.getByText("jana@example.com")).toBeVisible();
  await expect(main.getByRole("link", { name: shopper.word("payment.account.action") })).toHaveAttribute(
    "href",
    /\/checkout\/create-account\?order=/,
  );
});

for (const javaScriptEnabled of [true, false]) {
  test(`asks for a date of birth next to its field, and preserves all input, ${javaScriptEnabled ? "with" : "without"} JavaScript`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled });
    const page = await context.newPage();
    const shop = shops.DE;
    const shopper = createShopper(page, shop);
    await shopper.haveCart({ method: "scheme" });
    await page.goto(urlOf(shop, "/checkout/payment"));
    const company = page.getByRole("radio", { name: shopper.word("payment.method.klarna_b2b.name") });
    await expect(company).toBeDisabled();
    await expect(page.getByText(shopper.word("payment.refusal.business"))).toBeVisible();

    const ratepay = page.getByRole("radio", { name: shopper.word("payment.method.ratepay.name") });
    const birthDate = page.getByLabel(shopper.word("payment.birthDate.label"), { exact: true });
    await expect(birthDate).toBeHidden();
    await ratepay.check();
    await expect(birthDate).toHaveAttribute("autocomplete", "bday");
    await shopper.orderButton().click();
    await expect(birthDate).toHaveAccessibleDescription(
      new RegExp(shopper.word("payment.birthDate.required")),
    );
    await birthDate.fill("2020-05-17");
    await shopper.orderButton().click();
    await expect(birthDate).toHaveAccessibleDescription(new RegExp(shopper.word("payment.birthDate.young")));
    await expect(ratepay).toBeChecked();
    await expect(birthDate).toHaveValue("2020-05-17");
    await context.close();
  });
}

test("on a phone a bar has the total and leads to the order, whose button is below its sums; it covers nothing that has the focus", async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 667 });
  const shop = shops.DE;
  const shopper = createShopper(page, shop);
  await shopper.haveCart({ method: "bank_transfer" });
  await page.goto(urlOf(shop, "/checkout/payment"));
  const button = shopper.orderButton();
  const bar = page.getByRole("link", { name: shopper.word("checkout.payment.toOrder") });
  await expect(bar).toBeInViewport({ ratio: 1 });
  await expect(bar.locator("..")).toContainText(shopper.word("cart.totals.total"));
  // Nothing orders before goods and sums were in view (Directive 2011/83/EU, Art. 8(2)).
  await expect(button).not.toBeInViewport();
  await bar.click();
  await expect(page.getByRole("region", { name: shopper.word("checkout.payment.summary") })).toBeInViewport();
  // The bar is behind the order: the button can be pressed.
  await button.click({ trial: true });
  await expect(button).toBeInViewport({ ratio: 1 });
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  const method = page.getByRole("main").getByRole("radio", { checked: true });
  await expect(method).not.toBeInViewport();
  await method.focus();
  await expect(method).toBeInViewport({ ratio: 1 });
  const [focused, barBox] = [await method.boundingBox(), await bar.boundingBox()];
  expect((focused?.y ?? 0) + (focused?.height ?? 0)).toBeLessThanOrEqual(barBox?.y ?? 0);
});

test("a transfer in euro has a QR code, copyable details and an IBAN in one line", async ({ browser }) => {
  const context = await browser.newContext({
    viewport: { width: 375, height: 800 },
    permissions: ["clipboard-read", "clipboard-write"],
  });
  const page = await context.newPage();
  const shop = shops.SK;
  const shopper = createShopper(page, shop);
  await shopper.haveCart({ method: "bank_transfer" });
  await page.goto(urlOf(shop, "/checkout/payment"));
  await shopper.orderButton().click();
  await shopper.expectThankYou();
  // A phone cannot scan its own display: the code is folded, for another device.
  const code = page.getByRole("img", { name: shopper.word("payment.qr.title") });
  await expect(code).toBeHidden();
  await page.getByText(shopper.word("payment.qr.show")).click();
  await expect(code).toBeVisible();
  const iban = page.getByText(/^[A-Z]{2}\d\d( \w{4})+( \w+)?$/);
  const [box, label] = [
    await iban.boundingBox(),
    await page.getByText("IBAN", { exact: true }).boundingBox(),
  ];
  expect(box?.height ?? 0).toBeLessThan((label?.height ?? 0) * 2);
  await page.getByRole("button", { name: shopper.word("payment.copyOf", { what: "IBAN" }) }).click();
  await expect(page.getByText(shopper.word("payment.copied", { what: "IBAN" }))).toBeAttached();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe((await iban.innerText()).replaceAll(" ", ""));
  await context.close();
});
