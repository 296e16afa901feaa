/**
 * Chooses the purchase for the next review: a customer may review a SKU once per purchase.
 * Returns the uniqueness value for the oldest purchase without a review. `orderIds`: purchases of the SKU, oldest
 * first; `known`: uniqueness values of the customer's reviews of the product, null for one without a purchase (it
 * counts for any).
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

/** An unpaid or cancelled order is no purchase. */
export function isPurchase(order: {
  readonly orderState: string;
  readonly paymentState?: string | null | undefined;
}): boolean {
  return order.orderState !== "Cancelled" && order.paymentState !== "Failed";
}
