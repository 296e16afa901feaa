import { holdsPredicate } from "../predicates/evaluate-predicate.ts";
import type { PredicateSubject } from "../predicates/predicate.ts";
import { isInForce } from "../resources/validity-window.ts";
import type { CartDiscount } from "./cart-discount.ts";
import { type DiscountCode, type DiscountCodeState, isOfStore, refuseCode } from "./discount-code.ts";
import type { DiscountedCart } from "./discount-state.ts";

export interface DiscountOffer {
  readonly discounts: readonly CartDiscount[];
  /** The codes entered in the cart. */
  readonly codes: readonly DiscountCode[];
  readonly storeKey?: string;
  readonly now: Date;
}

type Outcome = Pick<DiscountedCart, "stopped" | "outdone">;

export interface MatchedDiscounts {
  readonly matching: readonly CartDiscount[];
  /** Called after the discounts were applied, because one of them may have stopped the others. */
  readonly readCodeState: (codeId: string, outcome: Outcome) => DiscountCodeState;
}

/** The discounts with a matching predicate: those without a code, and those of the cart's codes. */
export function matchCartDiscounts(offer: DiscountOffer, cart: PredicateSubject): MatchedDiscounts {
  const holds = (predicate: string | undefined) => !predicate || holdsPredicate(predicate, cart);
  const applicable = offer.discounts.filter(
    (discount) =>
      isInForce(discount, offer.now) && isOfStore(discount, offer.storeKey) && holds(discount.cartPredicate),
  );
  const refusals = new Map(
    offer.codes.map((code) => [
      code.id,
      refuseCode(code, discountsOf(code, offer.discounts), offer.storeKey, offer.now),
    ]),
  );
  const opened = new Set(
    offer.codes
      .filter((code) => refusals.get(code.id) === undefined && holds(code.cartPredicate))
      .flatMap((code) => code.cartDiscountIds),
  );
  const matching = applicable.filter((discount) => !discount.requiresDiscountCode || opened.has(discount.id));
  const readCodeState = (codeId: string, { stopped, outdone }: Outcome): DiscountCodeState => {
    const code = offer.codes.find(({ id }) => id === codeId);
    if (!code) return "NotActive";
    const refusal = refusals.get(codeId);
    if (refusal) return refusal;
    const own = discountsOf(code, matching);
    if (!holds(code.cartPredicate) || own.length === 0) return "DoesNotMatchCart";
    if (own.every(({ id }) => stopped.has(id))) return "ApplicationStoppedByPreviousDiscount";
    const isOutdone = own.every(({ id }) => stopped.has(id) || outdone.has(id));
    return isOutdone ? "ApplicationStoppedByGroupBestDeal" : "MatchesCart";
  };
  return { matching, readCodeState };
}

function discountsOf(code: DiscountCode, discounts: readonly CartDiscount[]): CartDiscount[] {
  return discounts.filter(({ id }) => code.cartDiscountIds.includes(id));
}
