import type { CustomTypes } from "../resources/custom-types.ts";
import type { Order } from "./order.ts";

/** What an action on an order may look at. */
interface OrderFacts {
  readonly now: Date;
  readonly types: CustomTypes;
  readonly paymentIds: ReadonlyMap<string, string>;
}

/** One action of the platform on an order; methods, so that each may name the input that the schema gives it. */
export interface OrderAction {
  /** Types of custom fields that the input names, by id or key, or that the order carries already. */
  readTypes?(input: object, order: Order): readonly (string | undefined)[];
  /** Payments that the input names, by id or key. */
  readPayments?(input: object): readonly (string | undefined)[];
  apply(order: Order, input: object, facts: OrderFacts): Order;
}
