import type { Translate } from "../../i18n/translate";
import { listOrderStates } from "../model/list-order-states";
import type { StateView } from "../model/order-history-view";

/** Formats the states of an order, its delivery and its payment. `pending`: names what a pending payment waits for. */
export function toOrderStates(
  order: Parameters<typeof listOrderStates>[0],
  translate: Translate,
  pending: string | null = null,
): readonly StateView[] {
  return listOrderStates(order).map(({ kind, state, tone }) => {
    const isPending = kind === "payment" && state === "Pending";
    const text = (isPending && pending) || translate(`my-orders.${kind}.${state}`);
    return { label: translate(`my-orders.label.${kind}`), text, tone };
  });
}
