import type { CartLine } from "../../cart/model/cart";
import type { CustomerOrder } from "./customer-order";

/** Lists the articles that the shopper chose: guarantees follow theirs, gifts their discount. */
export function listBoughtLines({ lines }: Pick<CustomerOrder, "lines">): readonly CartLine[] {
  return lines.filter(({ kind }) => kind !== "extra_guarantee" && kind !== "gift");
}

/** Whether an order may be paid again: active, not dispatched, and its payment failed. */
export function mayPayAgain({
  orderState,
  paymentState,
  shipmentState,
}: Pick<CustomerOrder, "orderState" | "paymentState" | "shipmentState">): boolean {
  const isOpen = orderState === "Open" || orderState === "Confirmed";
  const hasLeft = shipmentState === "Shipped" || shipmentState === "Partial" || shipmentState === "Delivered";
  return isOpen && !hasLeft && paymentState === "Failed";
}
