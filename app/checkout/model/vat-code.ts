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

/** Parameter names of the office's former service; company and town are optional. */
export const vatParameters = {
  own: "UstId_1",
  other: "UstId_2",
  company: "Firmenname",
  city: "Ort",
} as const;

/** Field names of the office's comparison of company and town (A, B, C or D). */
export const vatComparisonFields = { company: "Erg_Name", city: "Erg_Ort" } as const;

/** Reads such a response; the code is the string after "ErrorCode", without it the result is undecided. */
export function readVatXml(xml: string): VatOutcome {
  const texts = [...xml.matchAll(/<string>([^<]*)<\/string>/g)].map(([, text]) => text ?? "");
  const read = (name: string) => (texts.includes(name) ? (texts[texts.indexOf(name) + 1] ?? "") : "");
  const code = read("ErrorCode");
  const outcome = readVatCode(/^\d{3}$/.test(code) ? Number(code) : undecidedVatCode);
  const match = readVatMatch(read(vatComparisonFields.company), read(vatComparisonFields.city));
  return outcome === "valid" && match === "other" ? "other-name" : outcome;
}
