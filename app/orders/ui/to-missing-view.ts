import type { OrdersMessage } from "../model/order-history-view";
import { type HistoryWords, orderHistoryPath } from "./to-order-history-view";

export type MissingView = OrdersMessage & Pick<HistoryWords, "frame">;

/** Replaces an order's page: this customer has no such order, or it cannot be read at present. */
export function toMissingView(
  why: "unknown" | "down",
  { translate, prefix, frame }: HistoryWords,
): MissingView {
  return {
    frame,
    title: translate(`my-orders.${why}.title`),
    text: translate(`my-orders.${why}.text`),
    action: translate("my-orders.back"),
    href: prefix + orderHistoryPath,
  };
}
