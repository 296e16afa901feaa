import type { RoundingMode } from "../money/divide-amounts.ts";
import { sumCents } from "../money/money.ts";
import { holdsPredicate } from "../predicates/evaluate-predicate.ts";
import type { PredicateSubject } from "../predicates/predicate.ts";
import {
  discountUnits,
  type PricedUnits,
  type PriceReduction,
  totalOfUnits,
} from "../pricing/discount-units.ts";
import type { CartDiscount, PatternComponent } from "./cart-discount.ts";
import { chooseMultiBuyUnits, choosePatternUnits, splitUnits, type UnitChoice } from "./choose-units.ts";

/** Prices after some of the discounts; a discount derives the next state from it. */
export interface DiscountState {
  readonly cart: DiscountableCart;
  /** In the order of the cart's lines. */
  readonly lines: readonly (readonly PricedUnits[])[];
  readonly shipping: readonly PricedUnits[];
  /** The total as one unit, once a discount on it was applied. */
  readonly total: readonly PricedUnits[];
  readonly gifts: ReadonlySet<string>;
}

/** The prices before any discount. */
export function toDiscountState(cart: DiscountableCart): DiscountState {
  return {
    cart,
    lines: cart.lines.map((line) => line.units),
    shipping:
      cart.shippingCents === undefined ? [] : [{ quantity: 1, centAmount: cart.shippingCents, portions: [] }],
    total: [],
    gifts: new Set(),
  };
}

/** Lines and shipping together, before discounts on the total. */
export function totalBeforeOnTotal({ cart, lines, shipping }: DiscountState): number {
  return cart.fixedCents + sumCents([...lines, shipping].map(totalOfUnits));
}

/** The cart's price in this state. */
export function totalOfState(state: DiscountState): number {
  return state.total.length > 0 ? totalOfUnits(state.total) : totalBeforeOnTotal(state);
}

/** The state after one more discount; equal prices if it changes nothing. */
export function applyDiscount(state: DiscountState, discount: CartDiscount): DiscountState {
  const { value, target, id } = discount;
  if (value.type === "giftLineItem") {
    return state.cart.possibleGifts.has(id) ? { ...state, gifts: new Set([...state.gifts, id]) } : state;
  }
  if (!target) return state;
  const reduce = (lines: DiscountState["lines"], by: PriceReduction = value) =>
    discountUnits(lines, by, id, state.cart.currencyCode, state.cart.rounding);
  switch (target.type) {
    case "shipping":
      return { ...state, shipping: reduce([state.shipping]).flat() };
    case "totalPrice": {
      const before = state.total.length
        ? state.total
        : [{ quantity: 1, centAmount: totalBeforeOnTotal(state), portions: [] }];
      return { ...state, total: reduce([before]).flat() };
    }
    case "lineItems":
    case "customLineItems": {
      const every = state.lines.map((units, line) => (matches(state, target, line) ? units : []));
      const reduced = reduce(every);
      const lines = state.lines.map((units, line) => (every[line] === units ? (reduced[line] ?? []) : units));
      return { ...state, lines };
    }
    case "multiBuyLineItems":
    case "multiBuyCustomLineItems": {
      const choices = chooseMultiBuyUnits(target, state.lines, (line) => matches(state, target, line));
      return reduceChosen(state, choices, reduce);
    }
    case "pattern": {
      const choices = choosePatternUnits(target, state.lines, (part, line) => matches(state, part, line));
      return reduceChosen(state, choices, reduce);
    }
  }
}

function reduceChosen(
  state: DiscountState,
  choices: readonly UnitChoice[],
  reduce: (lines: DiscountState["lines"]) => PricedUnits[][],
): DiscountState {
  const { chosen, others } = splitUnits(state.lines, choices);
  const reduced = reduce(chosen);
  return { ...state, lines: others.map((units, line) => [...(reduced[line] ?? []), ...units]) };
}

const KINDS = {
  lineItems: "lineItems",
  customLineItems: "customLineItems",
  multiBuyLineItems: "lineItems",
  multiBuyCustomLineItems: "customLineItems",
  CountOnLineItemUnits: "lineItems",
  CountOnCustomLineItemUnits: "customLineItems",
} as const;

function matches(
  { cart }: DiscountState,
  {
    type,
    predicate,
  }: { readonly type: keyof typeof KINDS | PatternComponent["type"]; readonly predicate: string },
  index: number,
): boolean {
  const line = cart.lines[index];
  return line !== undefined && line.target === KINDS[type] && holdsPredicate(predicate, line.subject);
}

interface DiscountableLine {
  readonly id: string;
  readonly target: "lineItems" | "customLineItems";
  readonly subject: PredicateSubject;
  /** Its units at their prices before cart discounts. */
  readonly units: readonly PricedUnits[];
}

/** The cart's data for the discount rules. */
export interface DiscountableCart {
  readonly currencyCode: string;
  readonly rounding: RoundingMode;
  readonly lines: readonly DiscountableLine[];
  /** Cents of items that are not discounted themselves but count for one on the total. */
  readonly fixedCents: number;
  /** Cents, if a shipping method is set. */
  readonly shippingCents?: number;
  /** Discounts whose gift could be added to the cart now. */
  readonly possibleGifts: ReadonlySet<string>;
}

/** Prices after discounts. The total's own discounts are listed, and not yet subtracted from the lines. */
export interface DiscountedCart {
  readonly lines: ReadonlyMap<string, readonly PricedUnits[]>;
  readonly shipping?: PricedUnits;
  readonly onTotal: PricedUnits["portions"];
  readonly totalBeforeOnTotal: number;
  /** Ids of the discounts whose gift the cart gets. */
  readonly gifts: ReadonlySet<string>;
  /** Ids of the discounts that a StopAfterThisDiscount prevented. */
  readonly stopped: ReadonlySet<string>;
  /** Ids of the discounts that were not the best of their group. */
  readonly outdone: ReadonlySet<string>;
}
