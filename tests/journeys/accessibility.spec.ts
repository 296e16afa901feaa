import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "playwright/test";
import { createShopper } from "../support/shopper.ts";
import { shops, urlOf } from "../support/shops.ts";

const publicPages = [
  "/",
  "/catering-equipment/",
  "/search?q=scale",
  "/search?q=qwertzuiop",
  "/categories",
  "/no-such-thing/",
  "/terms-and-conditions/",
];

for (const width of [375, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    for (const path of publicPages) {
      test(`axe finds nothing on ${path}`, async ({ page }) => {
        await page.goto(urlOf(shops.GB, path));
        await expectAccessible(page);
      });
    }

    test("axe finds nothing on the way from the product to the thank-you page", async ({ page }) => {
      const shopper = createShopper(page, shops.GB);
      await shopper.openProduct("10010000");
      await expectAccessible(page);
      await shopper.addToCart();
      await expectAccessible(page);
      await page.goto(urlOf(shops.GB, "/checkout/addresses"));
      await page.getByRole("button", { name: shopper.word("checkout.addresses.continue") }).click();
      await expect(page.getByRole("alert")).toBeVisible();
      await expectAccessible(page);
      await page.goto(urlOf(shops.GB, "/checkout/cart"));
      await shopper.fillAddresses({ customerType: "COMPANY" });
      await expectAccessible(page);
      await shopper.choosePayment("bank_transfer");
      await shopper.orderButton().click();
      await shopper.expectThankYou();
      await expectAccessible(page);
    });
  });
}

async function expectAccessible(page: import("playwright/test").Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`)).toEqual(
    [],
  );
}
