import { type Address, optionalAddressParts } from "../../../cart/model/address";
import type { VatCheck } from "../../../cart/model/cart";
import { withVatCheck } from "../../../cart/model/vat-check";
import { type CustomerType, countryCodes } from "../../../countries/model/country";
import { readCustomText } from "../custom-fields";
import type { PlatformInput } from "../graphql";
import type { PlatformAddressAnswer } from "./cart-documents";

/**
 * Converts the platform's address.
 * Returns null for the stub of a new cart, which only names a country for estimates of tax and shipping, and for a
 * country where the shop does not sell.
 */
export function toAddress(
  answer: PlatformAddressAnswer | null | undefined,
  customerType: CustomerType | null,
): Address | null {
  const country = countryCodes.find((code) => code === answer?.country);
  if (!answer || !country || !(answer.lastName || answer.streetName || answer.city)) return null;
  const vat = toVatCheck(answer);
  const parts = Object.fromEntries(
    optionalAddressParts.flatMap((name) => (answer[name] ? [[name, answer[name]] as const] : [])),
  );
  const address: Address = {
    ...parts,
    customerType: customerType ?? (answer.company ? "business" : "private"),
    firstName: answer.firstName ?? "",
    lastName: answer.lastName ?? "",
    streetName: answer.streetName ?? "",
    streetNumber: answer.streetNumber ?? "",
    postalCode: answer.postalCode ?? "",
    city: answer.city ?? "",
    country,
    phone: answer.phone ?? "",
  };
  return withVatCheck(address, vat);
}

/** The VAT number of a platform address with its check result; also of an address that names only a country. */
export function toVatCheck(answer: PlatformAddressAnswer | null | undefined): VatCheck | null {
  const number = readCustomText(answer?.custom, "vatNumber");
  if (!number) return null;
  const validated = readCustomText(answer?.custom, "vatValidated");
  const isValid = validated === "true" ? true : validated === "false" ? false : null;
  return { number, isValid, rawResponse: readCustomText(answer?.custom, "vatValidationRawResponse") ?? "" };
}

/** Converts to the platform's `AddressInput`. Omits `fax`, which another system owns. */
export function toAddressInput(address: Address): PlatformInput<"AddressInput"> {
  const {
    customerType: _type,
    fax: _fax,
    vatNumber: number,
    vatValidated: isValid = null,
    vatValidationRawResponse: rawResponse = "",
    ...fields
  } = address;
  return { ...fields, ...toVatFields(number ? { number, isValid, rawResponse } : null) };
}

/** The custom fields of an address; each value is a JSON document in a string. */
export function toVatFields(vat: VatCheck | null): Pick<PlatformInput<"AddressInput">, "custom"> {
  if (!vat) return {};
  const values = {
    vatNumber: vat.number,
    vatValidated: vat.isValid === null ? "" : String(vat.isValid),
    vatValidationRawResponse: vat.rawResponse,
  };
  const fields = Object.entries(values).flatMap(([name, value]) =>
    value ? [{ name, value: JSON.stringify(value) }] : [],
  );
  return { custom: { typeKey: "address-fields", fields } };
}
