import type { Struct } from "superstruct";
import type { DocumentAction, TypeFacts, TypeNeeds } from "../resources/document-action.ts";
import { parseDraft } from "../resources/parse-draft.ts";
import type { Order } from "./order.ts";

export interface OrderNeeds extends TypeNeeds {
  /** Payments by id or key. */
  readonly payments?: readonly (string | undefined)[];
}

/** What an action on an order may look at. */
export interface OrderFacts extends TypeFacts {
  readonly now: Date;
  /** Ids of payments by their ids and keys. */
  readonly paymentIds: ReadonlyMap<string, string>;
}

export type OrderAction = DocumentAction<Order, OrderFacts, OrderNeeds>;

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
