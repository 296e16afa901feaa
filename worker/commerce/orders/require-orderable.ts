import { calculateCart } from "../carts/calculation/calculate-cart.ts";
import type { Cart } from "../carts/cart.ts";
import { discountCodeNotApplicable, shippingMethodDoesNotMatchCart } from "../carts/cart-errors.ts";
import type { CartFacts } from "../carts/cart-facts.ts";
import { invalidOperation } from "../errors/platform-errors.ts";

/** States in which a code does not stand in the way of an order. */
const GOOD_STATES = new Set(["MatchesCart", "ApplicationStoppedByGroupBestDeal"]);

/**
 * Whether a cart may become an order now: it is active or frozen, has something in it, an address, a shipping method that
 * still fits, and no code that has stopped applying. A hard freeze holds whatever changed around the cart. Throws what is wrong.
 */
export function requireOrderable(cart: Cart, facts: CartFacts): void {
  if (cart.cartState !== "Active" && cart.cartState !== "Frozen") {
    throw invalidOperation(
      `The cart '${cart.id}' cannot be ordered because its state is '${cart.cartState}'.`,
    );
  }
  if (cart.lineItems.length + cart.customLineItems.length === 0) {
    throw invalidOperation(`The cart '${cart.id}' cannot be ordered because it is empty.`);
  }
  if (!cart.shippingAddress) {
    throw invalidOperation(`The cart '${cart.id}' cannot be ordered because it has no shipping address.`);
  }
  if (cart.freezeStrategy === "HardFreeze") return;
  const current = calculateCart(cart, facts);
  if (cart.shippingInfo && current.shippingInfo?.shippingMethodState !== "MatchesCart") {
    throw shippingMethodDoesNotMatchCart();
  }
  const refused = current.discountCodes.find(({ state }) => !GOOD_STATES.has(state));
  if (!refused) return;
  const { id } = refused.discountCode;
  throw discountCodeNotApplicable(facts.discountCodes.find((code) => code.id === id)?.code ?? "", id);
}
