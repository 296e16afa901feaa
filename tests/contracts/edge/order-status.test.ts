import { parse } from "node-html-parser";
import { expect, it } from "vitest";
import { toAddressForm } from "../../support/address-form.ts";
import type { Guest, GuestAnswer } from "../../support/guest.ts";
import { messagesOf } from "../../support/messages.ts";
import { shops } from "../../support/shops.ts";
import { soon } from "../../support/soon.ts";
import { openMailBox } from "./mail-box.ts";
import { openShop, sku } from "./open-shop.ts";

const shop = openShop();
const mailBox = openMailBox(shop);
const word = messagesOf("de");
const path = "/order-status";
const newEmail = () => `jana.${crypto.randomUUID()}@example.com`;
const visitor = () => shop.guest("de.localhost");

async function placeOrder(email: string, guest = visitor()) {
  await guest.call("addToCart", { sku, quantity: 2 });
  const actions = [
    { type: "set-addresses", values: toAddressForm(shops.DE, email) },
    { type: "choose-payment", method: "bank_transfer" },
  ];
  expect((await guest.call("updateCart", { actions })).status).toBe(200);
  const { data } = await guest.call("createOrder", { method: "bank_transfer" });
  return { guest, order: (data as { order: { id: string; orderNumber: string } }).order };
}

async function changeOrder(id: string, actions: readonly object[]): Promise<void> {
  const query = "query($id: String!) { order(id: $id) { version } }";
  const { order } = (await shop.askPlatform(query, { id })) as { order: { version: number } };
  const mutation = `mutation($id: String!, $version: Long!, $actions: [OrderUpdateAction!]!) {
    updateOrder(id: $id, version: $version, actions: $actions) { id } }`;
  await shop.askPlatform(mutation, { id, version: order.version, actions });
}

/** Submits the form and follows its redirects, like a browser. */
async function lookUp(guest: Guest, orderNumber: string, email: string): Promise<GuestAnswer> {
  const answer = await guest.submit(path, { orderNumber, email });
  return answer.status === 303 ? guest.open(answer.headers.location ?? "") : answer;
}

const mainOf = ({ text }: GuestAnswer) => parse(text).querySelector("main")?.text ?? "";

it("shows an order, its parcels and its invoice to whoever has number and e-mail address", async () => {
  const email = newEmail();
  const { order } = await placeOrder(email);
  await changeOrder(order.id, [
    { setCustomField: { name: "invoiceNumber", value: '"2026-000778"' } },
    { setCustomField: { name: "invoiceDate", value: '"2026-11-23"' } },
    { changeShipmentState: { shipmentState: "Partial" } },
  ]);
  const guest = visitor();
  const shown = await lookUp(guest, order.orderNumber.replaceAll("-", " "), email.toUpperCase());
  expect([shown.status, shown.headers["cache-control"], shown.headers["referrer-policy"]]).toEqual([
    200,
    "no-store",
    "no-referrer",
  ]);
  const main = mainOf(shown);
  for (const part of [order.orderNumber, "2026-000778", word("my-orders.shipment.Partial"), "IBAN"])
    expect(main).toContain(part);
  expect(main).not.toContain(word("orders.shippingAddress"));
  expect(parse(shown.text).querySelector('meta[name="robots"]')?.getAttribute("content")).toContain(
    "noindex",
  );
  const query = `?order=${order.orderNumber}`;
  const invoice = await guest.get(`${path}/invoice${query}`);
  expect([invoice.status, invoice.text.includes("2026-000778")]).toEqual([200, true]);
  expect((await guest.get(`${path}/invoice/pdf${query}`)).text.slice(0, 5)).toBe("%PDF-");
  expect((await guest.get(`/withdrawal${query}`)).text).toContain(email);

  const stranger = visitor();
  expect((await stranger.get(`${path}/invoice${query}`)).status).toBe(303);
  expect((await stranger.get(`${path}/invoice/pdf${query}`)).status).toBe(404);
  const blank = await stranger.get(path + query);
  expect([blank.status, mainOf(blank).includes("2026-000778")]).toEqual([200, false]);

  await changeOrder(order.id, [{ changeOrderState: { orderState: "Cancelled" } }]);
  const cancelled = mainOf(await guest.get(path + query));
  expect(cancelled).toContain(word("my-orders.order.Cancelled"));
  expect(cancelled).not.toContain("IBAN");
});

it("answers every wrong pair alike, and too many of one order with a pause that its buyer need not wait for", async () => {
  const email = newEmail();
  const { order } = await placeOrder(email);
  const guest = visitor();
  const readAnswer = async (number: string, address: string) => {
    const answer = await lookUp(guest, number, address);
    return [answer.status, mainOf(answer).replaceAll(/\s+/g, " ")];
  };
  const unknown = await readAnswer("1111-2222-3333", email);
  expect(unknown[0]).toBe(404);
  expect(unknown[1]).toContain(word("my-orders.guest.unknown"));
  expect(await readAnswer(order.orderNumber, newEmail())).toEqual(unknown);
  expect((await guest.submit(path, { orderNumber: "", email: "jana" })).status).toBe(400);
  expect((await lookUp(shop.guest("at.localhost"), order.orderNumber, email)).status).toBe(404);

  const statuses = [];
  for (let guess = 0; guess < 11; guess += 1)
    statuses.push((await readAnswer(order.orderNumber, newEmail()))[0]);
  expect(statuses.at(-1)).toBe(429);
});

it("opens from the confirmation, the only mail of the order, and from the thank-you page", async () => {
  const email = newEmail();
  const { guest, order } = await placeOrder(email);
  const { orderNumber, id } = order;
  const thanks = parse((await guest.get(`/checkout/thank-you?order=${id}`)).text);
  const href = `${path}?order=${orderNumber}`;
  expect(thanks.querySelector(`main a[href="${href}"]`)?.text).toBe(word("my-orders.show"));
  expect(mainOf(await guest.get(href))).toContain(word("my-orders.number", { number: orderNumber }));

  let link: string | undefined;
  await soon(async () => {
    const mail = (await mailBox.list(email)).find(({ key }) => key === `order-confirmation:${id}`);
    link = /http\S+\/order-status\?\S+/.exec(mail?.text ?? "")?.[0];
    return link !== undefined;
  });
  const { pathname, search } = new URL(link ?? "");
  const reader = visitor();
  const opened = await reader.open(pathname + search);
  expect(mainOf(opened)).toContain(word("my-orders.number", { number: orderNumber }));
  expect((await mailBox.list(email)).map(({ key }) => key)).toEqual([`order-confirmation:${id}`]);
});
