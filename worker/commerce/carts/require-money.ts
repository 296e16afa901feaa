import { invalidField, requiredField } from "../errors/platform-errors.ts";
import type { Money } from "../money/money.ts";

/** With the greatest quantity it is still a whole number that is exact. */
const MAX_CENTS = 1_000_000_000;

/** Money in the cart's currency from GraphQL's two-way input. Throws InvalidField for another currency. */
export function requireMoney(input: { readonly centPrecision?: Money | null }, currencyCode: string): Money {
  const money = input.centPrecision;
  if (!money) throw requiredField("money.centPrecision");
  if (money.currencyCode !== currencyCode) {
    throw invalidField("money.currencyCode", money.currencyCode, [currencyCode]);
  }
  if (Math.abs(money.centAmount) > MAX_CENTS) throw invalidField("money.centAmount", money.centAmount);
  return { currencyCode, centAmount: money.centAmount };
}
