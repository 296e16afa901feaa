import { devices, expect, test } from "playwright/test";
import { createShopper } from "../support/shopper.ts";
import { shops } from "../support/shops.ts";

const phone = devices["Pixel 7"];

type Purchase = {
  readonly shop: keyof typeof shops;
  readonly customerType: "PRIVATE" | "COMPANY";
  readonly vatNumber?: string;
  readonly method: "scheme" | "bank_transfer" | "cash_on_delivery";
  readonly product: string;
  readonly isPhone: boolean;
  readonly hasScripts: boolean;
};

const purchases: readonly Purchase[] = [
  {
    shop: "SK",
    customerType: "PRIVATE",
    method: "cash_on_delivery",
    product: "10010000",
    isPhone: false,
    hasScripts: true,
  },
  {
    shop: "DE",
    customerType: "COMPANY",
    vatNumber: "DE123456789",
    method: "bank_transfer",
    product: "10010000",
    isPhone: false,
    hasScripts: true,
  },
  {
    shop: "GB",
    customerType: "PRIVATE",
    method: "scheme",
    product: "10020000",
    isPhone: true,
    hasScripts: true,
  },
  {
    shop: "CH",
    customerType: "PRIVATE",
    method: "scheme",
    product: "10110000",
    isPhone: false,
    hasScripts: false,
  },
  {
    shop: "BE",
    customerType: "COMPANY",
    method: "bank_transfer",
    product: "10110000",
    isPhone: true,
    hasScripts: false,
  },
  {
    shop: "GR",
    customerType: "PRIVATE",
    method: "cash_on_delivery",
    product: "10010000",
    isPhone: true,
    hasScripts: true,
  },
  {
    shop: "BG",
    customerType: "COMPANY",
    method: "cash_on_delivery",
    product: "10010000",
    isPhone: false,
    hasScripts: false,
  },
];

for (const purchase of purchases) {
  const { shop, customerType, vatNumber, method, product, isPhone, hasScripts } = purchase;
  const how = `${method}, ${customerType.toLowerCase()}, ${isPhone ? "phone" : "desktop"}, ${hasScripts ? "with" : "without"} JavaScript`;

  test(`a shopper in ${shop} orders: ${how}`, async ({ browser }) => {
    const context = await browser.newContext({ ...(isPhone ? phone : {}), javaScriptEnabled: hasScripts });
    const page = await context.newPage();
    const shopper = createShopper(page, shops[shop]);

    await shopper.searchProduct(product);
    await shopper.addToCart();
    await shopper.fillAddresses({ customerType, ...(vatNumber && { vatNumber }) });
    await shopper.choosePayment(method);
    await shopper.orderButton().click();
    if (method === "scheme") await shopper.payByCard("4111 1111 1111 1111");

    await shopper.expectThankYou();
    const main = page.getByRole("main");
    await expect(
      main.getByText(shopper.word(`payment.method.${method}.name`), { exact: true }),
    ).toBeVisible();
    await expect(main.getByText(shops[shop].address.streetName)).toBeVisible();
    if (method === "bank_transfer")
      await expect(main.getByText(shopper.word("orders.bank.iban"), { exact: true })).toBeVisible();
    await shopper.openCart();
    await expect(page.getByText(shopper.word("cart.empty.title"))).toBeVisible();
    await context.close();
  });
}
