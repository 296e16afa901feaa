import type { Translate } from "../../i18n/translate";
import { listOrderStates } from "../model/list-order-states";
import type { StateView } from "../model/order-history-view";

/** Formats the states of an order, its delivery and its payment. */
export function toOrderStates(
  order: Parameters<typeof listOrderStates>[0],
  translate: Translate,
): readonly StateView[] {
  return listOrderStates(order).map(({ kind, state, tone }) => ({
    label: translate(`my-orders.label.${kind}`),
    text: translate(`my-orders.${kind}.${state}`),
    tone,
  }));
}
