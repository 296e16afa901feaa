import { parse } from "node-html-parser";
import { afterEach, expect, it } from "vitest";
import { toAddressForm } from "../../support/address-form.ts";
import type { Guest, GuestAnswer } from "../../support/guest.ts";
import { messagesOf } from "../../support/messages.ts";
import { shops } from "../../support/shops.ts";
import { openShop, sku } from "./open-shop.ts";

const shop = openShop();
const word = messagesOf("de");
const visitor = () => shop.guest("de.localhost");

async function placeOrder(guest: Guest, email: string) {
  await guest.call("addToCart", { sku, quantity: 3 });
  const actions = [
    { type: "set-addresses", values: toAddressForm(shops.DE, email) },
    { type: "choose-payment", method: "bank_transfer" },
  ];
  expect((await guest.call("updateCart", { actions })).status).toBe(200);
  const { data } = await guest.call("createOrder", { method: "bank_transfer" });
  return (data as { order: { id: string; orderNumber: string } }).order;
}

const sandbox = shop.guest("sandbox.localhost");
const turnCarrier = (mode: string) => sandbox.submit("/services/carrier", { switch: mode });

afterEach(() => turnCarrier("normal"));

const mainOf = ({ text }: GuestAnswer) => parse(text).querySelector("main");

/** Reads the form as a browser without scripts submits it. */
function readForm(answer: GuestAnswer) {
  const form = mainOf(answer)?.querySelector("form");
  const field = form?.querySelector("select[name^=pieces]");
  return {
    field: field?.getAttribute("name") ?? "",
    choices: (field?.querySelectorAll("option") ?? []).map((option) => option.getAttribute("value")),
    version: form?.querySelector("input[name=version]")?.getAttribute("value") ?? "",
  };
}

it("are announced by whoever has number and e-mail address, once per form, and show their refund", async () => {
  const email = `jana.${crypto.randomUUID()}@example.com`;
  const { id, orderNumber } = await placeOrder(visitor(), email);
  const guest = visitor();
  const form = mainOf(await guest.get("/returns"));
  expect(form?.querySelector("button[type=submit]")?.text).toBe(word("my-orders.return.next"));
  expect(form?.querySelector('a[href^="/withdrawal"]')?.text).toBe(word("withdrawal.withdrawHere"));
  expect((await guest.submit("/returns", { orderNumber, email: "other@example.com" })).status).toBe(404);
  const found = await guest.submit("/returns", { orderNumber, email });
  expect(found.status).toBe(303);
  const early = await guest.open(found.headers.location ?? "");
  expect(mainOf(early)?.text).toContain(word("my-orders.return.unsent"));

  const { lineItems } = (await shop.changeOrder(id)) as { lineItems: readonly { id: string }[] };
  const items = [{ id: lineItems[0]?.id, quantity: 2 }];
  await shop.changeOrder(id, { action: "addDelivery", items, parcels: [] });
  const path = `/returns?order=${orderNumber}`;
  const { field, choices, version } = readForm(await guest.get(path));
  expect(choices).toEqual(["", "1", "2"]);
  const fields = { intent: "announce", [field]: "1", version, reason: "damaged", way: "pick-up" };
  const incomplete = await guest.submit(path, { ...fields, reason: "" });
  expect(incomplete.status).toBe(400);
  expect(readForm(incomplete)).toEqual({ field, choices, version });

  const announced = await guest.submit(path, fields);
  expect([announced.status, announced.headers.location]).toEqual([303, `${path}&announced=1`]);
  expect((await guest.submit(path, fields)).status).toBe(409);
  const shown = await guest.get(announced.headers.location ?? "");
  expect(readForm(shown).choices).toEqual(["", "1"]);
  for (const key of ["announced", "advised", "refund.later"])
    expect(mainOf(shown)?.text).toContain(word(`my-orders.return.${key}`));

  const { returnInfo } = (await shop.changeOrder(id)) as {
    returnInfo: readonly { items: readonly { id: string; quantity: number; comment: string }[] }[];
  };
  expect(returnInfo.map((info) => info.items)).toEqual([
    [expect.objectContaining({ quantity: 1, comment: "damaged; pick-up" })],
  ]);
  const returnItemId = returnInfo[0]?.items[0]?.id;
  await shop.changeOrder(
    id,
    { action: "setReturnShipmentState", returnItemId, shipmentState: "Returned" },
    { action: "setReturnPaymentState", returnItemId, paymentState: "Refunded" },
  );
  expect(mainOf(await guest.get(path))?.text).toContain(word("my-orders.return.refund.done"));

  const status = mainOf(await guest.get(`/order-status?order=${orderNumber}`));
  expect(status?.text).toContain(word("my-orders.number", { number: orderNumber }));

  const stranger = visitor();
  expect(mainOf(await stranger.get(path))?.text).toContain(word("my-orders.return.find"));
  expect((await stranger.submit(path, fields)).status).toBe(404);
});

/** Places an order of three pieces that have been sent, and proves it to a new visitor. */
async function openSentOrder() {
  const email = `jana.${crypto.randomUUID()}@example.com`;
  const { id, orderNumber } = await placeOrder(visitor(), email);
  const { lineItems } = (await shop.changeOrder(id)) as { lineItems: readonly { id: string }[] };
  await shop.changeOrder(id, {
    action: "addDelivery",
    items: [{ id: lineItems[0]?.id, quantity: 3 }],
    parcels: [],
  });
  const guest = visitor();
  const { headers } = await guest.submit("/returns", { orderNumber, email });
  await guest.open(headers.location ?? "");
  const path = `/returns?order=${orderNumber}`;
  const announce = async (way: "label" | "pick-up") => {
    const { field, version } = readForm(await guest.get(path));
    const fields = { intent: "announce", [field]: "1", version, reason: "damaged", way };
    const { headers: led } = await guest.submit(path, fields);
    return mainOf(await guest.get(led.location ?? ""));
  };
  return { guest, orderNumber, path, announce };
}

it("have the carrier's label, parcel and collection, on the order's page too", async () => {
  const { guest, orderNumber, announce } = await openSentOrder();
  const shown = await announce("label");
  const link = shown?.querySelector(`a[href*="/returns/label?"]`);
  expect(link?.text).toBe(word("my-orders.return.label.download"));
  const number = /\b00\d{18}\b/.exec(shown?.text ?? "")?.[0] ?? "";
  expect(shown?.querySelector(`a[href*="parcel=${number}"][target=_blank]`)?.text).toBe(
    word("my-orders.delivery.track", { number }),
  );
  const href = (link?.getAttribute("href") ?? "").replaceAll("&amp;", "&");
  const file = await guest.get(href);
  expect([file.status, file.headers["content-type"], file.headers["cache-control"]]).toEqual([
    200,
    "application/pdf",
    "no-store",
  ]);
  expect(file.text.slice(0, 5)).toBe("%PDF-");
  const stranger = await visitor().get(href);
  expect([stranger.status, stranger.headers.location]).toEqual([303, `/returns?order=${orderNumber}`]);

  expect((await announce("pick-up"))?.text).toMatch(/P-\d{8}/);
  const order = mainOf(await guest.get(`/order-status?order=${orderNumber}`));
  expect(order?.querySelector(`a[href*="/returns/label?"]`)?.getAttribute("href")).toBe(
    link?.getAttribute("href"),
  );
  expect(order?.text).toMatch(/P-\d{8}/);

  await turnCarrier("dead");
  const failed = await guest.open(href);
  expect(mainOf(failed)?.querySelector("[role=alert]")?.text).toBe(word("my-orders.down.text"));
});

it.each(["dead", "wrong", "slow"])(
  "are announced while the carrier is %s, and a mail is promised",
  async (mode) => {
    const { announce } = await openSentOrder();
    await turnCarrier(mode);
    const shown = await announce("label");
    expect(shown?.querySelector("[role=status]")?.text).toBe(word("my-orders.return.announced"));
    expect(shown?.text).toContain(word("my-orders.return.byMail"));
    expect(shown?.querySelector(`a[href*="/returns/label?"]`)).toBeNull();
  },
);
