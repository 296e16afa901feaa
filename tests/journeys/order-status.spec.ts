import { expect, test } from "playwright/test";
import { toAddressForm } from "../support/address-form.ts";
import { findViolations } from "../support/find-violations.ts";
import { Guest } from "../support/guest.ts";
import { messagesOf } from "../support/messages.ts";
import { shops, urlOf } from "../support/shops.ts";

const shop = shops.GR;
const word = messagesOf(shop.language);
const email = "eleni.status@example.com";

async function placeOrder(): Promise<string> {
  const guest = new Guest(Number(process.env.IRONHALL_PORT), `${shop.country}.localhost`);
  await guest.call("addToCart", { sku: "EX10010000", quantity: 2 });
  const actions = [
    { type: "set-addresses", values: toAddressForm(shop, email) },
    { type: "choose-payment", method: "bank_transfer" },
  ];
  expect((await guest.call("updateCart", { actions })).status).toBe(200);
  const { data } = await guest.call("createOrder", { method: "bank_transfer" });
  return (data as { order: { orderNumber: string } }).order.orderNumber;
}

test("a guest follows an order from the footer, with number and e-mail address", async ({ page }) => {
  const number = await placeOrder();
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto(urlOf(shop, "/withdrawal"));
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: word("footer.sites.orders"), exact: true })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(word("footer.sites.orders"));
  const main = page.getByRole("main");
  const look = main.getByRole("button", { name: word("my-orders.show") });
  await main.getByLabel(word("withdrawal.field.orderNumber")).fill(number);
  await main.getByLabel(word("withdrawal.field.email")).fill("other@example.com");
  await look.click();
  await expect(main.getByRole("alert")).toHaveText(word("my-orders.guest.unknown"));
  await expect(main.getByLabel(word("withdrawal.field.orderNumber"))).toHaveValue(number);
  expect(await findViolations(page)).toEqual([]);

  await main.getByLabel(word("withdrawal.field.email")).fill(email);
  await look.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(word("my-orders.number", { number }));
  expect(new URL(page.url()).search).toBe(`?order=${number}`);
  await expect(main.getByText(word("my-orders.delivery.none"))).toBeVisible();
  expect(await findViolations(page)).toEqual([]);

  await main.getByRole("link", { name: word("withdrawal.withdrawHere") }).click();
  await expect(page.getByRole("main").getByLabel(word("withdrawal.field.email"))).toHaveValue(email);
  await page.goto(urlOf(shop, `/returns?order=${number}`));
  await expect(page.getByText(word("my-orders.return.unsent"))).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
});
