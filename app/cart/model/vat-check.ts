import { is, literal, string, type, union } from "superstruct";
import { parseJson } from "../../foundation/parse-json";
import type { Address } from "./address";
import type { VatCheck } from "./cart";

/** The alleged holder of a VAT number: company and town. */
export type VatHolder = { readonly company: string; readonly city: string };

/** `unknown`: the member state does not compare names, or the office could not. */
export type VatNameMatch = "confirmed" | "other" | "unknown";

export type VatProof = VatHolder & {
  readonly match: VatNameMatch;
  /** The office's verbatim response. */
  readonly response: string;
};

const StoredProof = type({
  company: string(),
  city: string(),
  match: union([literal("confirmed"), literal("other"), literal("unknown")]),
  response: string(),
});

/**
 * Serialises the query about a number with its response: the evidence of a net sale.
 * The order stores it in `vatValidationRawResponse`. Without a holder only the response is stored.
 */
export function writeVatProof(response: string, holder: VatHolder | null, match: VatNameMatch): string {
  if (!holder) return response;
  return JSON.stringify({ ...holder, match, response } satisfies VatProof);
}

/** Reads the evidence of a check; null: the name was not part of the query. */
export function readVatProof({ rawResponse }: Pick<VatCheck, "rawResponse">): VatProof | null {
  const stored = parseJson(rawResponse);
  return is(stored, StoredProof) ? stored : null;
}

/** Returns the holder in an address; null: it lacks the company or the town. */
export function toVatHolder({ company = "", city }: Pick<Address, "company" | "city">): VatHolder | null {
  return company.trim() && city.trim() ? { company: company.trim(), city: city.trim() } : null;
}

/** Whether two holders are equal except for case, accents, blanks and punctuation. */
export function isSameHolder(one: VatHolder | null, other: VatHolder | null): boolean {
  if (!one || !other) return one === other;
  return isSameName(one.company, other.company) && isSameName(one.city, other.city);
}

/** Whether two company names are equal except for case, accents, blanks and punctuation. */
export function isSameName(one: string, other: string): boolean {
  return toPlainName(one) === toPlainName(other);
}

function toPlainName(name: string): string {
  return name
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, "");
}

/** Returns the address without any VAT part, as for a parcel. */
export function withoutVat({
  vatNumber: _number,
  vatValidated: _validated,
  vatValidationRawResponse: _raw,
  ...address
}: Address): Address {
  return address;
}

/** Returns the address with a number and the result of its check. */
export function withVatCheck(address: Address, vat: VatCheck | null): Address {
  if (!vat) return address;
  return {
    ...address,
    vatNumber: vat.number,
    ...(vat.isValid !== null && { vatValidated: vat.isValid }),
    ...(vat.rawResponse && { vatValidationRawResponse: vat.rawResponse }),
  };
}

/** Returns the check in an address; null: it has no number. */
export function toAddressCheck(address: Address): VatCheck | null {
  const {
    vatNumber: number,
    vatValidated: isValid = null,
    vatValidationRawResponse: rawResponse = "",
  } = address;
  return number ? { number, isValid, rawResponse } : null;
}

/** Restores the known check of the same number in an address without a result. */
export function keepVatCheck(address: Address, known: VatCheck | null): Address {
  const isKnown = address.vatValidated === undefined && known?.number === address.vatNumber;
  return isKnown ? withVatCheck(address, known) : address;
}
