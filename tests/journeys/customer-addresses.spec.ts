import { expect, type Page, test } from "playwright/test";
import { becomeCustomer } from "../support/become-customer.ts";
import { findViolations } from "../support/find-violations.ts";
import { Guest } from "../support/guest.ts";
import { createShopper } from "../support/shopper.ts";
import { shops, urlOf } from "../support/shops.ts";

/** Orders ship from Germany. */
const shop = shops.AT;
/** 329,00 € without 20 % VAT. */
const net = "274,17";
const number = "ATU98760000";
const [deliveries, bills] = ["/my-account/shipping-details", "/my-account/billing-details"];

/** Signs a new customer with a product in the cart in, in the browser. */
async function signIn(page: Page): Promise<Guest> {
  const guest = new Guest(Number(process.env.IRONHALL_PORT), `${shop.country}.localhost`);
  const email = `company.${crypto.randomUUID()}@example.com`;
  const names = { firstName: "Anna", lastName: "Gruber" };
  await becomeCustomer(guest, { email, password: "hammer42", ...names });
  await guest.call("addToCart", { sku: "EX10010000", quantity: 1 });
  const url = urlOf(shop, "/");
  const cookies = [...guest.cookies].map(([name, value]) => ({ name, value, url, httpOnly: true }));
  await page.context().addCookies(cookies);
  return guest;
}

const expectNoBarriers = async (page: Page) => expect(await findViolations(page)).toEqual([]);

test("a company saves its addresses, and buys net with them", async ({ page }) => {
  await signIn(page);
  const shopper = createShopper(page, shop);
  const { word } = shopper;
  const fill = (name: string, text: string) => page.locator(`[name="${name}"]`).fill(text);
  const save = () => page.getByRole("button", { name: word("my-addresses.save") }).click();
  const cards = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.locator("address") });

  await page.goto(urlOf(shop, bills));
  await expect(page.getByText(word("my-addresses.billing.empty"))).toBeVisible();
  await page.getByRole("link", { name: word("my-addresses.billing.add") }).click();
  await page.getByLabel(word("checkout.customerType.COMPANY"), { exact: true }).check();
  await page.locator('[name="billing.country"]').selectOption("AT");
  await fill("billing.company", "Gruber Metallbau GmbH");
  await fill("billing.vatNumber", number);
  const place = { ...shop.address, postalCode: "10", city: "Wien" };
  for (const [field, text] of Object.entries(place)) await fill(`billing.${field}`, text);
  await save();
  await expect(page.getByRole("alert")).toBeVisible();
  await expect(page.locator('[name="billing.postalCode"]')).toBeFocused();
  await expectNoBarriers(page);
  await fill("billing.postalCode", "1010");
  await save();
  await expect(page.getByRole("status").filter({ hasText: word("my-addresses.notice.saved") })).toBeVisible();
  await expect(cards).toContainText([word("my-addresses.vatValid", { number })]);

  await page.goto(urlOf(shop, `${deliveries}?add`));
  await page.locator('[name="shippingCustomerType"]').selectOption("COMPANY");
  await fill("shipping.company", "Gruber Metallbau GmbH");
  for (const [field, text] of Object.entries(shop.address)) await fill(`shipping.${field}`, text);
  await save();
  await expect(cards).toHaveCount(1);
  await cards.getByRole("link", { name: word("my-addresses.remove") }).click();
  await expect(page.getByText(word("my-addresses.ask"))).toBeVisible();
  await expectNoBarriers(page);
  await page.getByRole("link", { name: word("my-addresses.keep") }).click();
  await cards.getByRole("link", { name: word("my-addresses.change") }).click();
  await fill("shipping.streetNumber", "9b");
  await save();
  await expect(cards).toContainText(["Werkstraße 9b"]);

  // An opened address stays the edited one after a visit to the cart.
  await page.goto(urlOf(shop, "/checkout/addresses"));
  await page
    .getByRole("button", { name: new RegExp(`${word("address.saved.edit")}.*Gruber Metallbau.*1010`) })
    .and(page.locator('[value^="edit:billing:"]'))
    .click();
  await expect(page.locator('[name="billing.id"]')).not.toHaveValue("");
  await fill("billing.streetNumber", "21");
  await page.waitForFunction(() =>
    Object.values(sessionStorage).some((draft) => String(draft).includes("=21&")),
  );
  await page.goto(urlOf(shop, "/checkout/cart"));
  await page.goto(urlOf(shop, "/checkout/addresses"));
  await expect(page.locator('[name="billing.streetNumber"]')).toHaveValue("21");
  const billing = page.getByRole("region", { name: word("checkout.addresses.billing") });
  await expect(billing.getByText(word("address.saved.change"))).toBeVisible();
  await page.getByRole("button", { name: word("checkout.addresses.continue") }).click();

  await expect(page).toHaveURL(/\/checkout\/payment$/);
  await expect(page.getByRole("main")).toContainText(net);
  await expect(page.getByRole("main")).toContainText("Werkstraße 9b");
  await shopper.choosePayment("bank_transfer");
  await shopper.orderButton().click();
  await shopper.expectThankYou();
  await page.goto(urlOf(shop, bills));
  await expect(cards).toContainText(["Werkstraße 21"]);
  await page.goto(urlOf(shop, "/my-account/order-history"));
  const title = new RegExp(word("my-orders.number", { number: String.raw`\d{4}-\d{4}-\d{4}` }));
  const orders = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("link", { name: title }) });
  await expect(orders).toHaveCount(1);
  await expect(orders).toContainText(net);
});

test("checks a pasted and an uploaded list line by line, and adds the available lines to the cart", async ({
  page,
}) => {
  const english = shops.GB;
  const { word } = createShopper(page, english);
  await page.goto(urlOf(english, "/"));
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: word("quick-order.title") })
    .click();
  const list = page.getByLabel(word("quick-order.list"));
  await list.fill("EX10010000;2\nEX99999999;1");
  const buffer = Buffer.from("\uFEFFSKU\tQuantity\r\n10020000\t1\r\nhammer\t3", "utf16le");
  await page
    .getByLabel(word("quick-order.file"))
    .setInputFiles({ name: "list.csv", mimeType: "text/csv", buffer });
  await page.getByRole("button", { name: word("quick-order.check") }).click();
  const rows = page.getByRole("table").getByRole("row");
  await expect(rows).toHaveCount(5);
  await expect(rows.filter({ hasText: "EX99999999" })).toContainText(word("quick-order.refusal.unknown"));
  await expect(rows.filter({ hasText: "hammer" })).toContainText(word("quick-order.refusal.unreadable"));
  await expect(rows.filter({ hasText: "10020000" })).toContainText("£");
  await expectNoBarriers(page);
  await page.getByRole("button", { name: word("quick-order.add") }).click();
  await expect(page.getByRole("main").getByRole("status").filter({ hasText: "2" })).toBeVisible();
  await expect(list).toHaveValue("EX99999999;1\nhammer\t3");
  await page.getByRole("link", { name: word("quick-order.toCart") }).click();
  await expect(page.getByRole("main")).toContainText("10020000");
});
