import type { CountryCode, CustomerType } from "../../countries/model/country";

/** The parts of an address that may be absent, as the platform has them. */
export const optionalAddressParts = [
  "id",
  "title",
  "salutation",
  "company",
  "department",
  "additionalStreetInfo",
  "additionalAddressInfo",
  "building",
  "apartment",
  "pOBox",
  "region",
  "state",
  "mobile",
  "email",
  "fax",
] as const;

type OptionalParts = { readonly [Part in (typeof optionalAddressParts)[number]]?: string };

/**
 * A postal address as the shop uses it; empty optional parts are absent. `id` is that of an address in a customer's
 * book. `state` is the province or county. `fax` is read and never written: older records carry other data in it.
 */
export type Address = OptionalParts & {
  readonly customerType: CustomerType;
  readonly firstName: string;
  readonly lastName: string;
  readonly vatNumber?: string;
  /** What the tax office said of the number; absent: nobody could validate it. */
  readonly vatValidated?: boolean;
  /** The office's answer word for word, kept as evidence of a net sale. */
  readonly vatValidationRawResponse?: string;
  readonly streetName: string;
  readonly streetNumber: string;
  readonly postalCode: string;
  readonly city: string;
  readonly country: CountryCode;
  readonly phone: string;
};
