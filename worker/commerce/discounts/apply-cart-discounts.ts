import { holdsPredicate } from "../predicates/holds-predicate.ts";
import { sumCents } from "../pricing/money.ts";
import type { CartDiscount } from "./cart-discount.ts";
import { discountUnits } from "./discount-units.ts";
import type { DiscountableCart, DiscountableLine, DiscountedCart } from "./discountable-cart.ts";
import { type PricedUnits, totalOfUnits } from "./priced-units.ts";
import { sortCartDiscounts } from "./sort-cart-discounts.ts";

/**
 * Applies the discounts whose cart predicate holds, the highest sortOrder first and those on the total last.
 * Prices are rounded after each. A discount that took effect and says StopAfterThisDiscount keeps the rest out.
 */
export function applyCartDiscounts(
  cart: DiscountableCart,
  matching: readonly CartDiscount[],
): DiscountedCart {
  const lines = new Map(cart.lines.map((line) => [line.id, [toUnits(line.quantity, line.unitCents)]]));
  const shipping = cart.shippingCents === undefined ? [] : [[toUnits(1, cart.shippingCents)]];
  const state: DiscountState = { cart, lines, shipping, total: [] };
  const stopped = new Set<string>();
  let stop = false;
  for (const discount of sortCartDiscounts(matching)) {
    if (stop) stopped.add(discount.id);
    else stop = applyDiscount(state, discount) && discount.stackingMode === "StopAfterThisDiscount";
  }
  return {
    lines,
    ...(state.shipping[0]?.[0] ? { shipping: state.shipping[0][0] } : {}),
    onTotal: state.total[0]?.portions ?? [],
    totalBeforeOnTotal: totalOf(state),
    stopped,
  };
}

interface DiscountState {
  readonly cart: DiscountableCart;
  readonly lines: Map<string, PricedUnits[]>;
  shipping: PricedUnits[][];
  total: readonly PricedUnits[];
}

/** Whether the discount changed a price. */
function applyDiscount(state: DiscountState, discount: CartDiscount): boolean {
  const { target } = discount;
  const apply = (groups: readonly (readonly PricedUnits[])[]) =>
    discountUnits(groups, discount.value, discount.id, state.cart.currencyCode, state.cart.rounding);
  if (!target) return false;
  if (target.type === "shipping") {
    state.shipping = apply(state.shipping);
    return state.shipping.flat().some(isTouchedBy(discount));
  }
  if (target.type === "totalPrice") {
    const before = state.total.length ? state.total : [toUnits(1, totalOf(state))];
    state.total = apply([before]).flat();
    return state.total.some(isTouchedBy(discount));
  }
  const targeted = state.cart.lines.filter(
    (line) => line.target === target.type && matches(line, target.predicate),
  );
  const discounted = apply(targeted.map((line) => state.lines.get(line.id) ?? []));
  targeted.forEach((line, index) => {
    state.lines.set(line.id, discounted[index] ?? []);
  });
  return discounted.flat().some(isTouchedBy(discount));
}

function matches(line: DiscountableLine, predicate: string): boolean {
  return holdsPredicate(predicate, line.subject);
}

function isTouchedBy(discount: CartDiscount): (units: PricedUnits) => boolean {
  return (units) => units.portions.some((portion) => portion.discountId === discount.id);
}

function toUnits(quantity: number, centAmount: number): PricedUnits {
  return { quantity, centAmount, portions: [] };
}

function totalOf(state: DiscountState): number {
  return sumCents([...state.lines.values(), ...state.shipping].map(totalOfUnits));
}
