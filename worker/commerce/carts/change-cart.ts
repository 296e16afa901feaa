import { invalidOperation } from "../errors/platform-errors.ts";
import type { RequestContext } from "../graphql/request-context.ts";
import { applyInTurn, type NamedAction, requireAction } from "../resources/apply-actions.ts";
import { calculateCart } from "./calculation/calculate-cart.ts";
import type { Cart } from "./cart.ts";
import { cartActions } from "./cart-actions.ts";
import type { CartFacts } from "./cart-facts.ts";
import { loadCartFacts } from "./facts/load-cart-facts.ts";
import { withGiftVariants } from "./facts/with-gift-variants.ts";
import { requireChangeable } from "./require-changeable.ts";

/** The platform's limit of lines; it also keeps the document well within one row. */
const MAX_LINES = 500;

export interface ChangedCart {
  readonly cart: Cart;
  readonly facts: CartFacts;
}

/** Applies actions to a cart and calculates it anew, unless it is frozen; nothing is written. */
export async function changeCart(
  context: RequestContext,
  cart: Cart,
  actions: readonly NamedAction[],
): Promise<ChangedCart> {
  requireChangeable(cart, actions, context.access.clientId);
  const needs = actions.map(
    ({ name, input }) => requireAction(cartActions, name).readNeeds?.(input, cart) ?? {},
  );
  const facts = await loadCartFacts(context, cart, needs);
  const changed = applyInTurn(cart, actions, (current, { name, input }) =>
    requireAction(cartActions, name).apply(current, input, facts),
  );
  if (changed.lineItems.length + changed.customLineItems.length > MAX_LINES) {
    throw invalidOperation(`A cart cannot contain more than ${MAX_LINES} line items.`);
  }
  if (changed.cartState === "Frozen" && cart.cartState === "Frozen") return { cart: changed, facts };
  const complete = await withGiftVariants(context, changed, facts);
  return { cart: calculateCart(changed, complete), facts: complete };
}
