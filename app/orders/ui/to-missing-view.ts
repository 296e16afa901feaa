import type { OrdersMessage } from "../model/order-history-view";
import { type HistoryI18n, orderHistoryPath } from "./to-order-history-view";

export type MissingView = OrdersMessage & Pick<HistoryI18n, "frame">;

/** Replaces an order's page: this customer has no such order, or it cannot be read at present. */
export function toMissingView(
  why: "unknown" | "down",
  { translate, prefix, frame }: HistoryI18n,
): MissingView {
  return {
    frame,
    title: translate(`my-orders.${why}.title`),
    text: translate(`my-orders.${why}.text`),
    action: translate("my-orders.back"),
    href: prefix + orderHistoryPath,
  };
}
