import { isPhoneNumber, isPostalCode, isStreetNumber } from "../../countries/model/address-fields";
import type { Country, CountryCode } from "../../countries/model/country";
import { getCountry } from "../../countries/model/country-table";
import { minimumVatInputLength, toVatNumber } from "../../countries/model/vat-number";
import type { AddressFieldErrorCode, AddressFieldName } from "./address-fields";

export type AddressInput = Readonly<Record<AddressFieldName, string>>;

type AddressExpectation = {
  readonly country: CountryCode;
  readonly isCompany: boolean;
  readonly isPhoneRequired: boolean;
};

type Check = readonly [name: AddressFieldName, code: AddressFieldErrorCode | null];

/** Longest text that the carriers' labels and the platform take. */
const maximumCharacters = 100;

/** The first thing that is wrong with each field; fields without a complaint are absent. */
export function checkAddress(
  input: AddressInput,
  expected: AddressExpectation,
): Partial<Record<AddressFieldName, AddressFieldErrorCode>> {
  const country = getCountry(expected.country);
  const checks: readonly Check[] = [
    ["company", expected.isCompany ? checkText(input.company) : null],
    ["vatNumber", expected.isCompany ? checkVatNumber(input.vatNumber, expected.country) : null],
    ["firstName", checkText(input.firstName)],
    ["lastName", checkText(input.lastName)],
    ["streetName", checkText(input.streetName)],
    ["streetNumber", checkStreetNumber(input.streetNumber, country)],
    ["additionalAddressInfo", checkLength(input.additionalAddressInfo)],
    ["postalCode", checkPostalCode(input.postalCode, expected.country)],
    ["city", checkText(input.city)],
    ["phone", checkPhone(input.phone, expected.isPhoneRequired)],
  ];
  return Object.fromEntries(checks.filter(([, code]) => code !== null));
}

function checkText(text: string): AddressFieldErrorCode | null {
  return text === "" ? "required" : checkLength(text);
}

function checkLength(text: string): AddressFieldErrorCode | null {
  return text.length > maximumCharacters ? "too-long" : null;
}

function checkVatNumber(text: string, country: CountryCode): AddressFieldErrorCode | null {
  return text === "" || isVatNumber(country, text) ? null : "vat-format";
}

function checkStreetNumber(text: string, country: Country): AddressFieldErrorCode | null {
  return checkText(text) ?? (isStreetNumber(country, text) ? null : "street-number");
}

function checkPostalCode(text: string, country: CountryCode): AddressFieldErrorCode | null {
  return checkText(text) ?? (isPostalCode(country, text) ? null : "postal-code");
}

function checkPhone(text: string, isRequired: boolean): AddressFieldErrorCode | null {
  if (text === "") return isRequired ? "required" : null;
  return isPhoneNumber(text) ? checkLength(text) : "phone";
}

const maximumVatLength = 14;

/**
 * Whether a VAT number can be one of the country: what is left after its prefix and foreign characters are taken away
 * holds a digit and has a plausible length. Whether it exists is the VAT service's business; a wish for a net invoice
 * must not stop an order.
 */
function isVatNumber(country: CountryCode, entered: string): boolean {
  const number = toVatNumber(country, entered);
  return /\d/.test(number) && number.length >= minimumVatInputLength && number.length <= maximumVatLength;
}
