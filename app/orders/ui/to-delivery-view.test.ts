import { expect, it } from "vitest";
import english from "../../../locales/en/my-orders.json";
import payments from "../../../locales/en/payment.json";
import type { CartViewContext } from "../../cart/ui/cart-view-context";
import { getCountry } from "../../countries/model/country-table";
import type { Translate } from "../../i18n/translate";
import type { CustomerOrder, Delivery } from "../model/customer-order";
import { toTrackingLink } from "../model/tracking-link";
import { toDeliveryView } from "./to-delivery-view";

const messages: Readonly<Record<string, string>> = {
  ...english.delivery,
  deliverAfter: payments.next.deliverAfter,
};
const say = (key: string, values: Readonly<Record<string, string | number>> = {}) => {
  const text = messages[key.split(".").at(-1) ?? ""] ?? key;
  return Object.entries(values).reduce(
    (done, [name, value]) => done.replace(`{{${name}}}`, String(value)),
    text,
  );
};
const translate = Object.assign(say, {
  plural: (key: string, _count: number) => say(key),
  language: "en",
  locale: "en-GB",
}) satisfies Translate;

const line = (id: string, name: string) =>
  ({
    id,
    sku: "EX10012345",
    kind: "product",
    quantity: 2,
    name: { en: name },
  }) as unknown as CustomerOrder["lines"][number];
const offer = { key: "standard", name: "Parcel", deliveryDays: { from: 1, to: 2 } };
const orderWith = (deliveries: readonly Delivery[] | null, payment = { method: "scheme", state: "Paid" }) =>
  ({
    country: "BE",
    orderState: "Open",
    paymentState: payment.state,
    payment,
    shipping: { methodKey: offer.key, methodName: null },
    lines: [line("l1", "Press"), line("l2", "Pump")],
    deliveries,
  }) as unknown as CustomerOrder;

const view = (...order: Parameters<typeof orderWith>) =>
  toDeliveryView(orderWith(...order), {
    translate,
    prefix: "",
    timeZone: "Europe/Brussels",
    view: {
      translate,
      offers: [offer],
      formatDeliveryDate: (days: number) => `day ${days}`,
    } as unknown as CartViewContext,
    toTracking: (trackingId, country) =>
      toTrackingLink("https://parcels.example/", trackingId, getCountry(country), "fr-BE"),
  });

it("shows each delivery with all its parcels, by carrier and number, trackable ones as links", () => {
  const parcels = [
    { trackingId: "A1", carrier: "Cargo" },
    { trackingId: "A1", carrier: "Cargo" },
    { trackingId: "B 2", carrier: null },
    { trackingId: null, carrier: "Freight" },
    { trackingId: null, carrier: null },
  ];
  const items = [
    { id: "l1", quantity: 2 },
    { id: "l2", quantity: 1 },
  ];
  const { note, sent } = view([
    { id: "d1", createdAt: "2026-11-23T10:00:00.000Z", items, parcels },
    { id: "d2", createdAt: "2026-11-24T10:00:00.000Z", items: [], parcels: [] },
  ]);
  expect(note).toBeNull();
  expect(sent.map(({ what }) => what)).toEqual([["2 × Press", "1 × Pump"], []]);
  expect(sent[0]?.parcels.map(({ text }) => text)).toEqual([
    "Track parcel Cargo A1",
    "Track parcel Cargo A1",
    "Track parcel B 2",
    "Parcel Freight 4",
    "Parcel 5",
  ]);
  expect(new Set(sent[0]?.parcels.map(({ id }) => id)).size).toBe(5);
  expect(sent[0]?.parcels.map(({ href }) => href)).toEqual([
    "https://parcels.example/?account=ironhall-parcels-be-fr&language=fr&parcel=A1",
    "https://parcels.example/?account=ironhall-parcels-be-fr&language=fr&parcel=A1",
    "https://parcels.example/?account=ironhall-parcels-be-fr&language=fr&parcel=B+2",
    null,
    null,
  ]);
});

it("lists what is still to come of an order in part shipped, and nothing of a cancelled or complete one", () => {
  const send = (items: Delivery["items"]) => [
    { id: "d1", createdAt: "2026-11-23T10:00:00.000Z", items, parcels: [] },
  ];
  const [press, pump] = [
    { id: "l1", quantity: 2 },
    { id: "l2", quantity: 1 },
  ];
  expect(view(send([press, pump])).rest).toEqual({ title: english.delivery.rest, what: ["1 × Pump"] });
  expect(view(send([press, { ...pump, quantity: 2 }])).rest).toBeNull();
  expect(view([]).rest).toBeNull();
});

it("explains when nothing is dispatched yet, and when the dispatch is unknown", () => {
  expect(view([])).toMatchObject({ note: english.delivery.none, sent: [] });
  expect(view(null)).toMatchObject({ note: english.delivery.unknown, sent: [] });
});

it("names the expected day as the thank-you page does: a promise, or a condition while the money is outstanding", () => {
  const promised = [{ label: "payment.thankYou.delivery", value: "day 2" }];
  expect(view([]).facts).toEqual(promised);
  expect(view([], { method: "cash_on_delivery", state: "Pending" }).facts).toEqual(promised);
  const unpaid = view([], { method: "bank_transfer", state: "Pending" });
  expect(unpaid.facts).toEqual([]);
  expect(unpaid.note).toContain("day 2");
  const failed = view([], { method: "scheme", state: "Failed" });
  expect([failed.facts, failed.note]).toEqual([[], english.delivery.none]);
});
