import type { ConsentCode } from "../../orders/model/order";

/** The shopper's use of the newsletter's box; it is never ticked initially. */
export type NewsletterAnswer = "wants" | "refuses" | "left-alone";

/**
 * Returns the newsletter consent of an order (DECISIONS, "Small things").
 * Where it is optional (HU, PL) only a tick counts, and no soft opt-in is recorded. Elsewhere an order is the soft
 * opt-in of UWG § 7(3) and its equivalents, unless it is refused, which also objects to those of earlier orders.
 */
export function chooseNewsletterConsent(
  isNewsletterOptional: boolean,
  answer: NewsletterAnswer,
): ConsentCode | null {
  if (isNewsletterOptional) return answer === "wants" ? "newsletter" : null;
  return answer === "refuses" ? "no_newsletter" : "soft_newsletter";
}
