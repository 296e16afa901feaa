/** What the cells of an attribute's column are like. */
export type ColumnUse = {
  /** Products with and without the attribute. */
  readonly total: number;
  /** Products with a value. */
  readonly filled: number;
  readonly distinct: number;
  /** All rows of the page have the same value. */
  readonly isSame?: boolean;
};

/** From columns that tell products apart to those with the same value in all rows. */
export const columnRanks = ["many values", "few values", "two values", "mostly missing", "the same"] as const;

type ColumnRank = (typeof columnRanks)[number];

/** A smaller share of products with a value leaves a column of dashes. */
const usualShare = 2 / 3;
/** With more values, or one for every second product, a column tells products apart: litres, watts, dimensions. */
const fewValues = 4;

/**
 * Ranks columns by how well they tell products apart; the last ones fold first. Columns of one rank stay in the order
 * of their family, which is that of importance.
 */
export function rankColumn({ total, filled, distinct, isSame = false }: ColumnUse): ColumnRank {
  if (isSame || distinct < 2) return "the same";
  if (filled < total * usualShare) return "mostly missing";
  if (distinct > fewValues || distinct * 2 > filled) return "many values";
  return distinct > 2 ? "few values" : "two values";
}
