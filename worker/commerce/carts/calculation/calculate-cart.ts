import { applyCartDiscounts } from "../../discounts/apply-cart-discounts.ts";
import type { DiscountedCart } from "../../discounts/discount-state.ts";
import { sumCents, toMoney } from "../../money/money.ts";
import type { Cart } from "../cart.ts";
import type { CartFacts } from "../cart-facts.ts";
import { discountGoods } from "./discount-goods.ts";
import {
  toDiscountableCart,
  toDiscountedAmounts,
  toDiscountedPrice,
  withLinePrices,
} from "./discountable-cart.ts";
import { giveGifts } from "./gift-lines.ts";
import { discountTypeOf, withOwnDiscounts } from "./own-discounts.ts";
import { rateShipping } from "./rate-shipping.ts";
import { taxCart } from "./tax-cart.ts";

/**
 * Calculates everything that follows from a cart's contents: line prices, shipping, discounts and their codes' states,
 * gifts, total and taxes. Runs after the actions of each update; its result is stored.
 */
export function calculateCart(cart: Cart, allFacts: CartFacts): Cart {
  const facts = withOwnDiscounts(cart, allFacts);
  const { goods, matching, readCodeState } = discountGoods(cart, allFacts);
  const shipped = rateShipping(goods, facts);
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
