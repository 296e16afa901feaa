import type { Money } from "../../foundation/money";
import type { Order } from "./order";

export type EpcTransfer = {
  readonly bic: string;
  /** The payee. */
  readonly name: string;
  readonly iban: string;
  readonly amount: Money;
  /** Identifies the order: unstructured, because it is no creditor reference of ISO 11649. */
  readonly reference: string;
};

/** A drawn code: the modules of a side with its quiet zone, and the dark modules as one SVG path. */
export type DrawnCode = { readonly size: number; readonly path: string };

/** The standard's limits in characters. */
const most = { name: 70, reference: 140 };
const mostCents = 99_999_999_999;

type Payee = { readonly bic: string; readonly iban: string; readonly accountOwner: string };

/** Builds the code's text of an order that is paid by transfer; null: by another method, or not in euro. */
export function toOrderTransfer(
  { paymentMethod, total, orderNumber }: Pick<Order, "paymentMethod" | "total" | "orderNumber">,
  { bic, iban, accountOwner: name }: Payee,
): string | null {
  if (paymentMethod !== "bank_transfer") return null;
  return toEpcText({ bic, iban, name, amount: total, reference: orderNumber });
}

/**
 * Builds the text of a SEPA credit transfer for banking apps: EPC069-12, version 002, UTF-8.
 * One element per line, without the empty last ones. Returns null for a currency other than euro, or an amount out of
 * bounds.
 */
export function toEpcText({ bic, name, iban, amount, reference }: EpcTransfer): string | null {
  if (amount.currency !== "EUR" || amount.centAmount < 1 || amount.centAmount > mostCents) return null;
  const euro = `EUR${(amount.centAmount / 100).toFixed(2)}`;
  const [purpose, creditorReference] = ["", ""];
  return [
    "BCD",
    "002",
    "1",
    "SCT",
    bic.replaceAll(/\s/g, ""),
    cut(name, most.name),
    iban.replaceAll(/\s/g, ""),
    euro,
    purpose,
    creditorReference,
    cut(reference, most.reference),
  ].join("\n");
}

function cut(text: string, length: number): string {
  return [...text.replaceAll(/\s+/g, " ").trim()].slice(0, length).join("");
}
