import { expect, type Page, test } from "playwright/test";
import { createShopper } from "../support/shopper.ts";
import { shops, urlOf } from "../support/shops.ts";

const shop = shops.DE;
/** 329,00 € with and without 19 % VAT. */
const [gross, net] = ["329,00", "276,47"];
/** The sandbox's office cannot validate it at first, and confirms it the second time. */
const lateNumber = `ATU${1000 + Math.floor(Math.random() * 9000)}9001`;
const wrongNumber = "ATU12342001";

/** The addresses of an Austrian company that has goods delivered in Germany, up to its VAT number. */
async function fillCompany(page: Page): Promise<void> {
  const fill = (name: string, text: string) => page.locator(`[name="${name}"]`).fill(text);
  await fill("email", "jana.novak@example.com");
  await page.locator('[name="customerType"][value="COMPANY"]').check();
  await page.locator('[name="billing.country"]').selectOption("AT");
  const places = { ...shop.address, firstName: "Jana", lastName: "Novak" };
  for (const [field, text] of Object.entries(places)) {
    await fill(`billing.${field}`, field === "postalCode" ? "1010" : text);
    await fill(`shipping.${field}`, text);
  }
  await fill("billing.company", "Ironworks GmbH");
}

test("a company of another country tries again, buys net, and reads so to the end", async ({ page }) => {
  const shopper = createShopper(page, shop);
  const { word } = shopper;
  await shopper.haveCart();
  await page.goto(urlOf(shop, "/checkout/addresses"));
  await fillCompany(page);
  const number = page.getByLabel(word("checkout.field.vatNumber"));
  const summary = page.getByRole("region", { name: word("checkout.payment.summary") });

  await number.fill(lateNumber.toLowerCase());
  await number.press("Tab");
  await expect(page.getByText(word("vat.timeout")).first()).toBeVisible();
  await page.getByRole("button", { name: word("vat.validate") }).click();
  await expect(page.getByText(word("vat.net"))).toBeVisible();
  await expect(number).toHaveValue(lateNumber);
  await expect(summary).toContainText(net);

  await number.fill("");
  await expect(page.getByText(word("vat.net"))).toBeHidden();
  await expect(summary).not.toContainText(net);
  await number.fill(lateNumber);
  await number.press("Tab");
  await expect(summary).toContainText(net);

  await page.getByRole("button", { name: word("checkout.addresses.continue") }).click();
  await expect(page).toHaveURL(/\/checkout\/payment$/);
  await expect(page.getByRole("main")).toContainText(net);
  await shopper.choosePayment("bank_transfer");
  await shopper.orderButton().click();
  await shopper.expectThankYou();
  const main = page.getByRole("main");
  await expect(main).toContainText(net);
  await expect(main).toContainText(lateNumber);
});

test("a number that is not valid stops the checkout until the shopper goes on at the gross price", async ({
  page,
}) => {
  const shopper = createShopper(page, shop);
  const { word } = shopper;
  await shopper.haveCart();
  await page.goto(urlOf(shop, "/checkout/addresses"));
  await fillCompany(page);
  const number = page.getByLabel(word("checkout.field.vatNumber"));
  await number.fill(wrongNumber);
  await number.press("Tab");
  await expect(page.getByText(word("vat.failedFormat"))).toBeVisible();
  await expect(number).toHaveAttribute("aria-invalid", "true");

  await page.getByRole("button", { name: word("checkout.addresses.continue") }).click();
  const help = page.getByRole("dialog", { name: word("vat.help.title") });
  for (const cause of ["invalid", "private", "system"])
    await expect(help.getByText(word(`vat.help.${cause}`), { exact: true })).toBeVisible();
  await help.getByRole("button", { name: word("vat.help.continue") }).click();
  await expect(page).toHaveURL(/\/checkout\/payment$/);
  await expect(page.getByRole("main")).toContainText(gross);
});
