import { assertNever } from "../../foundation/assert-never";
import { type CountryCode, countryCodes } from "./country";
import { vatFormats } from "./vat-formats";

/** Shorter input is ignored. */
export const minimumVatInputLength = 2;

/** The number itself: without the country's prefix, without characters that the country does not use. */
export function toVatNumber(country: CountryCode, entered: string): string {
  const format = vatFormats[country];
  const compact = compactVatInput(entered);
  // The ISO code is a common mistake if the prefix differs from it (GR for EL, CH for CHE).
  const prefix = [format.prefix, country].find((known) => compact.startsWith(known)) ?? "";
  const allowed = compact.slice(prefix.length).replace(toDisallowed(format.characters), "");
  const number = format.maxLength ? allowed.slice(0, format.maxLength) : allowed;
  return country === "AT" && /^\d{8}$/.test(number) ? `U${number}` : number;
}

/**
 * Returns prefix and number, as the validation service and the platform's address require.
 * Ignores blanks, case and a missing prefix. A number with the prefix of another country stays a number of that
 * country.
 */
export function toFullVatNumber(country: CountryCode, entered: string): string {
  const owner = findForeignPrefix(country, entered) ?? country;
  return `${vatFormats[owner].prefix}${toVatNumber(owner, entered)}`;
}

/** National numbers do not begin with two letters, except for French keys, which are very rare. */
function findForeignPrefix(country: CountryCode, entered: string): CountryCode | null {
  const compact = compactVatInput(entered);
  if ([vatFormats[country].prefix, country].some((prefix) => compact.startsWith(prefix))) return null;
  const found = findVatCountry(compact);
  return found && toVatNumber(found, compact).length >= minimumForeignLength ? found : null;
}

/**
 * Minimum length of a number with a foreign prefix.
 * Romanian numbers can have two digits, but two letters and two digits may be any other text.
 */
const minimumForeignLength = 7;

function compactVatInput(entered: string): string {
  return entered.toUpperCase().replace(/[\s\u00a0.-]/g, "");
}

const maximumVatLength = 14;

/**
 * Whether a VAT number is plausible for the country.
 * After its prefix and foreign characters are removed, it must contain a digit and have a plausible length. Only the
 * tax office knows whether it exists; the request for a net invoice must not block an order.
 */
export function isVatNumber(country: CountryCode, entered: string): boolean {
  const number = toVatNumber(findForeignPrefix(country, entered) ?? country, entered);
  return /\d/.test(number) && number.length >= minimumVatInputLength && number.length <= maximumVatLength;
}

/** The country of a full number's prefix; null: none of the shop's countries. */
export function findVatCountry(fullNumber: string): CountryCode | null {
  const found = countryCodes.filter((code) => fullNumber.startsWith(vatFormats[code].prefix));
  return found[0] ?? null;
}

const memberStates: ReadonlySet<string> = new Set(
  "AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK".split(" "),
);

/** Whether a country (ISO 3166 code) is a member state of the European Union. */
export function isMemberState(country: string): boolean {
  return memberStates.has(country);
}

/** The German tax office confirms no German numbers. */
const officeCountry: CountryCode = "DE";

/**
 * Whether the tax office is queried about numbers of this country.
 * It confirms those of the other member states only, and a buyer identified in the country of dispatch never buys
 * net.
 */
export function isVatNumberAsked(country: CountryCode, dispatchCountry: string): boolean {
  return isMemberState(country) && country !== officeCountry && country !== dispatchCountry;
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
