import { expect, it } from "vitest";
import { sampleLine } from "../../../tests/support/sample-cart";
import { createTranslate } from "../../i18n/create-translate";
import type { ReturnedItem } from "../model/customer-order";
import { parseReturnShipments, type ReturnShipment } from "../model/return-shipment";
import { toReturnList } from "./to-return-list";

const label = {
  way: "label",
  carrier: "Atlas",
  trackingNumber: "00340000000000000017",
  items: ["a", "b"],
} as const;
const pickUp = {
  way: "pick-up",
  carrier: "Atlas",
  trackingNumber: "00340000000000000024",
  confirmationNumber: "P-24",
  date: "2026-12-02",
  from: "09:00",
  to: "13:00",
  items: ["c"],
} as const;

const toItem = (id: string, shipmentState: ReturnedItem["shipmentState"] = "Advised"): ReturnedItem => ({
  id,
  lineId: "press",
  quantity: 1,
  announcedAt: "2026-11-30T10:00:00.000Z",
  shipmentState,
  paymentState: shipmentState === "Advised" ? "NonRefundable" : "Initial",
});

const list = (returns: readonly ReturnedItem[], returnShipments: readonly ReturnShipment[]) =>
  toReturnList(
    {
      orderNumber: "4749-2204-4257",
      country: "IE",
      lines: [sampleLine({ id: "press", name: { en: "Press" } })],
      returns,
      returnShipments: parseReturnShipments(JSON.stringify(returnShipments)),
    },
    {
      translate: createTranslate("en-GB"),
      prefix: "",
      timeZone: "Europe/Dublin",
      toTracking: (number) => `https://parcels.example/${number}`,
    },
  )?.groups;

it("groups articles of one label, with its file and the parcel's page", () => {
  expect(list([toItem("a"), toItem("b")], [label])).toMatchObject([
    {
      rows: [{ what: "1 × Press" }, { what: "1 × Press" }],
      shipment: {
        sentences: ["Print the label, stick it on the parcel and hand the parcel in at Atlas."],
        label: { href: "/returns/label?order=4749-2204-4257&parcel=00340000000000000017" },
        parcel: { href: "https://parcels.example/00340000000000000017" },
      },
    },
  ]);
});

it("shows a collection's window and confirmation", () => {
  const [group] = list([toItem("c")], [pickUp]) ?? [];
  expect(group?.shipment).toMatchObject({
    sentences: [
      "Atlas collects the goods on 2\u00a0December 2026 between 09:00 and 13:00.",
      "Confirmation number: P-24",
    ],
    label: null,
  });
});

it("promises a mail for goods without a carrier's booking, and nothing for arrived ones", () => {
  expect(list([toItem("d")], [label])?.map(({ shipment }) => shipment)).toEqual([
    { sentences: ["We will e-mail you the label or the collection date."], label: null, parcel: null },
  ]);
  expect(list([toItem("a", "Returned")], [label])?.[0]?.shipment).toBeNull();
});

it.each([
  ["no JSON", "[{"],
  ["an impossible day", JSON.stringify([{ ...pickUp, date: "2026-13-45" }])],
  ["a number that is no part of a URL", JSON.stringify([{ ...label, trackingNumber: "../x" }])],
])("ignores a stored shipment with %s", (_what, text) => {
  expect(parseReturnShipments(text)).toEqual([]);
});
