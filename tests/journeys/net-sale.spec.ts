import { expect, type Page, test } from "playwright/test";
import { createShopper } from "../support/shopper.ts";
import { shops, urlOf } from "../support/shops.ts";

/** Orders ship from Germany. */
const shop = shops.AT;
/** 329,00 € with and without 20 % VAT. */
const [gross, net] = ["329,00", "274,17"];
/** The sandbox's VAT service fails to validate this number at first, and confirms it the second time. */
const lateNumber = `ATU${1000 + Math.floor(Math.random() * 9000)}9001`;
const wrongNumber = "ATU12342001";

/** Fills in the address of an Austrian company that receives the goods itself, except its VAT number. */
async function fillCompany(page: Page): Promise<void> {
  const fill = (name: string, text: string) => page.locator(`[name="${name}"]`).fill(text);
  await fill("email", "jana.novak@example.com");
  await page.locator('[name="customerType"][value="COMPANY"]').check();
  await page.locator('[name="billing.country"]').selectOption("AT");
  const places = { ...shop.address, firstName: "Jana", lastName: "Novak" };
  for (const [field, text] of Object.entries(places)) {
    await fill(`billing.${field}`, text);
  }
  await fill("billing.company", "Ironworks GmbH");
}

/** Opens the address step with a cart and a company filled in, except its VAT number. */
async function openCompanyForm(page: Page) {
  const shopper = createShopper(page, shop);
  const { word } = shopper;
  await shopper.haveCart();
  await page.goto(urlOf(shop, "/checkout/addresses"));
  await fillCompany(page);
  return { shopper, word };
}

test("validates a number that was typed and left before the page's scripts ran", async ({ page }) => {
  const { word, haveCart } = createShopper(page, shop);
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await haveCart();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(urlOf(shop, "/checkout/addresses"), { waitUntil: "commit" });
  await fillCompany(page);
  await page.locator('[name="billing.vatNumber"]').fill("ATU12345678");
  await page.locator('[name="billing.phone"]').focus();
  release();
  await expect(page.getByText(word("vat.net"))).toBeVisible();
});

test("a company of another country retries the validation, buys net, and sees net prices to the end", async ({
  page,
}) => {
  const { shopper, word } = await openCompanyForm(page);
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

test("an invalid number blocks the checkout until the shopper continues at the gross price", async ({
  page,
}) => {
  const { word } = await openCompanyForm(page);
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

for (const typed of ["atu12345678", "AT U12345678", "U12345678"]) {
  test(`a number typed as "${typed}" retains its result in its official form`, async ({ page }) => {
    await page.clock.install();
    const { word } = await openCompanyForm(page);
    const cleared: string[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/vat/clear")) cleared.push(request.url());
    });
    const number = page.getByLabel(word("checkout.field.vatNumber"));
    await number.pressSequentially(typed);
    await number.press("Tab");
    await expect(page.getByText(word("vat.net"))).toBeVisible();
    await expect(number).toHaveValue("ATU12345678");
    // Longer than the input debounce.
    await page.clock.fastForward(2_000);
    await expect(page.getByText(word("vat.net"))).toBeVisible();
    expect(cleared).toEqual([]);
  });
}

test("a country changed after the number was entered submits no number of another country", async ({
  page,
}) => {
  const { word } = await openCompanyForm(page);
  const number = page.getByLabel(word("checkout.field.vatNumber"));
  await number.fill("ATU12345678");
  await number.press("Tab");
  await expect(page.getByText(word("vat.net"))).toBeVisible();
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/vat/validate")) asked.push(request.url());
  });
  await page.locator('[name="billing.country"]').selectOption("IE");
  await expect(page.getByText(word("vat.failedFormat"))).toBeVisible();
  await expect(number).toHaveValue("ATU12345678");
  expect(asked).toEqual([]);
});

test("does not confirm a number of another company, and says so", async ({ page }) => {
  const { word } = await openCompanyForm(page);
  const number = page.getByLabel(word("checkout.field.vatNumber"));
  await number.fill("ATU12347001");
  await number.press("Tab");
  await expect(page.getByText(word("vat.otherName"))).toBeVisible();
  await expect(page.getByRole("region", { name: word("checkout.payment.summary") })).toContainText(gross);
});
