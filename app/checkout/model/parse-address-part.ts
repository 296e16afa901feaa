import { type Address, optionalAddressParts } from "../../cart/model/address";
import { normalizePhone, normalizePostalCode } from "../../countries/model/address-fields";
import { type CountryCode, type CustomerType, countryCodes } from "../../countries/model/country";
import { toFullVatNumber } from "../../countries/model/vat-number";
import { type FormRule, findBrokenRule, oneOf } from "../../foundation/form-rules";
import { err, ok, type Result } from "../../foundation/result";
import {
  type AddressFormErrors,
  type AddressFormField,
  type AddressFormValues,
  type AddressPart,
  addressFieldNames,
  clientTypeField,
  clientTypes,
} from "./address-fields";
import { type AddressInput, checkAddress } from "./check-address";

/**
 * Parses one part of the form into an address as an account stores it.
 * A billing address is in any country and has a phone number; goods go to the shop's country.
 */
export function parseAddressPart(
  values: AddressFormValues,
  part: AddressPart,
  shopCountry: CountryCode,
): Result<Address, AddressFormErrors> {
  const type = clientTypeField[part];
  const customerType = parseCustomerType(values[type]);
  const isCompany = part === "billing" ? customerType === "business" : values[type] === "COMPANY";
  const country = part === "billing" ? (readCountry(values) ?? shopCountry) : shopCountry;
  const input = toInput(values, part);
  const errors: AddressFormErrors = {
    ...checkOne(type, values[type] ?? "", [oneOf(clientTypes)]),
    ...(part === "billing" && readCountry(values) === undefined && { "billing.country": "oneOf" as const }),
    ...nameErrors(part, checkAddress(input, { country, isCompany, isPhoneRequired: part === "billing" })),
  };
  if (Object.keys(errors).length > 0) return err(errors);
  return ok(toAddress(part === "billing" ? input : { ...input, vatNumber: "" }, { country, customerType }));
}

export function readCountry(values: AddressFormValues): CountryCode | undefined {
  return countryCodes.find((code) => code === values["billing.country"]);
}

export function parseCustomerType(value: unknown): CustomerType {
  return value === "COMPANY" ? "business" : "private";
}

export function checkOne(
  field: AddressFormField,
  value: string,
  rules: readonly FormRule[],
): AddressFormErrors {
  const code = findBrokenRule(value, rules);
  return code === null ? {} : { [field]: code };
}

export function toInput(values: AddressFormValues, part: AddressPart): AddressInput {
  const text = (field: (typeof addressFieldNames)[number]) => values[`${part}.${field}`] ?? "";
  return {
    ...blankInput,
    ...Object.fromEntries(addressFieldNames.map((field) => [field, text(field)])),
    ...splitStreet(text("streetName"), text("streetNumber")),
  };
}

const blankInput: AddressInput = {
  company: "",
  department: "",
  vatNumber: "",
  firstName: "",
  lastName: "",
  streetName: "",
  streetNumber: "",
  building: "",
  apartment: "",
  additionalStreetInfo: "",
  additionalAddressInfo: "",
  postalCode: "",
  city: "",
  state: "",
  country: "",
  phone: "",
  salutation: "",
  title: "",
  mobile: "",
  pOBox: "",
  region: "",
};

/** Renames the errors of a part after its form fields. */
export function nameErrors(part: AddressPart, errors: ReturnType<typeof checkAddress>): AddressFormErrors {
  return Object.fromEntries(Object.entries(errors).map(([field, code]) => [`${part}.${field}`, code]));
}

type Owner = Pick<Address, "country" | "customerType"> & { readonly email?: string; readonly id?: string };

/**
 * Builds an address from the input, without empty optional parts.
 * A private customer has no VAT number, company or department.
 */
export function toAddress(input: AddressInput, { country, customerType, email, id }: Owner): Address {
  const isCompany = customerType === "business";
  const given: Readonly<Record<string, string | undefined>> = {
    ...input,
    id,
    email,
    mobile: normalizePhone(input.mobile),
    ...(!isCompany && { company: "", department: "" }),
  };
  const optional = optionalAddressParts.flatMap((part) =>
    given[part] ? [[part, given[part]] as const] : [],
  );
  return {
    ...Object.fromEntries(optional),
    customerType,
    firstName: input.firstName,
    lastName: input.lastName,
    ...(isCompany && input.vatNumber && { vatNumber: toFullVatNumber(country, input.vatNumber) }),
    streetName: input.streetName,
    streetNumber: input.streetNumber,
    postalCode: normalizePostalCode(country, input.postalCode),
    city: input.city,
    country,
    phone: normalizePhone(input.phone),
  };
}

/**
 * Splits street and number that autofill wrote into the street field.
 * Only if the number is empty and the street has one at either end; otherwise both stay as entered.
 */
export function splitStreet(
  streetName: string,
  streetNumber: string,
): { streetName: string; streetNumber: string } {
  if (streetNumber !== "") return { streetName, streetNumber };
  const trailing = /^(?<street>.*\p{L}.*?)[\s,]+(?<number>\d+(?:\s?[\p{L}])?(?:[/-]\d*\p{L}?)?)$/u.exec(
    streetName,
  )?.groups;
  const leading = /^(?<number>\d+\p{L}?(?:[/-]\d+\p{L}?)?)[\s,]+(?<street>.*\p{L}.*)$/u.exec(
    streetName,
  )?.groups;
  const found = trailing ?? leading;
  return { streetName: found?.street ?? streetName, streetNumber: found?.number ?? "" };
}
