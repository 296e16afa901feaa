import { toOtherBulgarianMoney } from "../../countries/model/bulgarian-currency";
import type { Money } from "../../foundation/money";

/** Formats an amount with the other money of Bulgaria after it: `19,56 лв. (10,00 €)`. */
export function formatDual(amount: Money, format: (amount: Money) => string): string {
  const other = toOtherBulgarianMoney(amount);
  return other ? `${format(amount)} (${format(other)})` : format(amount);
}
