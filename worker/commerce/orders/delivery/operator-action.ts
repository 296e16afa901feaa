import type { Struct } from "superstruct";
import { parseDraft } from "../../resources/parse-draft.ts";
import type { Order } from "../order.ts";
import type { OrderAction } from "../order-action.ts";

/** An action that the platform offers over REST alone. */
export interface OperatorAction extends OrderAction {
  /** The input, checked. Throws InvalidJsonInput. */
  parse(body: unknown): object;
}

interface Definition<Input extends object> {
  readonly input: Struct<Input, unknown>;
  readonly apply: (order: Order, input: Input, now: Date) => Order;
}

/** Ties an action to the struct of its input. */
export function operatorAction<Input extends object>({ input, apply }: Definition<Input>): OperatorAction {
  return {
    parse: (body) => parseDraft(body, input),
    apply: (order, checked: Input, { now }) => apply(order, checked, now),
  };
}
