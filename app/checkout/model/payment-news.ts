import type { CartView } from "../../cart/model/cart-view";

/** What a shopper has before the eyes on the payment page. */
export type ShownPayment = {
  readonly view: Pick<CartView, "lines" | "coupons" | "rows" | "total" | "totalCents">;
  readonly chosen: string | null;
};

/** What is other than before; null where nothing is that a shopper would notice. */
export type PaymentNews = {
  /** Lines, coupons, delivery: not what choosing another method does. */
  readonly isCartChanged: boolean;
  readonly totalBefore: string | null;
  /** Another method is chosen now than the shopper's, which the cart does not allow any more. */
  readonly isMethodLost: boolean;
};

/** Compares what was shown with what is shown now. `wanted`: the method that the shopper chose on this page last. */
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
