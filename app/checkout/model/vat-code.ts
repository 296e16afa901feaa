import type { VatNameMatch } from "../../cart/model/vat-check";

/**
 * The result of a validation.
 * `unavailable`: could not be validated, the shopper may try again. `other-name`: the number is valid, but registered
 * to another company or in another town.
 */
export type VatOutcome = "valid" | "invalid" | "other-name" | "unavailable";

const accepted: ReadonlySet<number> = new Set([200, 216, 218, 219, 223]);
const undecided: ReadonlySet<number> = new Set([205, 208, 999]);

/** No response, or no query. */
export const undecidedVatCode = 999;
/** The number cannot be one of its country, so it was not queried. */
export const wrongFormatVatCode = 209;
export const validVatCode = 200;

/** Classifies a code by the specification; every unlisted code is not valid. */
export function readVatCode(code: number): Exclude<VatOutcome, "other-name"> {
  if (accepted.has(code)) return "valid";
  return undecided.has(code) ? "unavailable" : "invalid";
}

/**
 * Reads the comparison of company and town (A matches, B differs, C and D were not compared).
 * One difference means another name; a confirmation needs both matches.
 */
export function readVatMatch(company: string, city: string): VatNameMatch {
  if (company === "B" || city === "B") return "other";
  return company === "A" && city === "A" ? "confirmed" : "unknown";
}
