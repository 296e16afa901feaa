import { type Country, type CountryCode, countryCodes } from "./country";
import { postalCodeFormats } from "./postal-code-formats";

const anyCountryPrefix = new RegExp(`^(?:${countryCodes.join("|")})\\s*-\\s*`);

/**
 * A postal code in its country's official form, or as close as it comes: trimmed, upper case, without `CC-`,
 * with the inner space where the country writes one.
 */
export function normalizePostalCode(country: CountryCode, entered: string): string {
  const code = entered
    .trim()
    .toUpperCase()
    .replace(/[\s\u00a0]+/g, " ")
    .replace(anyCountryPrefix, "");
  const compact = code.replaceAll(" ", "");
  switch (country) {
    case "CZ":
    case "GR":
    case "SE":
    case "SK":
      return /^\d{3} ?\d{2}$/.test(code) ? splitAfter(compact, 3) : code;
    case "NL":
      return /^\d{4} ?[A-Z]{2}$/.test(code) ? splitAfter(compact, 4) : code;
    case "IE":
      return compact.length === 7 ? splitAfter(compact, 3) : code;
    case "GB":
      return compact.length >= 5 && compact.length <= 7 ? splitAfter(compact, compact.length - 3) : code;
    default:
      return code;
  }
}

/** Does the code, normalised, follow the pattern of the address's country? */
export function isPostalCode(country: CountryCode, entered: string): boolean {
  return postalCodeFormats[country].pattern.test(normalizePostalCode(country, entered));
}

function splitAfter(code: string, length: number): string {
  return `${code.slice(0, length)} ${code.slice(length)}`;
}

/** A street number holds a digit, except where houses may have none (Poland, Romania). Not about being filled in. */
export function isStreetNumber(country: Country, entered: string): boolean {
  return !country.streetNumberNeedsDigit || /\d/.test(entered);
}

/** An optional plus, then digits with spaces between them. */
const phonePattern = /^\+?[\d ]+$/;
const minimumDigits = 8;

export function isPhoneNumber(entered: string): boolean {
  const phone = entered.trim();
  return phonePattern.test(phone) && phone.replace(/\D/g, "").length >= minimumDigits;
}
