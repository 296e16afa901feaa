import { assertNever } from "../../foundation/assert-never";
import type { CountryCode } from "./country";
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
