import type { CartDiscount } from "./cart-discount.ts";

/** Highest sortOrder first; discounts on the total come after all others, since they need the discounted total. */
export function sortCartDiscounts(discounts: readonly CartDiscount[]): CartDiscount[] {
  const onTotal = (discount: CartDiscount) => (discount.target?.type === "totalPrice" ? 1 : 0);
  return [...discounts].sort(
    (left, right) =>
      onTotal(left) - onTotal(right) ||
      Number(right.sortOrder) - Number(left.sortOrder) ||
      right.sortOrder.localeCompare(left.sortOrder),
  );
}
