import type { CartDiscountCode, CodeObstacle, DiscountCodeState } from "../../../cart/model/cart";
import { getCountry } from "../../../countries/model/country-table";
import type { CurrencyCode } from "../../../foundation/currency";
import { toLocalDay } from "../../../foundation/local-day";
import { type Money, money } from "../../../foundation/money";
import type { PlatformCartAnswer, PlatformCodeAnswer, PlatformOrderAnswer } from "./cart-documents";

const codeStates: readonly DiscountCodeState[] = [
  "NotActive",
  "NotValid",
  "DoesNotMatchCart",
  "MatchesCart",
  "MaxApplicationReached",
  "ApplicationStoppedByPreviousDiscount",
  "ApplicationStoppedByGroupBestDeal",
];

type Source = Pick<PlatformCartAnswer | PlatformOrderAnswer, "country" | "totalPrice">;
type Terms = Pick<
  NonNullable<PlatformCodeAnswer["discountCode"]>,
  "isActive" | "validFrom" | "validUntil" | "cartPredicate"
>;

/** Converts a discount code of a cart or an order, with the reason why it takes nothing off. */
export function toDiscountCode(
  code: PlatformCodeAnswer,
  source: Source,
  now: Date = new Date(),
): CartDiscountCode {
  const state = codeStates.find((known) => known === code.state) ?? "NotValid";
  const { discountCode: own } = code;
  const cartDiscounts = own?.cartDiscounts ?? [];
  const obstacle = findObstacle(state, [...(own ? [own] : []), ...cartDiscounts], source, now);
  return {
    id: code.discountCodeRef.id,
    code: own?.code ?? "",
    state,
    ...(cartDiscounts.length > 0 && { discountIds: cartDiscounts.map(({ id }) => id) }),
    ...(obstacle && { obstacle }),
  };
}

/** @param terms of the code and of each of its discounts */
function findObstacle(
  state: DiscountCodeState,
  terms: readonly Terms[],
  { country, totalPrice }: Source,
  now: Date,
): CodeObstacle | null {
  switch (state) {
    case "MatchesCart":
      return null;
    case "MaxApplicationReached":
      return { reason: "used-up" };
    case "ApplicationStoppedByPreviousDiscount":
    case "ApplicationStoppedByGroupBestDeal":
      return { reason: "blocked" };
    case "DoesNotMatchCart": {
      const minimum = findMinimum(terms, totalPrice);
      return minimum ? { reason: "below-minimum", minimum } : { reason: "not-applicable" };
    }
    default:
      return findTimeObstacle(terms, getCountry(country).timeZone, now);
  }
}

function findTimeObstacle(terms: readonly Terms[], timeZone: string, now: Date): CodeObstacle {
  const [code] = terms;
  if (code?.isActive === false) return { reason: "switched-off" };
  const starts = terms.flatMap(({ validFrom }) =>
    validFrom && new Date(validFrom) > now ? [validFrom] : [],
  );
  const [start] = starts.toSorted().reverse();
  if (start) return { reason: "not-yet-valid", validFrom: toLocalDay(new Date(start), timeZone) };
  const isOver = terms.some(({ validUntil }) => validUntil && new Date(validUntil) <= now);
  return { reason: isOver ? "expired" : "switched-off" };
}

/** The largest minimum above the cart's total, if a predicate consists only of minimum totals, one per currency. */
function findMinimum(
  terms: readonly Terms[],
  total: { centAmount: number; currencyCode: CurrencyCode },
): Money | null {
  const amounts = terms.flatMap(({ cartPredicate }) => readMinimum(cartPredicate ?? "", total.currencyCode));
  const missing = Math.max(...amounts.filter((amount) => amount > total.centAmount));
  return Number.isFinite(missing) ? money(missing, total.currencyCode) : null;
}

const minimumTotal = /^\s*totalPrice\s*>=?\s*"(\d+(?:\.\d{1,2})?) ([A-Z]{3})"\s*$/;

/** Minor units; empty when the predicate has any other condition. */
function readMinimum(predicate: string, currency: CurrencyCode): readonly number[] {
  const parts = predicate.split(/\s+or\s+/).map((part) => minimumTotal.exec(part));
  if (parts.includes(null)) return [];
  return parts.flatMap((part) => (part?.[2] === currency ? [Math.round(Number(part[1]) * 100)] : []));
}
