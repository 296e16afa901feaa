import type { Struct } from "superstruct";
import type { DocumentAction, TypeFacts, TypeNeeds } from "../resources/document-action.ts";
import { parseDraft } from "../resources/parse-draft.ts";
import type { Order } from "./order.ts";

export interface OrderNeeds extends TypeNeeds {
  /** Payments by id or key. */
  readonly payments?: readonly (string | undefined)[];
}

/** The outside data that an action on an order needs. */
export interface OrderFacts extends TypeFacts {
  readonly now: Date;
  /** Ids of payments by their ids and keys. */
  readonly paymentIds: ReadonlyMap<string, string>;
}

export type OrderAction = DocumentAction<Order, OrderFacts, OrderNeeds>;

/** An action that the platform supports only over REST. */
export interface OperatorAction extends OrderAction {
  /** The checked input. Throws InvalidJsonInput. */
  parse(body: unknown): object;
}

interface Definition<Input extends object> {
  readonly input: Struct<Input, unknown>;
  readonly readNeeds?: (input: Input) => OrderNeeds;
  readonly apply: (order: Order, input: Input, facts: OrderFacts) => Order;
}

/** Connects an action to the struct of its input. */
export function operatorAction<Input extends object>({
  input,
  readNeeds,
  apply,
}: Definition<Input>): OperatorAction {
  return {
    parse: (body) => parseDraft(body, input),
    readNeeds: (checked: Input) => readNeeds?.(checked) ?? {},
    apply: (order, checked: Input, facts) => apply(order, checked, facts),
  };
}
