import { parse } from "node-html-parser";
import { array, create, type Infer, type as object, string } from "superstruct";
import { describe, expect, it } from "vitest";
import { toAddressForm } from "../../support/address-form.ts";
import { becomeCustomer } from "../../support/become-customer.ts";
import { Guest, type GuestAnswer } from "../../support/guest.ts";
import { messagesOf } from "../../support/messages.ts";
import { type JourneyShop, shops } from "../../support/shops.ts";
import { soon } from "../../support/soon.ts";
import { openMailBox } from "./mail-box.ts";
import { openShop, sku } from "./open-shop.ts";

const shop = openShop();
const mailBox = openMailBox(shop);
const sandbox = new Guest(shop.port, "sandbox.localhost");
const Placed = object({ order: object({ id: string(), orderNumber: string() }) });
const Received = array(object({ guid: string(), network: string(), participant: string(), xml: string() }));

/** Orders as a company, or as a private person without a number. */
async function placeOrder(at: JourneyShop, vatNumber: string | null) {
  const customer = shop.guest(`${at.country}.localhost`);
  const email = `books.${crypto.randomUUID()}@example.com`;
  await becomeCustomer(customer, { firstName: "Jana", lastName: "Novak", email, password: "hammer42" });
  await customer.call("addToCart", { sku, quantity: 3 });
  const company = vatNumber && {
    ...{ customerType: "COMPANY", "billing.company": "Smith & Co", "billing.vatNumber": vatNumber },
    ...{ orderReference: "PO 4711", vatAccepted: "true" },
  };
  const actions = [
    { type: "set-addresses", values: { ...toAddressForm(at, email), ...company } },
    { type: "choose-payment", method: "bank_transfer" },
  ];
  expect((await customer.call("updateCart", { actions })).status).toBe(200);
  const { data } = await customer.call("createOrder", { method: "bank_transfer" });
  return { customer, email, order: create(data, Placed).order };
}

async function issueInvoice(id: string): Promise<void> {
  const today = new Date().toISOString().slice(0, 10);
  await shop.changeOrder(
    id,
    { action: "setCustomField", name: "invoiceDate", value: today },
    { action: "setCustomField", name: "invoiceNumber", value: `R-${id.slice(0, 8)}` },
  );
}

async function findReceived(id: string): Promise<Infer<typeof Received>[number] | undefined> {
  const { text } = await sandbox.get("/invoices.json");
  return create(JSON.parse(text), Received).find(({ guid }) => guid === id);
}

async function readPage(customer: Guest, orderNumber: string): Promise<string> {
  const { text }: GuestAnswer = await customer.get(`/my-account/order-history/${orderNumber}`);
  return parse(text).querySelector("main")?.text ?? "";
}

describe("electronic invoices", () => {
  it("are files of the order's page, with the order's total, and of nobody else", async () => {
    const { customer, order } = await placeOrder(shops.DE, "DE123456789");
    const base = `/my-account/order-history/${order.orderNumber}`;
    expect((await customer.get(`${base}/invoice/xml`)).status).toBe(404);
    await issueInvoice(order.id);
    const [xml, pdf] = [await customer.get(`${base}/invoice/xml`), await customer.get(`${base}/invoice/pdf`)];
    expect(xml.headers).toMatchObject({ "content-type": "application/xml", "cache-control": "no-store" });
    const { taxedPrice } = await shop.changeOrder(order.id);
    const cents = (taxedPrice as { totalGross: { centAmount: number } }).totalGross.centAmount;
    expect(xml.text).toContain(`<cbc:TaxInclusiveAmount currencyID="EUR">${(cents / 100).toFixed(2)}<`);
    expect(xml.text).toContain("Smith &amp; Co");
    expect(xml.text).toContain("<cbc:BuyerReference>PO 4711<");
    expect(pdf.text).toContain("factur-x.xml");
    expect(await readPage(customer, order.orderNumber)).toContain(messagesOf("de")("e-invoice.xml"));
    const other = await placeOrder(shops.DE, null);
    expect((await other.customer.get(`${base}/invoice/xml`)).status).toBe(404);
  });

  it("reach a Belgian company over Peppol, which its order page says", async () => {
    const { customer, email, order } = await placeOrder(shops.BE, "BE0123456789");
    await issueInvoice(order.id);
    await soon(async () => (await findReceived(order.id)) !== undefined);
    const received = await findReceived(order.id);
    expect(received).toMatchObject({ network: "Peppol", participant: "BE:EN 0123456789" });
    expect(received?.xml).toContain("urn:fdc:peppol.eu:2017:poacc:billing:3.0");
    const said = messagesOf("fr")("e-invoice.delivery.label");
    await soon(async () => (await readPage(customer, order.orderNumber)).includes("Peppol"));
    expect(await readPage(customer, order.orderNumber)).toContain(said);
    await soon(async () =>
      (await mailBox.list(email)).some(({ key }) => key === `invoice-issued:${order.id}`),
    );
  });

  it("that a network refuses are shown as failed, and a private person's are sent nowhere", async () => {
    const [refused, person] = [await placeOrder(shops.PL, "PL1234560000"), await placeOrder(shops.BE, null)];
    await issueInvoice(person.order.id);
    await issueInvoice(refused.order.id);
    const failed = messagesOf("pl")("e-invoice.delivery.failed", { network: "KSeF" });
    await soon(async () => (await readPage(refused.customer, refused.order.orderNumber)).includes(failed));
    expect(await findReceived(refused.order.id)).toBeUndefined();
    expect(await findReceived(person.order.id)).toBeUndefined();
    expect((await mailBox.list(person.email)).some(({ key }) => key.startsWith("invoice-issued"))).toBe(
      false,
    );
  });
});
