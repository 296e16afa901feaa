import { distributeAmount } from "../pricing/distribute-amount.ts";
import type { RoundingMode } from "../pricing/round-ratio.ts";
import { roundRatio } from "../pricing/round-ratio.ts";
import type { CartDiscountValue } from "./cart-discount.ts";
import { type PricedUnits, reduceUnits, totalOfUnits } from "./priced-units.ts";

const WHOLE_PERMYRIAD = 10_000;

/**
 * Applies one discount to the lines it targets. Relative and fixed values change each unit's price; an
 * absolute amount is spread over all lines by their value and within a line over its units, so that the
 * first units carry the cents that do not divide.
 */
export function discountUnits(
  lines: readonly (readonly PricedUnits[])[],
  value: CartDiscountValue,
  discountId: string,
  currencyCode: string,
  rounding: RoundingMode,
): PricedUnits[][] {
  const perUnit = (cut: (cents: number) => number) =>
    lines.map((units) => units.map((group) => reduceUnits(group, discountId, cut(group.centAmount))));
  if (value.type === "relative")
    return perUnit((cents) => cents - reduceByPermyriad(cents, value.permyriad, rounding));
  const amount = value.money.find((money) => money.currencyCode === currencyCode)?.centAmount;
  if (amount === undefined) return lines.map((units) => [...units]);
  if (value.type === "fixed") return perUnit((cents) => cents - amount);
  if (value.applicationMode === "IndividualApplication") return perUnit(() => amount);
  const shares = distributeAmount(amount, lines.map(totalOfUnits));
  return lines.map((units, index) => spreadOverUnits(units, discountId, shares[index] ?? 0));
}

/** What remains of a price after a discount of so many ten-thousandths, rounded. */
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

function splitGroup(group: PricedUnits, discountId: string, amount: number): PricedUnits[] {
  const each = Math.floor(amount / group.quantity);
  const dearer = amount % group.quantity;
  return [
    reduceUnits({ ...group, quantity: dearer }, discountId, each + 1),
    reduceUnits({ ...group, quantity: group.quantity - dearer }, discountId, each),
  ].filter(({ quantity }) => quantity > 0);
}
