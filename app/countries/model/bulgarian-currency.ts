/**
 * The one setting that moves Bulgaria to the euro.
 * The platform must have prices in that currency first; thresholds, boundaries and the cash-on-delivery limit are
 * derived from it.
 */
export const bulgarianCurrency: BulgarianCurrency = "BGN";

export type BulgarianCurrency = "BGN" | "EUR";

/** Leva per euro, fixed by the Council of the European Union. */
export const levaPerEuro = 1.95583;
