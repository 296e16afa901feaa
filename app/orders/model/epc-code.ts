import type { Money } from "../../foundation/money";

export type EpcTransfer = {
  readonly bic: string;
  /** Who is paid. */
  readonly name: string;
  readonly iban: string;
  readonly amount: Money;
  /** Finds the order: unstructured, for it is no creditor reference of ISO 11649. */
  readonly reference: string;
};

/** A drawn code: how many squares a side has with its quiet zone, and the dark ones as one SVG path in such squares. */
export type DrawnCode = { readonly size: number; readonly path: string };

/** The most characters that the standard takes. */
const most = { name: 70, reference: 140 };
const mostCents = 99_999_999_999;

/**
 * What a banking app reads of a SEPA credit transfer: EPC069-12, version 002, UTF-8, one element a line and the empty
 * last ones left out. null: such a code there is only for euro.
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
