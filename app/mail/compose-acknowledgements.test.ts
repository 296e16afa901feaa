import { expect, it } from "vitest";
import { sampleLine } from "../../tests/support/sample-cart";
import { sampleCustomerOrder } from "../../tests/support/sample-order";
import { getCountry } from "../countries/model/country-table";
import { createTranslate } from "../i18n/create-translate";
import { listDuties } from "../law/model/duties";
import type { ReturnShipment } from "../orders/model/return-shipment";
import { composeReturnAnnounced } from "./compose-acknowledgements";
import { toMailText } from "./to-mail-text";

const order = sampleCustomerOrder(
  { lines: [sampleLine({ id: "press", quantity: 2, name: { en: "Press" } })] },
  {
    shipmentState: "Shipped",
    returns: ["a", "b"].map((id) => ({
      id,
      lineId: "press",
      quantity: 1,
      announcedAt: "2026-11-30T10:00:00.000Z",
      shipmentState: "Advised",
      paymentState: "NonRefundable",
    })),
  },
);

const parcel = { carrier: "Atlas", trackingNumber: "00340000000000000017" };
const label = (item: string): ReturnShipment => ({ ...parcel, way: "label", items: [item] });
const pickUp: ReturnShipment = {
  ...parcel,
  way: "pick-up",
  confirmationNumber: "P-1",
  date: "2026-12-02",
  from: "09:00",
  to: "13:00",
  items: ["b"],
};

it.each([
  ["the label's page", [label("b")], "The label to print is on the page of your return."],
  [
    "the collection",
    [label("a"), pickUp],
    "Atlas collects them on 2\u00a0December 2026 between 09:00 and 13:00.",
  ],
  ["another mail", [], "The label or the collection date follows in a separate e-mail."],
  ["another mail after an earlier label", [label("a")], "follows in a separate e-mail."],
])("a return's mail names %s", (_what, returnShipments, sentence) => {
  const context = {
    country: getCountry("GB"),
    duties: listDuties(getCountry("GB"), "2026-11-30"),
    locale: "en-GB",
    translate: createTranslate("en-GB"),
    origin: "https://x.example",
    pages: { terms: null, withdrawal: null },
    orderToken: "sealed",
  } as const;
  expect(toMailText(composeReturnAnnounced(context, { ...order, returnShipments }))).toContain(sentence);
});
