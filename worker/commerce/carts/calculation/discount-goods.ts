import { applyCartDiscounts } from "../../discounts/apply-cart-discounts.ts";
import { type MatchedDiscounts, matchCartDiscounts } from "../../discounts/match-cart-discounts.ts";
import type { Cart } from "../cart.ts";
import type { CartFacts } from "../cart-facts.ts";
import { withOwnDiscounts } from "../own-discounts.ts";
import { toCartSubject } from "./cart-subject.ts";
import { toDiscountableCart, withLinePrices } from "./discountable-cart.ts";
import { priceBeforeDiscounts } from "./price-before-discounts.ts";
import { rateShipping } from "./rate-shipping.ts";
import { taxCart } from "./tax-cart.ts";

interface DiscountedGoods extends MatchedDiscounts {
  /** The lines after the discounts on them, with their taxes, before shipping and before discounts on the total. */
  readonly goods: Cart;
}

/**
 * The cart by which its shipping is measured: predicates of shipping methods, freeAbove and tiers all look at these
 * goods. What they cost does not depend on what shipping costs. Discounts match by the lines before all discounts.
 */
export function discountGoods(cart: Cart, allFacts: CartFacts): DiscountedGoods {
  const facts = withOwnDiscounts(cart, allFacts);
  const priced = rateShipping(priceBeforeDiscounts(cart), facts);
  // The facts were read before the actions: a code that an action removed is still among them.
  const onCart = new Set(cart.discountCodes.map(({ discountCode }) => discountCode.id));
  const offer = {
    discounts: facts.cartDiscounts,
    codes: facts.discountCodes.filter((code) => onCart.has(code.id)),
    ...(cart.store ? { storeKey: cart.store.key } : {}),
    now: facts.now,
  };
  const matched = matchCartDiscounts(offer, toCartSubject(taxLines(priced, facts), facts));
  const discounted = applyCartDiscounts(toDiscountableCart(priced, facts), matched.matching);
  return { ...matched, goods: taxLines(withLinePrices(priced, discounted), facts) };
}

/** Net and gross of the present lines alone: shipping has no rate yet, and nothing is off the total. */
function taxLines(cart: Cart, facts: CartFacts): Cart {
  const lines = { ...cart, shippingInfo: undefined, discountOnTotalPrice: undefined };
  return { ...taxCart(lines, facts), shippingInfo: cart.shippingInfo };
}
