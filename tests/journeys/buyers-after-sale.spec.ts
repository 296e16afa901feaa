import { expect, type Page, test } from "playwright/test";
import { toAddressForm } from "../support/address-form.ts";
import { createBuyer } from "../support/buyer.ts";
import { Guest } from "../support/guest.ts";
import { openPlatform } from "../support/platform.ts";
import { shops } from "../support/shops.ts";

const shop = shops.DE;

type Line = { readonly id: string; readonly quantity: number };

/** Places an order that has been sent. */
async function haveOrder(email: string): Promise<string> {
  const guest = new Guest(Number(process.env.IRONHALL_PORT), `${shop.country}.localhost`);
  await guest.call("addToCart", { sku: "EX10010000", quantity: 2 });
  const actions = [
    { type: "set-addresses", values: toAddressForm(shop, email) },
    { type: "choose-payment", method: "bank_transfer" },
  ];
  expect((await guest.call("updateCart", { actions })).status).toBe(200);
  const { data } = await guest.call("createOrder", { method: "bank_transfer" });
  const { id, orderNumber } = (data as { order: { id: string; orderNumber: string } }).order;
  const platform = openPlatform();
  const order = await platform.loadById("orders", id);
  if (!order) throw new Error(`No order ${id}`);
  const items = (order.lineItems as readonly Line[]).map(({ id: line, quantity }) => ({
    id: line,
    quantity,
  }));
  await platform.update("orders", order, [{ action: "addDelivery", items, parcels: [] }]);
  return orderNumber;
}

/** Opens the order from the footer by its number and e-mail address. */
async function openOrder(page: Page, buyer: ReturnType<typeof createBuyer>, number: string, email: string) {
  const { word, press, type } = buyer;
  const main = page.getByRole("main");
  await buyer.arrive();
  await press(
    page.getByRole("contentinfo").getByRole("link", { name: word("footer.sites.orders"), exact: true }),
  );
  await type(main.getByLabel(word("withdrawal.field.orderNumber")), number.toLowerCase());
  await type(main.getByLabel(word("withdrawal.field.email")), email.toUpperCase());
  await press(main.getByRole("button", { name: word("my-orders.show") }));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(word("my-orders.number", { number }));
}

test("a guest returns a damaged article weeks later, and gets a mail about it", async ({ page }) => {
  const email = `rueckgabe.${crypto.randomUUID()}@example.com`;
  const number = await haveOrder(email);
  const buyer = createBuyer(page, shop);
  const { word, press, pick } = buyer;
  const main = page.getByRole("main");
  await openOrder(page, buyer, number, email);
  await press(main.getByRole("link", { name: word("my-orders.return.title") }));
  await pick(main.getByRole("combobox").first(), "1");
  await pick(main.getByLabel(word("my-orders.return.reason.label")), "damaged");
  await press(main.getByRole("button", { name: word("my-orders.return.button") }));
  await expect(main.getByRole("status")).toHaveText(word("my-orders.return.announced"));
  const announced = main.getByRole("listitem").filter({ hasText: word("my-orders.return.advised") });
  await expect(announced).toBeVisible();
  const label = main.getByRole("link", { name: word("my-orders.return.label.download") });
  const loading = page.waitForEvent("download");
  await press(label);
  expect((await loading).suggestedFilename()).toMatch(/^\d{20}\.pdf$/);
  expect(buyer.count()).toBeLessThanOrEqual(9);

  const mail = () => listReturnMails(page, email);
  await expect.poll(async () => (await mail()).length).toBe(1);
  const [sent] = await mail();
  expect(sent?.subject).toBe(word("mail.return.subject", { number }));
  expect(sent?.text).toContain(word("mail.return.leadLabel"));
  expect(sent?.text).toContain("1 × ");
});

async function listReturnMails(page: Page, to: string) {
  const port = process.env.IRONHALL_PORT;
  const answer = await page.request.get(
    `http://127.0.0.1:${port}/mailbox.json?${new URLSearchParams({ to })}`,
    {
      headers: { host: `sandbox.localhost:${port}` },
    },
  );
  const mails: readonly { readonly key: string; readonly subject: string; readonly text: string }[] =
    await answer.json();
  return mails.filter(({ key }) => key.startsWith("return-announced:"));
}

test("a buyer whose manual is missing opens it from the order, and from the product", async ({ page }) => {
  const email = `handbuch.${crypto.randomUUID()}@example.com`;
  const number = await haveOrder(email);
  const buyer = createBuyer(page, shop);
  const { word } = buyer;
  const main = page.getByRole("main");
  await openOrder(page, buyer, number, email);
  const manual = main.getByRole("link", { name: word("catalogue.product.manual") }).first();
  const href = (await manual.getAttribute("href")) ?? "";
  const file = await new Guest(Number(process.env.IRONHALL_PORT), `${shop.country}.localhost`).get(href);
  expect(file.headers["content-type"]).toContain("application/pdf");
  // And the press of the link.
  expect(buyer.count() + 1).toBeLessThanOrEqual(5);

  const later = createBuyer(page, shop);
  await later.search("10010000");
  await expect(page).toHaveURL(/10010000\/$/);
  await expect(main.locator(`a[href$=".de.pdf"]`).first()).toBeVisible();
  expect(later.count() + 1).toBeLessThanOrEqual(3);
});
