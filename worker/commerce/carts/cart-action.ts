import type { CartUpdateAction } from "../requests/schema-inputs.ts";
import type { Cart } from "./cart.ts";
import type { CartFacts } from "./cart-facts.ts";

/** The outside data that an action needs; read for all actions of a request at once. */
export interface CartNeeds {
  readonly skus?: readonly string[];
  readonly productIds?: readonly string[];
  /** Discount codes as entered. */
  readonly codes?: readonly string[];
  /** Types of custom fields, by id or key; undefined ones are skipped. */
  readonly types?: readonly (string | undefined)[];
  /** Payments by id or key. */
  readonly payments?: readonly (string | undefined)[];
  /** The catalogue's present state of the variants that are already in the cart. */
  readonly ownVariants?: boolean;
  /** Customers by id. */
  readonly customers?: readonly (string | undefined)[];
  readonly shippingMethods?: boolean;
  /** Channels by id or key; undefined ones are skipped. */
  readonly channels?: readonly (string | undefined)[];
}

/** One action of the platform: returns the next cart, without side effects. */
export interface CartAction<Input> {
  readNeeds?(input: Input, cart: Cart): CartNeeds;
  apply(cart: Cart, input: Input, facts: CartFacts): Cart;
}

/** The actions of a cart by their names in the schema, each with the schema's input. */
export type CartActions = {
  readonly [Name in keyof CartUpdateAction]-?: CartAction<NonNullable<CartUpdateAction[Name]>>;
};
