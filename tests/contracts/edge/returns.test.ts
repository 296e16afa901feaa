import { parse } from "node-html-parser";
import { expect, it } from "vitest";
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
  expect((await guest.submit("/returns", { orderNumber, email: "other@example.com" })).status).toBe(404);
  const found = await guest.submit("/returns", { orderNumber, email });
  expect(found.status).toBe(303);
  const early = await guest.open(found.headers.location ?? "");
  expect(mainOf(early)?.text).toContain(word("my-orders.return.none"));

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
