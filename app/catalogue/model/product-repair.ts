import type { Money } from "../../foundation/money";

/** A spare part with its indicative price, gross, without delivery. */
export type SparePart = { readonly id: string; readonly name: string; readonly price: Money };

/** A typical repair: the defect that it ends, and what it costs. */
export type TypicalRepair = {
  readonly id: string;
  /** What the shopper notices. */
  readonly defect: string;
  /** What is done about it. */
  readonly name: string;
  /** Indicative price, gross. */
  readonly price: Money;
  /** Maximum price if the work must be calculated; null: `price` is final. */
  readonly maximum: Money | null;
  readonly workingDays: number;
};

/**
 * What a product's data say about its repair.
 * Source: Directive (EU) 2024/1799, Art. 5, for the goods of its Annex II
 */
export type ProductRepair = {
  /** Years for which spare parts are available after the last item was put on the market; null: unknown. */
  readonly partYears: number | null;
  /** A replacement is lent during the repair, free of charge. */
  readonly hasReplacement: boolean;
  readonly parts: readonly SparePart[];
  readonly repairs: readonly TypicalRepair[];
};
