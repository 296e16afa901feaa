import type { CartViewContext } from "../../cart/ui/cart-view-context";
import { formatDate } from "../../i18n/formats";
import { noPayment, type Order } from "../model/order";
import { toMethodName } from "./to-method-name";

export type PaymentStatus = "paid" | "inProgress" | "onDelivery" | "failed";

/**
 * Returns "in progress" for a transfer, a voucher and unconfirmed payments, otherwise "paid"; cash is due on delivery.
 */
export function toPaymentStatus({
  payment,
  paymentState,
}: Pick<Order, "payment" | "paymentState">): PaymentStatus {
  if (payment.method === "cash_on_delivery") return "onDelivery";
  const states = [payment.state, paymentState];
  if (states.includes("Failed")) return "failed";
  return states.includes("Paid") ? "paid" : "inProgress";
}

/** Whether the shopper's bank transfer is outstanding. */
export function awaitsTransfer(
  order: Pick<Order, "orderState" | "payment" | "paymentMethod" | "paymentState">,
): boolean {
  const isActive = order.orderState !== "Cancelled";
  return isActive && order.paymentMethod === "bank_transfer" && toPaymentStatus(order) === "inProgress";
}

/** Lists the next steps in order. `timeZone`: the country's. */
export function toNextSteps(order: Order, timeZone: string, context: CartViewContext): readonly string[] {
  const { translate, formatMoney } = context;
  const status = toPaymentStatus(order);
  const step = (name: string, values: Readonly<Record<string, string>> = {}) =>
    translate(`payment.next.${name}`, values);
  if (status === "failed") return [step("failed")];
  const date = toDeliveryDate(order, context);
  const isPromised = status !== "inProgress";
  const delivery = date === null ? [] : [step(isPromised ? "deliver" : "deliverAfter", { date })];
  const arrival = [step("pack"), ...delivery];
  if (status === "onDelivery") return [...arrival, step("cash", { total: formatMoney(order.total) })];
  if (order.payment.method === noPayment) return arrival;
  if (status === "paid") return [step("paid"), ...arrival];
  const { action, method } = order.payment;
  if (action) {
    const until = formatDate(new Date(action.expiresAt), translate.locale, timeZone, "date");
    return [step("multibanco", { date: until }), ...arrival];
  }
  if (method === "bank_transfer") return [step("transfer"), ...arrival];
  return [step("pending", { method: toMethodName(method, translate) }), ...arrival];
}

/** Returns the time from which a delivery counts: the order's, or `now` while its money is outstanding. ISO 8601. */
export function toDeliveryStart(
  order: Pick<Order, "createdAt" | "payment" | "paymentState">,
  now: string,
): string {
  return toPaymentStatus(order) === "inProgress" ? now : order.createdAt;
}

/** Returns the latest day of arrival, counted from the context's time; null: the delivery method no longer exists. */
export function toDeliveryDate(
  { shipping }: Pick<Order, "shipping">,
  context: CartViewContext,
): string | null {
  const offer = context.offers.find(({ key }) => key === shipping?.methodKey);
  return offer ? context.formatDeliveryDate(offer.deliveryDays.to) : null;
}
