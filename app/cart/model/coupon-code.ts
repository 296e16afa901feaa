/**
 * Normalises a coupon code to upper case.
 * The platform's codes are case-sensitive, all codes of the shop are upper case, and shoppers may enter lower case.
 */
export function toCouponCode(written: string): string {
  return written.trim().toUpperCase();
}
