import { expect, test } from "playwright/test";
import { createShopper } from "../support/shopper.ts";
import { shops, urlOf } from "../support/shops.ts";

test("a shopper in Poland pays by BLIK on the provider's page", async ({ page }) => {
  const shopper = createShopper(page, shops.PL);
  await shopper.haveCart({ method: "scheme" });
  await page.goto(urlOf(shops.PL, "/checkout/payment"));
  await page.getByRole("radio", { name: "Przelewy online / BLIK" }).check();
  await shopper.orderButton().click();
  await page.getByRole("button", { name: /^Pay/ }).first().click();
  await shopper.expectThankYou();
  const main = page.getByRole("main");
  await expect(main.getByText("Przelewy online / BLIK", { exact: true })).toBeVisible();
  await expect(main.getByText(shopper.word("orders.thankYou.paid"), { exact: true })).toBeVisible();
});

test("a shopper in Portugal gets a Multibanco reference without JavaScript and pays it later", async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const shopper = createShopper(page, shops.PT);
  await shopper.haveCart({ method: "scheme" });
  await page.goto(urlOf(shops.PT, "/checkout/payment"));
  await page.getByRole("radio", { name: "Multibanco" }).check();
  await shopper.orderButton().click();
  await shopper.expectThankYou();
  const box = page.getByRole("region", { name: shopper.word("payment.multibanco.title") });
  for (const name of ["entity", "reference", "consumer", "until"])
    await expect(box.getByText(shopper.word(`payment.multibanco.${name}`), { exact: true })).toBeVisible();
  await expect(box.getByText(/^\d{3} \d{3} \d{3}$/)).toBeVisible();
  await expect(page.getByText(shopper.word("orders.thankYou.inProgress"), { exact: true })).toBeVisible();

  const thankYou = page.url();
  await page.goto(`http://sandbox.localhost:${process.env.IRONHALL_PORT}/`);
  await page
    .getByRole("row", { name: /multibanco/ })
    .first()
    .getByRole("link")
    .click();
  await page.getByRole("button", { name: "Paid", exact: true }).click();
  await expect(async () => {
    await page.goto(thankYou);
    await expect(page.getByText(shopper.word("orders.thankYou.paid"), { exact: true })).toBeVisible({
      timeout: 1000,
    });
  }).toPass();
  await expect(box).toBeHidden();
  await context.close();
});

test("a company in Germany buys on Klarna invoice, and is not offered the methods for private customers", async ({
  page,
}) => {
  const shopper = createShopper(page, shops.DE);
  await shopper.haveCart({ method: "scheme", company: "Eisenwerk GmbH" });
  await page.goto(urlOf(shops.DE, "/checkout/payment"));
  for (const method of ["klarna", "klarna_account", "ratepay"])
    await expect(
      page.getByRole("radio", { name: shopper.word(`payment.method.${method}.name`) }),
    ).toBeDisabled();
  await page.getByRole("radio", { name: shopper.word("payment.method.klarna_b2b.name") }).check();
  await shopper.orderButton().click();
  await page.getByRole("button", { name: "Buy on invoice" }).click();
  await shopper.expectThankYou();
  await expect(page.getByRole("main").getByText("Eisenwerk GmbH").first()).toBeVisible();
});
