import type { Address } from "../../../cart/model/address";
import type { Order } from "../../../orders/model/order";
import { readCustomText } from "../custom-fields";
import type { PlatformOrderAnswer } from "./cart-shape";
import { toContents } from "./to-cart";

/** The platform's order as the shop's; null when it lacks what every order of the shop has. */
export function toOrder(answer: PlatformOrderAnswer): Order | null {
  const { email, billingAddress, shippingAddress, currency: _currency, ...contents } = toContents(answer);
  const address: Address | null = shippingAddress ?? billingAddress;
  if (!answer.orderNumber || !address) return null;
  return {
    ...contents,
    id: answer.id,
    orderNumber: answer.orderNumber,
    cartId: answer.cartRef?.id ?? "",
    createdAt: answer.createdAt,
    email: email ?? "",
    billingAddress: billingAddress ?? address,
    shippingAddress: address,
    orderState: answer.orderState,
    paymentState: answer.paymentState ?? "Pending",
    paymentMethod: readCustomText(answer.custom, "paymentMethod") ?? "",
  };
}
