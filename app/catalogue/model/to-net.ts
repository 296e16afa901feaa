import { type Money, money, roundHalfEven } from "../../foundation/money";

/** A gross amount without its VAT; 2000 is 20 %. Rounded like the platform. */
export function toNet(gross: Money, taxPermyriad: number): Money {
  return money(roundHalfEven((gross.centAmount * 10_000) / (10_000 + taxPermyriad)), gross.currency);
}
