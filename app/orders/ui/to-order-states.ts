import type { Translate } from "../../i18n/translate";
import { listOrderStates } from "../model/list-order-states";
import type { StateView } from "../model/order-history-view";

/** Where an order, its delivery and its payment stand, each in a word of the trade. */
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
