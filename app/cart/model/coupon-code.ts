/**
 * A code as the platform has it: shoppers may write it in small letters, the platform tells capitals from small ones,
 * and the shop's codes are all capitals.
 */
export function toCouponCode(written: string): string {
  return written.trim().toUpperCase();
}
