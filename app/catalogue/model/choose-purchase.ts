/**
 * A customer may review a SKU once per purchase. Answers the uniqueness value of the next review: the oldest purchase
 * that is not reviewed yet. `orderIds`: purchases of the SKU, oldest first; `known`: uniqueness values of the
 * customer's reviews of the product, null for one that names no purchase (it counts for any).
 */
export function choosePurchase(
  sku: string,
  orderIds: readonly string[],
  known: readonly (string | null)[],
): { readonly uniquenessValue: string } | { readonly refusal: "not-purchased" | "already-reviewed" } {
  if (orderIds.length === 0) return { refusal: "not-purchased" };
  const isOfPurchase = (value: string | null) => value !== null && purchaseValue.test(value);
  const elsewhere = known.filter((value) => !isOfPurchase(value)).length;
  const open = orderIds
    .map((orderId) => `${orderId}:${sku}`)
    .filter((value) => !known.includes(value))
    .slice(elsewhere);
  const [uniquenessValue] = open;
  return uniquenessValue === undefined ? { refusal: "already-reviewed" } : { uniquenessValue };
}

/** `<order id>:<SKU>`. */
const purchaseValue = /^[\da-f-]{36}:.+$/;

/** Who never paid, or whose order was cancelled, has not bought: they review as anybody else, or not at all. */
export function isPurchase(order: {
  readonly orderState: string;
  readonly paymentState?: string | null | undefined;
}): boolean {
  return order.orderState !== "Cancelled" && order.paymentState !== "Failed";
}
