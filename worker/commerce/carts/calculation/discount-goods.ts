import { applyCartDiscounts } from "../../discounts/apply-cart-discounts.ts";
import { type MatchedDiscounts, matchCartDiscounts } from "../../discounts/match-cart-discounts.ts";
import { invalidOperation } from "../../errors/platform-errors.ts";
import type { RoundingMode } from "../../money/divide-amounts.ts";
import { multiplyPrice, toMoney } from "../../money/money.ts";
import { chooseUnitPrice } from "../../pricing/choose-price.ts";
import type { Cart, LineItem } from "../cart.ts";
import type { CartFacts, CartShippingMethod } from "../cart-facts.ts";
import { toCartSubject } from "./cart-subject.ts";
import { toDiscountableCart, withLinePrices } from "./discountable-cart.ts";
import { isGift } from "./gift-lines.ts";
import { withOwnDiscounts } from "./own-discounts.ts";
import { matchesShippingMethod, rateShipping } from "./rate-shipping.ts";
import { taxCart } from "./tax-cart.ts";

interface DiscountedGoods extends MatchedDiscounts {
  /** The lines after their discounts, with taxes, before shipping and before discounts on the total. */
  readonly goods: Cart;
}

/**
 * The cart that shipping is measured by: predicates of shipping methods, freeAbove and tiers all use these goods.
 * Their price does not depend on the shipping price. Discounts match by the lines before all discounts.
 */
export function discountGoods(cart: Cart, allFacts: CartFacts): DiscountedGoods {
  const facts = withOwnDiscounts(cart, allFacts);
  const priced = rateShipping(priceBeforeDiscounts(cart), facts);
  // The facts were read before the actions: they still contain a code that an action removed.
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

/**
 * Net and gross of the present lines alone: shipping has no rate yet, and nothing is off the total. An external total
 * tax is compared with the final total, which is not calculated yet.
 */
function taxLines(cart: Cart, facts: CartFacts): Cart {
  const { shippingInfo, externalTotalTax } = cart;
  const lines = {
    ...cart,
    shippingInfo: undefined,
    discountOnTotalPrice: undefined,
    externalTotalTax: undefined,
  };
  return { ...taxCart(lines, facts), shippingInfo, externalTotalTax };
}

/** Above it, discounts in ten-thousandths of an amount could not be calculated exactly to the cent. */
const MAX_CENTS = Math.floor(Number.MAX_SAFE_INTEGER / 10_000);

/**
 * The cart with each line at quantity × unit price, as discount predicates read it. Throws InvalidOperation if the
 * total is too large for exact sums.
 */
function priceBeforeDiscounts(cart: Cart): Cart {
  const priced = priceLines(cart);
  const amounts = [...priced.lineItems, ...priced.customLineItems].map(
    ({ totalPrice }) => totalPrice.centAmount,
  );
  if (amounts.reduce((sum, cents) => sum + Math.abs(cents), 0) > MAX_CENTS) {
    throw invalidOperation("The total price of the cart is too large.");
  }
  return priced;
}

function priceLines(cart: Cart): Cart {
  const currency = cart.totalPrice.currencyCode;
  return {
    ...cart,
    lineItems: cart.lineItems.map((line) => ({
      ...line,
      // Otherwise the units' former discounted prices would be taxed; a gift is identified by its discount.
      discountedPricePerQuantity: isGift(line) ? line.discountedPricePerQuantity : [],
      totalPrice: toMoney(currency, totalBeforeDiscounts(line, cart.priceRoundingMode)),
    })),
    customLineItems: cart.customLineItems.map((line) => ({
      ...line,
      discountedPricePerQuantity: [],
      totalPrice: toMoney(currency, multiplyPrice(line.money, line.quantity, cart.priceRoundingMode)),
    })),
  };
}

/** A gift is free; an external total is the caller's. */
function totalBeforeDiscounts(line: LineItem, rounding: RoundingMode): number {
  if (isGift(line)) return 0;
  const { externalTotalCents, price, quantity } = line;
  return externalTotalCents ?? multiplyPrice(chooseUnitPrice(price, quantity), quantity, rounding);
}

/** Whether the method's predicate matches the goods of a cart with the method. */
export function fitsGoods(withMethod: Cart, method: CartShippingMethod, facts: CartFacts): boolean {
  return !method.predicate || matchesShippingMethod(method, discountGoods(withMethod, facts).goods, facts);
}
