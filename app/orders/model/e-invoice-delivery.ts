import { enums, type Infer, is, optional, string, type } from "superstruct";
import { parseJson } from "../../foundation/parse-json";
import type { Order } from "./order";

/** Networks that carry electronic invoices between companies. */
export const eInvoiceNetworks = ["Peppol", "KSeF"] as const;

export type EInvoiceNetwork = (typeof eInvoiceNetworks)[number];

/** The order's custom field `eInvoiceDelivery`: the last attempt to send its electronic invoice. */
const Delivery = type({
  network: enums(eInvoiceNetworks),
  /** accepted: the access point took it; failed: it was refused, or tried for hours. */
  state: enums(["accepted", "failed"]),
  /** ISO 8601. */
  at: string(),
  /** The access point's id of an accepted document. */
  id: optional(string()),
  /** Why it failed, a code for the operator. */
  reason: optional(string()),
});

export type EInvoiceDelivery = Infer<typeof Delivery>;

/** Parses the custom field; null: nothing was sent yet, or unreadable. */
export function parseEInvoiceDelivery(text: string | null): EInvoiceDelivery | null {
  const delivery = text === null ? null : parseJson(text);
  return is(delivery, Delivery) ? delivery : null;
}

/**
 * Whether a network can carry the invoice of an order: it is billed to a company of the shop's country, whose VAT
 * number is its address in the network.
 */
export function isDeliverable({
  billingAddress,
  country,
}: Pick<Order, "billingAddress" | "country">): boolean {
  const { customerType, vatNumber } = billingAddress;
  return customerType === "business" && billingAddress.country === country && vatNumber !== undefined;
}
