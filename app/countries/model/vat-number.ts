import { assertNever } from "../../foundation/assert-never";
import { type CountryCode, countryCodes } from "./country";
import { vatFormats } from "./vat-formats";

/** Shorter input is not looked at. */
export const minimumVatInputLength = 2;

/** The number itself: without the country's prefix, without characters that the country does not use. */
export function toVatNumber(country: CountryCode, entered: string): string {
  const format = vatFormats[country];
  const compact = entered.toUpperCase().replace(/\s/g, "");
  const number = compact.startsWith(format.prefix) ? compact.slice(format.prefix.length) : compact;
  const allowed = number.replace(toDisallowed(format.characters), "");
  return format.maxLength ? allowed.slice(0, format.maxLength) : allowed;
}

/** Prefix and number, as the validation service and the platform's address get it. */
export function toFullVatNumber(country: CountryCode, entered: string): string {
  return `${vatFormats[country].prefix}${toVatNumber(country, entered)}`;
}

const maximumVatLength = 14;

/**
 * Whether a VAT number can be one of the country: what is left after its prefix and foreign characters are taken away
 * holds a digit and has a plausible length. Whether it exists is the tax office's business; a wish for a net invoice
 * must not stop an order.
 */
export function isVatNumber(country: CountryCode, entered: string): boolean {
  const number = toVatNumber(country, entered);
  return /\d/.test(number) && number.length >= minimumVatInputLength && number.length <= maximumVatLength;
}

/** The country whose prefix a full number has; null: none of ours. */
export function findVatCountry(fullNumber: string): CountryCode | null {
  const found = countryCodes.filter((code) => fullNumber.startsWith(vatFormats[code].prefix));
  return found[0] ?? null;
}

/** The office confirms numbers of the Union only, and none of its own country. */
const neverAsked: ReadonlySet<CountryCode> = new Set(["GB", "NO", "CH", "DE"]);

/**
 * Is the tax office asked about numbers of this country in this shop? Domestic sales are never net, so the shop's own
 * country is not asked about either.
 */
export function isVatNumberAsked(country: CountryCode, shopCountry: CountryCode): boolean {
  return country !== shopCountry && !neverAsked.has(country);
}

function toDisallowed(characters: (typeof vatFormats)[CountryCode]["characters"]): RegExp {
  switch (characters) {
    case "digits":
      return /\D/g;
    case "digits-letters":
      return /[^0-9A-Z]/g;
    case "digits-letters-specials":
      return /[^0-9A-Z+*]/g;
    default:
      return assertNever(characters);
  }
}
