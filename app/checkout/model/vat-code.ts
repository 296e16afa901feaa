/** What a code says of a number; `unavailable`: could not be validated, the shopper may try again. */
export type VatOutcome = "valid" | "invalid" | "unavailable";

const accepted: ReadonlySet<number> = new Set([200, 216, 218, 219, 223]);
const undecided: ReadonlySet<number> = new Set([205, 208, 999]);

/** Nobody answered, or nobody was asked. */
export const undecidedVatCode = 999;
/** The number cannot be one of its country, so that nobody was asked. */
export const wrongFormatVatCode = 209;
export const validVatCode = 200;

/** The specification's reading of a code; all that is not named is not valid. */
export function readVatCode(code: number): VatOutcome {
  if (accepted.has(code)) return "valid";
  return undecided.has(code) ? "unavailable" : "invalid";
}
