import { expect, test } from "playwright/test";
import { toAddressForm } from "../support/address-form.ts";
import { becomeCustomer } from "../support/become-customer.ts";
import { findViolations } from "../support/find-violations.ts";
import { Guest } from "../support/guest.ts";
import { messagesOf } from "../support/messages.ts";
import { setStock } from "../support/set-stock.ts";
import { shops, urlOf } from "../support/shops.ts";

const shop = shops.SK;
const word = messagesOf(shop.language);
const still = "EX10010000";
/** Sold out after the order; no other journey buys it. */
const gone = "EX10300000";

test("orders are found, read, bought again with the available items, and reviewed", async ({ page }) => {
  await setStock(gone, 5);
  const number = await placeOrder();
  await setStock(gone, 0);
  await page.goto(urlOf(shop, "/my-account/order-history"));
  const search = page.getByRole("main").getByRole("searchbox");
  await search.fill("nothing of it");
  await search.press("Enter");
  await expect(page.getByRole("heading", { name: word("my-orders.nothing.title") })).toBeVisible();
  await search.fill(number.slice(0, 9));
  await search.press("Enter");
  const title = word("my-orders.number", { number });
  await page.getByRole("link", { name: title }).click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(page.getByText(word("my-orders.order.Open"), { exact: true })).toBeVisible();
  await expect(page.getByText(word("my-orders.invoice.none"))).toBeVisible();
  expect(await findViolations(page)).toEqual([]);

  await page.getByRole("button", { name: word("my-orders.again.button") }).click();
  const soldOut = word("my-orders.again.soldOut", { name: "" }).trim();
  const report = page.getByRole("alert").filter({ hasText: soldOut });
  await expect(report).toBeVisible();
  await report.getByRole("link", { name: word("cart.toCart") }).click();
  await expect(page.getByRole("heading", { level: 1, name: word("cart.title") })).toBeVisible();

  await page.goto(urlOf(shop, "/my-account/my-reviews"));
  await expect(
    page.getByRole("link", { name: /./ }).filter({ hasText: word("my-orders.reviews.writeShort") }),
  ).toHaveCount(2);

  async function placeOrder(): Promise<string> {
    const customer = new Guest(Number(process.env.IRONHALL_PORT), `${shop.country}.localhost`);
    const email = `jana.${crypto.randomUUID()}@example.com`;
    const names = { firstName: "Jana", lastName: "Nováková", email, password: "hammer42" };
    await becomeCustomer(customer, names);
    for (const sku of [still, gone]) await customer.call("addToCart", { sku, quantity: 1 });
    const actions = [
      { type: "set-addresses", values: toAddressForm(shop, email) },
      { type: "choose-payment", method: "bank_transfer" },
    ];
    await customer.call("updateCart", { actions });
    const { status, data } = await customer.call("createOrder", { method: "bank_transfer" });
    expect(status).toBe(201);
    const url = urlOf(shop, "/");
    const cookies = [...customer.cookies].map(([name, value]) => ({ name, value, url, httpOnly: true }));
    await page.context().addCookies(cookies);
    return (data as { order: { orderNumber: string } }).order.orderNumber;
  }
});
