import { type Country, type CountryCode, countryCodes } from "./country";
import { postalCodeFormats } from "./postal-code-formats";

const anyCountryPrefix = new RegExp(`^(?:${countryCodes.join("|")})\\s*-\\s*`);

/** Postal codes of one group of characters, regardless of the input. */
const isGrouped: ReadonlySet<CountryCode> = new Set(["GB", "IE"]);

/**
 * Returns a postal code in its country's official form, or as close as possible.
 * Ignores blanks and case; the country's own prefix may be missing or present, with or without a hyphen.
 */
export function normalizePostalCode(country: CountryCode, entered: string): string {
  const code = entered
    .trim()
    .toUpperCase()
    .replace(/[\s\u00a0]+/g, " ")
    .replace(anyCountryPrefix, "")
    .replace(isGrouped.has(country) ? "" : new RegExp(`^${country} ?(?=\\d)`), "");
  const compact = code.replaceAll(" ", "");
  const plain = compact.replaceAll("-", "");
  switch (country) {
    case "CZ":
    case "GR":
    case "SE":
    case "SK":
      return /^\d{5}$/.test(plain) ? splitAfter(plain, 3) : code;
    case "NL":
      return /^\d{4}[A-Z]{2}$/.test(compact) ? splitAfter(compact, 4) : code;
    case "PL":
      return /^\d{5}$/.test(plain) ? splitAfter(plain, 2, "-") : code;
    case "PT":
      return /^\d{7}$/.test(plain) ? splitAfter(plain, 4, "-") : code;
    case "IE":
      return compact.length === 7 ? splitAfter(compact, 3) : code;
    case "GB":
      return compact.length >= 5 && compact.length <= 7 ? splitAfter(compact, compact.length - 3) : code;
    default:
      return /^\d+$/.test(compact) ? compact : code;
  }
}

/** Whether the normalised code matches the pattern of the address's country. */
export function isPostalCode(country: CountryCode, entered: string): boolean {
  return postalCodeFormats[country].pattern.test(normalizePostalCode(country, entered));
}

function splitAfter(code: string, length: number, separator: " " | "-" = " "): string {
  return `${code.slice(0, length)}${separator}${code.slice(length)}`;
}

/** Whether a street number contains a digit, or needs none (Poland, Romania). Does not check that it is filled in. */
export function isStreetNumber(country: Country, entered: string): boolean {
  return !country.streetNumberNeedsDigit || /\d/.test(entered);
}

/** An optional plus, then digits with spaces between them. */
const phonePattern = /^\+?[\d ]+$/;
const minimumDigits = 8;

/**
 * Normalises a phone number for storage: groups of digits separated by single spaces.
 * An international number begins with a plus.
 */
export function normalizePhone(entered: string): string {
  return entered
    .replaceAll(/[\s\u00a0]+/g, " ")
    .trim()
    .replace(/^00 ?/, "+")
    .replace(/^\+ /, "+");
}

export function isPhoneNumber(entered: string): boolean {
  const phone = normalizePhone(entered);
  return phonePattern.test(phone) && phone.replace(/\D/g, "").length >= minimumDigits;
}
