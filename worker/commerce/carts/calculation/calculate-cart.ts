import { applyCartDiscounts } from "../../discounts/apply-cart-discounts.ts";
import type { DiscountedCart } from "../../discounts/discountable-cart.ts";
import { matchCartDiscounts } from "../../discounts/match-cart-discounts.ts";
import { totalOfUnits } from "../../discounts/priced-units.ts";
import { sumCents, toMoney } from "../../pricing/money.ts";
import type { Cart } from "../cart.ts";
import type { CartFacts } from "../cart-facts.ts";
import { discountTypeOf, withOwnDiscounts } from "../direct-discount.ts";
import { toDiscountedAmounts, toDiscountedPrice, toDiscountedPrices } from "../discounted-price.ts";
import { toCartSubject } from "./cart-subject.ts";
import { giveGifts } from "./gift-lines.ts";
import { priceBeforeDiscounts } from "./price-before-discounts.ts";
import { rateShipping } from "./rate-shipping.ts";
import { taxCart } from "./tax-cart.ts";
import { isDiscountable, toDiscountableCart } from "./to-discountable-cart.ts";

/**
 * Everything that follows from a cart's contents: line prices, shipping, discounts and their codes' states,
 * gifts, total and taxes. Run after the actions of each update; what it yields is what is stored.
 */
export function calculateCart(cart: Cart, allFacts: CartFacts): Cart {
  const facts = withOwnDiscounts(cart, allFacts);
  const priced = priceBeforeDiscounts(cart);
  // The facts were read before the actions: a code that an action removed is still among them.
  const onCart = new Set(cart.discountCodes.map(({ discountCode }) => discountCode.id));
  const offer = {
    discounts: facts.cartDiscounts,
    codes: facts.discountCodes.filter((code) => onCart.has(code.id)),
    ...(cart.store ? { storeKey: cart.store.key } : {}),
    now: facts.now,
  };
  const { matching, readCodeState } = matchCartDiscounts(
    offer,
    toCartSubject(taxLines(priced, facts), facts),
  );
  const onLines = applyCartDiscounts(
    toDiscountableCart(priced, facts),
    matching.filter(({ target }) => target?.type !== "shipping" && target?.type !== "totalPrice"),
  );
  const shipped = rateShipping(withLinePrices(priced, onLines), facts);
  const discounted = applyCartDiscounts(toDiscountableCart(shipped, facts), matching);
  const given = giveGifts(withLinePrices(shipped, discounted), discounted.gifts, facts);
  const total = withTotals(given, discounted);
  return taxCart(
    {
      ...total,
      discountCodes: cart.discountCodes.map(({ discountCode }) => ({
        discountCode,
        state: readCodeState(discountCode.id, discounted),
      })),
    },
    facts,
  );
}

/** For predicates that ask for net and gross: those of the present lines, without shipping, which has no rate yet. */
function taxLines(cart: Cart, facts: CartFacts): Cart {
  return { ...taxCart({ ...cart, shippingInfo: undefined }, facts), shippingInfo: cart.shippingInfo };
}

function withLinePrices(cart: Cart, discounted: DiscountedCart): Cart {
  const currency = cart.totalPrice.currencyCode;
  const withPrices = <Line extends Cart["lineItems"][number] | Cart["customLineItems"][number]>(
    line: Line,
  ): Line => {
    if (!isDiscountable(line)) return line;
    const units = discounted.lines.get(line.id) ?? [];
    return {
      ...line,
      discountedPricePerQuantity: toDiscountedPrices(currency, units, discountTypeOf(cart)),
      totalPrice: toMoney(currency, totalOfUnits(units)),
    };
  };
  return {
    ...cart,
    lineItems: cart.lineItems.map(withPrices),
    customLineItems: cart.customLineItems.map(withPrices),
  };
}

function withTotals(cart: Cart, discounted: DiscountedCart): Cart {
  const currency = cart.totalPrice.currencyCode;
  const { shipping, onTotal } = discounted;
  const onTotalCents = sumCents(onTotal.map(({ centAmount }) => centAmount));
  return {
    ...cart,
    shippingInfo: cart.shippingInfo && {
      ...cart.shippingInfo,
      discountedPrice: shipping?.portions.length
        ? toDiscountedPrice(currency, shipping, discountTypeOf(cart))
        : undefined,
    },
    totalPrice: toMoney(currency, discounted.totalBeforeOnTotal - onTotalCents),
    discountOnTotalPrice: onTotal.length
      ? {
          discountedAmount: toMoney(currency, onTotalCents),
          includedDiscounts: toDiscountedAmounts(currency, onTotal, discountTypeOf(cart)),
        }
      : undefined,
  };
}
