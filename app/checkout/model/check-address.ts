import { isPhoneNumber, isPostalCode, isStreetNumber } from "../../countries/model/address-fields";
import type { Country, CountryCode } from "../../countries/model/country";
import { getCountry } from "../../countries/model/country-table";
import { isVatNumber } from "../../countries/model/vat-number";
import {
  atMost,
  defaultRules,
  type FormRule,
  findBrokenRule,
  oneOf,
  required,
} from "../../foundation/form-rules";
import { type AddressFieldErrorCode, type AddressFieldName, salutations } from "./address-fields";

export type AddressInput = Readonly<Record<AddressFieldName, string>>;

type AddressExpectation = {
  readonly country: CountryCode;
  readonly isCompany: boolean;
  readonly isPhoneRequired: boolean;
};

type Check = readonly [name: AddressFieldName, code: AddressFieldErrorCode | null];

/** The carriers' labels and the platform accept no longer text. */
const maximumCharacters = 100;

/** Returns the first error of each field; valid fields are absent. */
export function checkAddress(
  input: AddressInput,
  expected: AddressExpectation,
): Partial<Record<AddressFieldName, AddressFieldErrorCode>> {
  const country = getCountry(expected.country);
  const checks: readonly Check[] = [
    ["company", check(input.company, expected.isCompany ? defaultRules : [])],
    ["department", check(input.department)],
    ["vatNumber", expected.isCompany ? checkVatNumber(input.vatNumber, expected.country) : null],
    ["firstName", checkText(input.firstName)],
    ["lastName", checkText(input.lastName)],
    ["streetName", checkText(input.streetName)],
    ["streetNumber", checkStreetNumber(input.streetNumber, country)],
    ["building", check(input.building)],
    ["apartment", check(input.apartment)],
    ["additionalStreetInfo", check(input.additionalStreetInfo)],
    ["additionalAddressInfo", check(input.additionalAddressInfo)],
    ["postalCode", checkPostalCode(input.postalCode, expected.country)],
    ["city", checkText(input.city)],
    ["state", check(input.state)],
    ["phone", checkPhone(input.phone, expected.isPhoneRequired)],
    ["salutation", check(input.salutation, [oneOf(salutations)])],
    ["title", check(input.title)],
    ["mobile", checkPhone(input.mobile, false)],
    ["pOBox", check(input.pOBox)],
    ["region", check(input.region)],
  ];
  return Object.fromEntries(checks.filter(([, code]) => code !== null));
}

function check(text: string, rules: readonly FormRule[] = []): AddressFieldErrorCode | null {
  return findBrokenRule(text, [...rules, atMost(maximumCharacters)]);
}

/** Names, cities, streets and numbers have no minimum length. */
function checkText(text: string): AddressFieldErrorCode | null {
  return check(text, [required]);
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
  return isPhoneNumber(text) ? check(text) : "phone";
}
