import type { Translate } from "../../i18n/translate";
import { listOrderStates, listOrderSteps, type NamedState } from "../model/list-order-states";
import type { StateView } from "../model/order-history-view";
import type { StepView } from "../model/order-page-view";

/** Formats the states of an order, its delivery and its payment. */
export function toOrderStates(
  order: Parameters<typeof listOrderStates>[0],
  translate: Translate,
): readonly StateView[] {
  return listOrderStates(order).map((state) => toState(state, translate, null));
}

/** Formats the same states as steps. `pending`: names what a pending payment waits for. */
export function toOrderSteps(
  order: Parameters<typeof listOrderSteps>[0],
  translate: Translate,
  pending: string | null,
): readonly StepView[] {
  return listOrderSteps(order).map(({ place, ...state }) => ({
    ...toState(state, translate, pending),
    place,
  }));
}

function toState({ kind, state, tone }: NamedState, translate: Translate, pending: string | null): StateView {
  const isPending = kind === "payment" && state === "Pending";
  const text = (isPending && pending) || translate(`my-orders.${kind}.${state}`);
  return { label: translate(`my-orders.label.${kind}`), text, tone };
}
