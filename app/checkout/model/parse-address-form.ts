import type { Address } from "../../cart/model/address";
import type { ShippingAddressType } from "../../cart/model/cart";
import { normalizePostalCode } from "../../countries/model/address-fields";
import { type CountryCode, type CustomerType, countryCodes } from "../../countries/model/country";
import { toFullVatNumber } from "../../countries/model/vat-number";
import { err, ok, type Result } from "../../foundation/result";
import type { AddressFormErrors, AddressFormValues, AddressPart, addressFieldNames } from "./address-fields";
import { type AddressInput, checkAddress } from "./check-address";
import { parseShippingAddressType } from "./shipping-address-type";

type CheckoutAddresses = {
  readonly email: string;
  readonly billing: Address;
  /** null: same as billing. */
  readonly shipping: Address | null;
  readonly shippingAddressType: ShippingAddressType;
};

/** What may be an e-mail address; only mail to it proves it. */
export const emailPattern = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;
const maximumEmailCharacters = 254;

/**
 * The addresses that a form stands for, or what is wrong with its fields. Parcels go to the shop's own country only:
 * "same as billing" is not possible for a billing address elsewhere.
 */
export function parseAddressForm(
  values: AddressFormValues,
  shopCountry: CountryCode,
): Result<CheckoutAddresses, AddressFormErrors> {
  const customerType = parseCustomerType(values.customerType);
  const isCompany = customerType === "business";
  const billingCountry = countryCodes.find((code) => code === values["billing.country"]);
  const country = billingCountry ?? shopCountry;
  const billing = toInput(values, "billing");
  const shippingAddressType =
    country === shopCountry ? parseShippingAddressType(values.shippingAddressType) : "DIFFERENT_FROM_BILLING";
  const shipping = shippingAddressType === "SAME_AS_BILLING" ? null : toInput(values, "shipping");

  const email = values.email ?? "";
  const errors: AddressFormErrors = {
    ...checkEmail(email),
    ...name("billing", checkAddress(billing, { country, isCompany, isPhoneRequired: true })),
    ...(billingCountry === undefined && { "billing.country": "country" as const }),
    ...(shipping &&
      name(
        "shipping",
        checkAddress(shipping, { country: shopCountry, isCompany: false, isPhoneRequired: false }),
      )),
  };
  if (Object.keys(errors).length > 0) return err(errors);

  const billingAddress = toAddress(billing, { country, customerType, email });
  return ok({
    email,
    billing: billingAddress,
    shipping: shipping && {
      ...toAddress({ ...shipping, vatNumber: "" }, { country: shopCountry, customerType, email }),
      phone: shipping.phone || billing.phone,
    },
    shippingAddressType,
  });
}

/** Forms say PRIVATE or COMPANY; stored is private or business. */
function parseCustomerType(value: unknown): CustomerType {
  return value === "COMPANY" ? "business" : "private";
}

function checkEmail(email: string): AddressFormErrors {
  if (email === "") return { email: "required" };
  return emailPattern.test(email) && email.length <= maximumEmailCharacters ? {} : { email: "email" };
}

function toInput(values: AddressFormValues, part: AddressPart): AddressInput {
  const text = (field: (typeof addressFieldNames)[number]) => values[`${part}.${field}`] ?? "";
  return {
    company: text("company"),
    vatNumber: text("vatNumber"),
    firstName: text("firstName"),
    lastName: text("lastName"),
    additionalAddressInfo: text("additionalAddressInfo"),
    postalCode: text("postalCode"),
    city: text("city"),
    country: text("country"),
    phone: text("phone"),
    ...splitStreet(text("streetName"), text("streetNumber")),
  };
}

function name(part: AddressPart, errors: ReturnType<typeof checkAddress>): AddressFormErrors {
  return Object.fromEntries(Object.entries(errors).map(([field, code]) => [`${part}.${field}`, code]));
}

/** Empty optional parts are absent; private customers have VAT number and company cleared. */
function toAddress(
  input: AddressInput,
  { country, customerType, email }: { country: CountryCode; customerType: CustomerType; email: string },
): Address {
  const isCompany = customerType === "business";
  return {
    customerType,
    firstName: input.firstName,
    lastName: input.lastName,
    ...(isCompany && input.company && { company: input.company }),
    ...(isCompany && input.vatNumber && { vatNumber: toFullVatNumber(country, input.vatNumber) }),
    streetName: input.streetName,
    streetNumber: input.streetNumber,
    ...(input.additionalAddressInfo && { additionalAddressInfo: input.additionalAddressInfo }),
    postalCode: normalizePostalCode(country, input.postalCode),
    city: input.city,
    country,
    phone: input.phone,
    email,
  };
}

/**
 * Autofill writes street and number into the street field. When the number is empty and the street carries one at
 * either end, they are taken apart; otherwise both stay as typed.
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
