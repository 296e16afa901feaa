import { distributeAmount, type RoundingMode, roundRatio } from "../money/divide-amounts.ts";
import { type Money, multiplyPrice, sumCents } from "../money/money.ts";

const WHOLE_PERMYRIAD = 10_000;

/** A discount's reduction of a price: a share, an amount, or the excess over a fixed price. */
export type PriceReduction = (
  | { readonly type: "relative"; readonly permyriad: number }
  | { readonly type: "absolute" | "fixed"; readonly money: readonly Money[] }
) & {
  readonly applicationMode?: "ProportionateDistribution" | "EvenDistribution" | "IndividualApplication";
};

type Lines = readonly (readonly PricedUnits[])[];

/**
 * Applies one discount to the units of its target. Relative and fixed values change each unit's price, unless they
 * define how their total is distributed; an absolute amount is spread over all lines by their value and within a line
 * over its units, so that the first units carry the indivisible cents.
 */
export function discountUnits(
  lines: Lines,
  value: PriceReduction,
  discountId: string,
  currencyCode: string,
  rounding: RoundingMode,
): PricedUnits[][] {
  const cut = readCut(value, currencyCode, rounding);
  if (!cut) return lines.map((units) => [...units]);
  const mode = value.applicationMode ?? (value.type === "absolute" ? undefined : "IndividualApplication");
  if (mode === "IndividualApplication") {
    return lines.map((units) => units.map((group) => reduceUnits(group, discountId, cut(group.centAmount))));
  }
  const amount = Math.max(cut(sumCents(lines.map(totalOfUnits))), 0);
  if (mode === "EvenDistribution") return spreadEvenly(lines, discountId, amount);
  const shares = distributeAmount(amount, lines.map(totalOfUnits));
  return lines.map((units, index) => spreadOverUnits(units, discountId, shares[index] ?? 0));
}

/** The value's reduction of a price in cents; undefined if it has no amount in the currency. */
function readCut(
  value: PriceReduction,
  currencyCode: string,
  rounding: RoundingMode,
): ((cents: number) => number) | undefined {
  if (value.type === "relative") {
    return (cents) => cents - reduceByPermyriad(cents, value.permyriad, rounding);
  }
  const amount = value.money.find((money) => money.currencyCode === currencyCode)?.centAmount;
  if (amount === undefined) return undefined;
  return value.type === "fixed" ? (cents) => cents - amount : () => amount;
}

/** The price after a discount in ten-thousandths, rounded. */
function reduceByPermyriad(cents: number, permyriad: number, rounding: RoundingMode): number {
  const rest = BigInt(Math.max(WHOLE_PERMYRIAD - permyriad, 0));
  return roundRatio(BigInt(cents) * rest, BigInt(WHOLE_PERMYRIAD), rounding);
}

function spreadOverUnits(units: readonly PricedUnits[], discountId: string, amount: number): PricedUnits[] {
  const shares = distributeAmount(
    amount,
    units.map((group) => group.quantity * group.centAmount),
  );
  return units.flatMap((group, index) => splitGroup(group, discountId, shares[index] ?? 0));
}

/** The same amount off each unit, whatever its price; the first units carry the indivisible cents. */
function spreadEvenly(lines: Lines, discountId: string, amount: number): PricedUnits[][] {
  const quantity = sumCents(lines.flatMap((units) => units.map((group) => group.quantity)));
  if (quantity === 0) return lines.map((units) => [...units]);
  const each = Math.floor(amount / quantity);
  let raised = amount % quantity;
  return lines.map((units) =>
    units.flatMap((group) => {
      const more = Math.min(raised, group.quantity);
      raised -= more;
      return splitGroup(group, discountId, each * group.quantity + more);
    }),
  );
}

function splitGroup(group: PricedUnits, discountId: string, amount: number): PricedUnits[] {
  const each = Math.floor(amount / group.quantity);
  const raised = amount % group.quantity;
  return [
    reduceUnits({ ...group, quantity: raised }, discountId, each + 1),
    reduceUnits({ ...group, quantity: group.quantity - raised }, discountId, each),
  ].filter(({ quantity }) => quantity > 0);
}

export interface DiscountPortion {
  readonly discountId: string;
  readonly centAmount: number;
}

/** Units of one line with the same price after the discounts so far. */
export interface PricedUnits {
  readonly quantity: number;
  readonly centAmount: number;
  readonly portions: readonly DiscountPortion[];
}

/**
 * The units of a line before discounts. For a high-precision price the line's total is rounded once; the first units
 * carry the indivisible cents.
 */
export function toPricedUnits(price: Money, quantity: number, rounding: RoundingMode): PricedUnits[] {
  const total = multiplyPrice(price, quantity, rounding);
  const each = Math.floor(total / quantity);
  const raised = total - each * quantity;
  return [
    { quantity: raised, centAmount: each + 1, portions: [] },
    { quantity: quantity - raised, centAmount: each, portions: [] },
  ].filter((units) => units.quantity > 0);
}

/** The total price of a line's units. */
export function totalOfUnits(units: readonly PricedUnits[]): number {
  return sumCents(units.map(({ quantity, centAmount }) => quantity * centAmount));
}

/** The same units, each cheaper by `cents`, never below zero. */
function reduceUnits(units: PricedUnits, discountId: string, cents: number): PricedUnits {
  const taken = Math.min(cents, units.centAmount);
  if (taken <= 0) return units;
  return {
    quantity: units.quantity,
    centAmount: units.centAmount - taken,
    portions: [...units.portions, { discountId, centAmount: taken }],
  };
}
