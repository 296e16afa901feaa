import type { CurrencyCode } from "../../foundation/currency";
import type { Day } from "../../foundation/local-day";
import type { Order } from "./order";

/**
 * An invoice in the semantic model of EN 16931-1, as far as the shop uses it. Names in brackets are the standard's
 * terms. Amounts are minor units without VAT, unless a name says otherwise.
 */
export type EInvoice = {
  /** BT-1 */
  readonly number: string;
  /** BT-2 */
  readonly issuedOn: Day;
  /** BT-5 */
  readonly currency: CurrencyCode;
  /** BT-10: the buyer's own reference, else the order number. */
  readonly buyerReference: string;
  /** BT-13; null: the buyer named none. */
  readonly purchaseOrder: string | null;
  /** BT-14 */
  readonly salesOrder: string;
  readonly seller: EInvoiceParty;
  readonly buyer: EInvoiceParty;
  /** BG-13 */
  readonly delivery: { readonly name: string; readonly address: EInvoiceAddress; readonly on: Day };
  readonly payment: EInvoicePayment;
  /** BG-20, BG-21 */
  readonly allowances: readonly EInvoiceAdjustment[];
  readonly charges: readonly EInvoiceAdjustment[];
  /** BG-23 */
  readonly taxes: readonly EInvoiceTax[];
  readonly totals: EInvoiceTotals;
  /** BG-25 */
  readonly lines: readonly EInvoiceLine[];
};

/** An electronic address (BT-34, BT-49); `scheme` is a code of the Electronic Address Scheme list. */
export type EInvoiceEndpoint = { readonly scheme: string; readonly id: string };

export type EInvoiceParty = {
  readonly name: string;
  /** With the country's prefix; null: not a taxable person, or unknown. */
  readonly vatNumber: string | null;
  readonly endpoint: EInvoiceEndpoint;
  /** Person and e-mail address (BG-6, BG-9). */
  readonly contact: { readonly name: string; readonly email: string };
  readonly address: EInvoiceAddress;
};

export type EInvoiceAddress = {
  readonly street: string;
  /** Building, floor and the like; null: none. */
  readonly extra: string | null;
  readonly city: string;
  readonly postalCode: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
};

export type EInvoicePayment = {
  /** A code of UNTDID 4461 (BT-81). */
  readonly means: string;
  /** What a transfer must name (BT-83). */
  readonly reference: string;
  /** BG-17; null: not paid by transfer. */
  readonly account: { readonly iban: string; readonly bic: string; readonly owner: string } | null;
  /** BT-20; null: nothing is due. */
  readonly terms: string | null;
};

/**
 * Category and rate of an amount's VAT. S: taxed, Z: zero rated, K: intra-Community supply, exempt by Article 138(1) of
 * Directive 2006/112/EC. The shop sells in no other category.
 */
export type EInvoiceVat = { readonly category: "S" | "Z" | "K"; readonly ratePermyriad: number };

/** An allowance or a charge; `code` is of UNTDID 5189 (allowance) or 7161 (charge). */
export type EInvoiceAdjustment = {
  readonly reason: string;
  readonly code: string;
  readonly cents: number;
  readonly vat: EInvoiceVat;
};

export type EInvoiceTax = EInvoiceVat & {
  /** BT-116 */
  readonly taxableCents: number;
  /** BT-117 */
  readonly taxCents: number;
};

export type EInvoiceTotals = {
  /** BT-106 */
  readonly lineCents: number;
  /** BT-107 */
  readonly allowanceCents: number;
  /** BT-108 */
  readonly chargeCents: number;
  /** BT-109 */
  readonly netCents: number;
  /** BT-110 */
  readonly taxCents: number;
  /** BT-112 */
  readonly grossCents: number;
  /** BT-113 */
  readonly paidCents: number;
  /** BT-115 */
  readonly dueCents: number;
};

export type EInvoiceLine = {
  /** BT-126: its place in the invoice. */
  readonly id: string;
  readonly name: string;
  /** BT-155; null: none. */
  readonly articleNumber: string | null;
  readonly pieces: number;
  /** BT-146: price of one piece before the line's allowances, a decimal number of major units. */
  readonly price: string;
  readonly allowances: readonly EInvoiceAdjustment[];
  /** BT-131, after allowances. */
  readonly cents: number;
  readonly vat: EInvoiceVat;
};

/** The lev left ISO 4217, and with it the standard's code list, on 1 January 2026 (BR-CL-04). */
const withdrawnCurrencies: ReadonlySet<CurrencyCode> = new Set(["BGN"]);

/**
 * Whether an order can have an electronic invoice: its VAT is known, which some imported ones lack, and its currency
 * exists.
 */
export function hasEInvoice({ taxPortions, total }: Pick<Order, "taxPortions" | "total">): boolean {
  return taxPortions.length > 0 && !withdrawnCurrencies.has(total.currency);
}

/** VATEX code and words of the exemption; null: VAT is charged. Source: CEF VATEX code list */
export function toExemption({
  category,
}: EInvoiceVat): { readonly code: string; readonly text: string } | null {
  if (category !== "K") return null;
  return {
    code: "VATEX-EU-IC",
    text: "Intra-Community supply, exempt: Article 138(1) of Directive 2006/112/EC",
  };
}

/** Formats minor units as the documents need them: `1234.50`. All currencies of the shop have two minor digits. */
export function toDecimal(cents: number): string {
  return (cents / 100).toFixed(2);
}

/** Formats a rate of VAT as a percentage without trailing zeros: 810 is `8.1`. */
export function toPercent(permyriad: number): string {
  return String(permyriad / 100);
}
