import type { CountryCode } from "./country";

/** Path of the withdrawal page, without language prefix. */
export const withdrawalPath = "/withdrawal";

/** Outside the Union no online withdrawal is required; the returns page explains the procedure there. */
const withoutFunction: ReadonlySet<CountryCode> = new Set(["CH", "GB", "NO"]);

/**
 * Returns whether the country requires the online withdrawal function.
 *
 * Source: Directive 2011/83/EU Art. 11a, from 19 June 2026
 */
export function hasWithdrawalFunction(country: CountryCode): boolean {
  return !withoutFunction.has(country);
}

/**
 * Returns whether the law of the locale's country has a right of withdrawal from distance contracts.
 *
 * Swiss law has none: that shop grants a return, and its texts must not promise a right of withdrawal.
 */
export function hasWithdrawalRight(locale: string): boolean {
  return !locale.endsWith("-CH");
}

/** The message of a link in the sentence at the order button. */
export function toLegalLinkMessage(name: "terms" | "withdrawal" | "privacy", locale: string): string {
  const isReturnOnly = name === "withdrawal" && !hasWithdrawalRight(locale);
  return `checkout.payment.${isReturnOnly ? "returns" : name}Link`;
}
