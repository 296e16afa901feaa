import type { Country } from "./country";

/** A street number holds a digit, except where houses may have none (Poland, Romania). Not about being filled in. */
export function isStreetNumber(country: Country, entered: string): boolean {
  return !country.streetNumberNeedsDigit || /\d/.test(entered);
}
