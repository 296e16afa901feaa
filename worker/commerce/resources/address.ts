import type { AddressInput } from "../requests/schema-inputs.ts";
import { type CustomFields, toCustomFields } from "./custom-fields.ts";
import type { CustomTypes } from "./custom-types.ts";

/** The text fields of an address. */
export const ADDRESS_TEXTS = [
  "id",
  "key",
  "externalId",
  "title",
  "salutation",
  "firstName",
  "lastName",
  "streetName",
  "streetNumber",
  "additionalStreetInfo",
  "postalCode",
  "city",
  "region",
  "state",
  "company",
  "department",
  "building",
  "apartment",
  "pOBox",
  "phone",
  "mobile",
  "email",
  "fax",
  "additionalAddressInfo",
] as const;

type TextField = (typeof ADDRESS_TEXTS)[number];

export interface Address extends Readonly<Partial<Record<TextField, string>>> {
  readonly country: string;
  readonly custom?: CustomFields;
}

/** The stored form of an address: in one order of fields, without null fields. */
export function toAddress(input: AddressInput, types: CustomTypes): Address {
  const texts: Partial<Record<TextField, string>> = {};
  for (const field of ADDRESS_TEXTS) {
    const value = input[field];
    if (value !== null && value !== undefined) texts[field] = value;
  }
  const custom = toCustomFields(input.custom, types);
  return { ...texts, country: input.country, ...(custom ? { custom } : {}) };
}
