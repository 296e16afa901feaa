import { expect, it } from "vitest";
import { sampleLine } from "../../../tests/support/sample-cart";
import type { ReturnedItem } from "./customer-order";
import { listReturnableLines, parseReturnForm } from "./order-returns";

const lines = [
  sampleLine({ id: "press", quantity: 3, name: { en: "Press" } }),
  sampleLine({ id: "pump", quantity: 1, name: { en: "Pump" } }),
  sampleLine({ id: "care", quantity: 3, kind: "extra_guarantee", name: { en: "Guarantee" } }),
];
const send = (items: Readonly<Record<string, number>>) => ({
  id: "d1",
  createdAt: "2026-11-23T10:00:00.000Z",
  parcels: [],
  items: Object.entries(items).map(([id, quantity]) => ({ id, quantity })),
});
const announce = (lineId: string, quantity: number): ReturnedItem => ({
  id: lineId,
  lineId,
  quantity,
  announcedAt: "2026-11-24T10:00:00.000Z",
  shipmentState: "Advised",
  paymentState: "NonRefundable",
});

it("can be announced for sent goods, less what is announced, and for nothing else", () => {
  const list = (
    deliveries: Parameters<typeof listReturnableLines>[0]["deliveries"],
    returns: ReturnedItem[],
  ) => listReturnableLines({ lines, deliveries, returns }, "en");
  expect(list([], [])).toEqual([]);
  expect(list(null, [])).toEqual([]);
  expect(list([send({ press: 2, care: 3 })], [])).toEqual([{ id: "press", name: "Press", pieces: 2 }]);
  const both = [send({ press: 3, pump: 1 })];
  expect(list(both, [announce("press", 2), announce("pump", 1)])).toEqual([
    { id: "press", name: "Press", pieces: 1 },
  ]);
});

it("has only pieces that can be returned, a known reason and way", () => {
  const form = new FormData();
  const fields = { "pieces.press": "2", "pieces.pump": "5", "pieces.care": "1", version: "7" };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const returnable = [
    { id: "press", name: "Press", pieces: 3 },
    { id: "pump", name: "Pump", pieces: 1 },
  ];
  const parsed = { version: 7, items: [{ lineId: "press", quantity: 2 }], reason: null, way: "label" };
  expect(parseReturnForm(form, returnable)).toEqual(parsed);
  form.set("reason", "damaged");
  form.set("way", "pick-up");
  expect(parseReturnForm(form, returnable)).toEqual({ ...parsed, reason: "damaged", way: "pick-up" });
  form.set("reason", "because");
  expect(parseReturnForm(form, returnable).reason).toBeNull();
});
