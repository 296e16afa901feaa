/**
 * The one setting that moves Bulgaria to the euro. Prices in that currency must be in the platform first;
 * thresholds, boundaries and the cash-on-delivery limit follow by themselves.
 */
export const bulgarianCurrency: BulgarianCurrency = "BGN";

export type BulgarianCurrency = "BGN" | "EUR";

/** Leva for one euro, fixed by the Council of the European Union. */
export const levaPerEuro = 1.95583;
