import type { CartView } from "../../cart/model/cart-view";

/** What the payment page shows. */
export type ShownPayment = {
  readonly view: Pick<CartView, "lines" | "coupons" | "rows" | "total" | "totalCents">;
  readonly chosen: string | null;
};

/** The visible changes; null: none. */
export type PaymentNews = {
  /** Lines, coupons, delivery: not the effects of another method. */
  readonly isCartChanged: boolean;
  readonly totalBefore: string | null;
  /** The cart no longer allows the shopper's method; another one is selected. */
  readonly isMethodLost: boolean;
};

/**
 * Compares the previous page with the present one.
 * @param wanted the shopper's last choice of a method on this page
 */
export function comparePayments(
  before: ShownPayment,
  now: ShownPayment,
  wanted: string | null,
): PaymentNews | null {
  const isCartChanged = toFingerprint(before) !== toFingerprint(now);
  const isTotalChanged = before.view.totalCents !== now.view.totalCents;
  const own = wanted ?? before.chosen;
  const isMethodLost = own !== null && now.chosen !== null && now.chosen !== own;
  if (!isCartChanged && !isTotalChanged && !isMethodLost) return null;
  return { isCartChanged, isMethodLost, totalBefore: isTotalChanged ? before.view.total : null };
}

function toFingerprint({ view }: ShownPayment): string {
  return JSON.stringify([
    view.lines.map(({ id, quantity, total }) => [id, quantity, total]),
    view.coupons.filter(({ isApplied }) => isApplied).map(({ code }) => code),
    view.rows.filter(({ key }) => key !== "codFee"),
  ]);
}
