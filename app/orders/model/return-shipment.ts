import { array, type Infer, is, literal, pattern, refine, size, string, type, union } from "superstruct";
import { parseJson } from "../../foundation/parse-json";

const Name = size(string(), 1, 80);
const Clock = pattern(string(), /^([01]\d|2[0-3]):[0-5]\d$/);

/** What every booked return has: its carrier, and the parcel's number there, which is part of a URL. */
const booked = { carrier: Name, trackingNumber: pattern(string(), /^[\w-]{6,40}$/) };

/** A label that the customer prints. */
export const ReturnLabel = type({ ...booked, way: literal("label") });

/** A collection at the customer's address; times of day are local. */
export const ReturnPickUp = type({
  ...booked,
  way: literal("pick-up"),
  confirmationNumber: Name,
  /** ISO day. */
  date: refine(string(), "day", (day) => /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day))),
  from: Clock,
  to: Clock,
});

const items = array(string());
const Shipments = array(
  union([type({ ...ReturnLabel.schema, items }), type({ ...ReturnPickUp.schema, items })]),
);

export type ReturnLabel = Infer<typeof ReturnLabel>;

export type ReturnPickUp = Infer<typeof ReturnPickUp>;

/** How a carrier brings announced goods back; `items`: ids of the platform's return items. */
export type ReturnShipment = (ReturnLabel | ReturnPickUp) & { readonly items: readonly string[] };

/** Parses the order's custom field `returnShipments`; empty: none, or unreadable. */
export function parseReturnShipments(text: string | null): readonly ReturnShipment[] {
  const shipments = text === null ? [] : parseJson(text);
  return is(shipments, Shipments) ? shipments : [];
}

/** Finds the shipment of a return item; undefined: the shop's team sends the label or the date. */
export function findReturnShipment(
  shipments: readonly ReturnShipment[],
  itemId: string,
): ReturnShipment | undefined {
  return shipments.find((shipment) => shipment.items.includes(itemId));
}
