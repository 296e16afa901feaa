import { readVatCode, readVatMatch, undecidedVatCode, type VatOutcome } from "./vat-code";

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
