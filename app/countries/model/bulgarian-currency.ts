import { type Money, money } from "../../foundation/money";

export type BulgarianCurrency = "BGN" | "EUR";

/** Bulgaria's money until the operator's day (`BULGARIA_EURO_FROM`), as specified. */
export const bulgarianCurrency: BulgarianCurrency = "BGN";

/** Leva per euro, fixed by the Council of the European Union. */
export const levaPerEuro = 1.95583;

/**
 * Converts leva to euros or euros to leva; null: another currency.
 * Rounds to the nearest cent, half a cent up.
 *
 * Source: Regulation (EC) No 1103/97, Art. 4, 5
 */
export function toOtherBulgarianMoney({ centAmount, currency }: Money): Money | null {
  if (currency === "BGN") return money(Math.round(centAmount / levaPerEuro), "EUR");
  return currency === "EUR" ? money(Math.round(centAmount * levaPerEuro), "BGN") : null;
}
