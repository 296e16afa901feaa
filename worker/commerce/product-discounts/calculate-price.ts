import { isSame } from "../json/json.ts";
import { roundRatio } from "../money/divide-amounts.ts";
import type { Price } from "../pricing/price.ts";
import { toMoney } from "../resources/to-money.ts";
import type { ProductDiscount } from "./product-discount.ts";

const PERMYRIAD = 10_000n;

/**
 * A price's amount after a discount, in the currency's smallest unit; null if it has no value for the price's
 * currency.
 * Halves are rounded down (101 at 50 % leaves 50), and no amount falls below 0.
 */
function calculateAmount({ value }: ProductDiscount, price: Price): number | null {
  const { centAmount, currencyCode } = price.value;
  if (value.type === "relative") {
    const left = BigInt(centAmount) * (PERMYRIAD - BigInt(value.permyriad));
    return roundRatio(left, PERMYRIAD, "HalfDown");
  }
  if (value.type === "external") return null;
  const off = value.centAmounts.get(currencyCode);
  return off === undefined ? null : Math.max(0, centAmount - off);
}

/** Active discounts before future ones, earlier before later, then the higher sort order. */
function compare(left: ProductDiscount, right: ProductDiscount, now: string): number {
  const startOf = ({ validFrom }: ProductDiscount) => (validFrom <= now ? "" : validFrom);
  const [leftStart, rightStart] = [startOf(left), startOf(right)];
  if (leftStart !== rightStart) return leftStart < rightStart ? -1 : 1;
  return right.sortOrder - left.sortOrder;
}

/** The external discount of a manually set reduction; undefined for any other price. */
function findGiven(
  { discounted }: Price,
  discounts: readonly ProductDiscount[],
): ProductDiscount | undefined {
  const own = discounts.find(({ id }) => id === discounted?.discount.id);
  return own?.value.type === "external" ? own : undefined;
}

/**
 * The price with the reduction of the one discount that counts: a manually set one until it ends, else the highest
 * active one, else the next to begin. Every reader checks the discount's dates again, so that a reduction begins and
 * ends on time. The same price if nothing changes.
 */
export function calculatePrice(
  price: Price,
  discounts: readonly ProductDiscount[],
  fits: (discount: ProductDiscount) => boolean,
  now: Date,
): Price {
  const at = now.toISOString();
  const given = findGiven(price, discounts);
  if (given && given.validUntil > at) return price;
  const candidates = discounts
    .filter(({ isActive, validUntil }) => isActive && validUntil > at)
    .toSorted((left, right) => compare(left, right, at));
  const { discounted, ...bare } = price;
  for (const discount of candidates) {
    const centAmount = calculateAmount(discount, price);
    if (centAmount === null || !fits(discount)) continue;
    const reduced = {
      value: toMoney({ currencyCode: price.value.currencyCode, centAmount }),
      discount: { typeId: "product-discount", id: discount.id },
    };
    return isSame(discounted, reduced) ? price : { ...bare, discounted: reduced };
  }
  return discounted && !given ? bare : price;
}
