/** Path of the withdrawal page, without language prefix. */
export const withdrawalPath = "/withdrawal";

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
