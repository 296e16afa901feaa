import type { CartLine } from "../../cart/model/cart";
import type { CustomerOrder } from "./customer-order";

/** The articles that somebody chose: guarantees follow theirs, gifts their discount. */
export function listBoughtLines({ lines }: Pick<CustomerOrder, "lines">): readonly CartLine[] {
  return lines.filter(({ kind }) => kind !== "extra_guarantee" && kind !== "gift");
}

/** Only an order that stands, is not on its way and whose money will not come. */
export function mayPayAgain({
  orderState,
  paymentState,
  shipmentState,
}: Pick<CustomerOrder, "orderState" | "paymentState" | "shipmentState">): boolean {
  const isOpen = orderState === "Open" || orderState === "Confirmed";
  const hasLeft = shipmentState === "Shipped" || shipmentState === "Partial" || shipmentState === "Delivered";
  return isOpen && !hasLeft && paymentState === "Failed";
}
