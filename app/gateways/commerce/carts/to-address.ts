import type { Address } from "../../../cart/model/address";
import { type CustomerType, countryCodes } from "../../../countries/model/country";
import { readCustomText } from "../custom-fields";
import type { PlatformInput } from "../graphql";
import type { PlatformAddressAnswer } from "./cart-shape";

const optionalParts = [
  "id",
  "salutation",
  "company",
  "department",
  "additionalAddressInfo",
  "region",
  "email",
] as const;

/**
 * The platform's address in the shop's shape. null for the stub of a new cart, which only names a country so that tax
 * and shipping can be estimated, and for a country where the shop does not sell.
 */
export function toAddress(
  answer: PlatformAddressAnswer | null | undefined,
  customerType: CustomerType | null,
): Address | null {
  const country = countryCodes.find((code) => code === answer?.country);
  if (!answer || !country || !(answer.lastName || answer.streetName || answer.city)) return null;
  const vatNumber = readCustomText(answer.custom, "vatNumber");
  const parts = Object.fromEntries(
    optionalParts.flatMap((name) => (answer[name] ? [[name, answer[name]] as const] : [])),
  );
  return {
    ...parts,
    ...(vatNumber && { vatNumber }),
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
}

/** The shop's address as the platform's `AddressInput`. */
export function toAddressInput(address: Address): PlatformInput<"AddressInput"> {
  const { customerType: _type, vatNumber, id: _id, ...fields } = address;
  if (!vatNumber) return fields;
  return {
    ...fields,
    custom: { typeKey: "address-fields", fields: [{ name: "vatNumber", value: JSON.stringify(vatNumber) }] },
  };
}
