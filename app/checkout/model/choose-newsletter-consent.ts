import type { ConsentCode } from "../../orders/model/order";

/** What the shopper did with the newsletter's box; it is never ticked beforehand. */
export type NewsletterAnswer = "wants" | "refuses" | "left-alone";

/**
 * What an order says of the newsletter (DECISIONS, "Small things"). Where it is optional (HU, PL) only a tick counts,
 * and nothing soft is recorded; elsewhere an order is the soft opt-in of UWG § 7(3) and its like, unless it is refused,
 * which is an objection to those of earlier orders as well.
 */
export function chooseNewsletterConsent(
  isNewsletterOptional: boolean,
  answer: NewsletterAnswer,
): ConsentCode | null {
  if (isNewsletterOptional) return answer === "wants" ? "newsletter" : null;
  return answer === "refuses" ? "no_newsletter" : "soft_newsletter";
}
