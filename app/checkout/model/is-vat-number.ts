import type { CountryCode } from "../../countries/model/country";
import { minimumVatInputLength, toVatNumber } from "../../countries/model/vat-number";

const maximumVatLength = 14;

/**
 * Whether a VAT number can be one of the country: what is left after its prefix and foreign characters are taken away
 * holds a digit and has a plausible length. Whether it exists is the VAT service's business; a wish for a net invoice
 * must not stop an order.
 */
export function isVatNumber(country: CountryCode, entered: string): boolean {
  const number = toVatNumber(country, entered);
  return /\d/.test(number) && number.length >= minimumVatInputLength && number.length <= maximumVatLength;
}
