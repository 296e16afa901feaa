import { readFileSync } from "node:fs";
import { type Download, expect, type Page, test } from "playwright/test";
import { toAddressForm } from "../support/address-form.ts";
import { becomeCustomer } from "../support/become-customer.ts";
import { findViolations } from "../support/find-violations.ts";
import { Guest } from "../support/guest.ts";
import { messagesOf } from "../support/messages.ts";
import { openPlatform } from "../support/platform.ts";
import { shops, urlOf } from "../support/shops.ts";

const shop = shops.BE;
const word = messagesOf(shop.language);
const port = Number(process.env.IRONHALL_PORT);

test("a company orders, downloads its invoice in UBL and as a hybrid PDF, and reads that Peppol has it", async ({
  page,
}) => {
  const { id, number } = await placeOrder(page);
  const order = urlOf(shop, `/my-account/order-history/${number}`);
  await page.goto(order);
  await expect(page.getByText(word("my-orders.invoice.none"))).toBeVisible();

  await issueInvoice(id);
  await page.goto(order);
  await expect(page.getByText(word("e-invoice.inPdf"))).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  const xml = await readDownload(await download(page, word("e-invoice.xml")));
  expect(xml).toContain("urn:oasis:names:specification:ubl:schema:xsd:Invoice-2");
  expect(xml).toContain("<cbc:CompanyID>BE0123456789</cbc:CompanyID>");
  const pdf = await readDownload(await download(page, word("my-orders.invoice.pdf")));
  expect(pdf.slice(0, 5)).toBe("%PDF-");
  expect(pdf).toContain("factur-x.xml");

  const [, said = ""] = word("e-invoice.delivery.accepted", { network: "Peppol", date: "|" }).split("|");
  const accepted = page.getByText(said.trim());
  await expect(async () => {
    await page.goto(order);
    await expect(accepted).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.goto(`http://sandbox.localhost:${port}/invoices`);
  await expect(page.getByText("BE:EN 0123456789").first()).toBeVisible();
});

async function download(page: Page, link: string): Promise<Download> {
  const started = page.waitForEvent("download");
  await page.getByRole("main").getByRole("link", { name: link }).click();
  return started;
}

async function readDownload(file: Download): Promise<string> {
  return readFileSync(await file.path(), "latin1");
}

async function placeOrder(page: Page): Promise<{ readonly id: string; readonly number: string }> {
  const customer = new Guest(port, `${shop.country}.localhost`);
  const email = `books.${crypto.randomUUID()}@example.com`;
  await becomeCustomer(customer, { firstName: "Jana", lastName: "Peeters", email, password: "hammer42" });
  await customer.call("addToCart", { sku: "EX10010000", quantity: 2 });
  const company = { "billing.company": "Peeters BV", "billing.vatNumber": "BE0123456789" };
  const values = { ...toAddressForm(shop, email), customerType: "COMPANY", ...company };
  await customer.call("updateCart", {
    actions: [
      { type: "set-addresses", values },
      { type: "choose-payment", method: "bank_transfer" },
    ],
  });
  const { status, data } = await customer.call("createOrder", { method: "bank_transfer" });
  expect(status).toBe(201);
  const url = urlOf(shop, "/");
  const cookies = [...customer.cookies].map(([name, value]) => ({ name, value, url, httpOnly: true }));
  await page.context().addCookies(cookies);
  const { order } = data as { order: { id: string; orderNumber: string } };
  return { id: order.id, number: order.orderNumber };
}

async function issueInvoice(id: string): Promise<void> {
  const platform = openPlatform(port);
  const { version } = (await platform.send("GET", `/orders/${id}`)) as { version: number };
  const set = (name: string, value: string) => ({ action: "setCustomField", name, value });
  const actions = [
    set("invoiceDate", new Date().toISOString().slice(0, 10)),
    set("invoiceNumber", `J-${id.slice(0, 8)}`),
  ];
  await platform.send("POST", `/orders/${id}`, { version, actions });
}
