import type { CountryCode, CustomerType } from "../../countries/model/country";

/** The optional parts of an address, named as on the platform. */
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
 * A postal address in the shop's model; empty optional parts are absent.
 * `id` is that of an address in a customer's book. `state` is the province or county. `fax` is read and never written:
 * older records carry other data in it.
 */
export type Address = OptionalParts & {
  readonly customerType: CustomerType;
  readonly firstName: string;
  readonly lastName: string;
  readonly vatNumber?: string;
  /** The tax office's result for the number; absent: it could not be validated. */
  readonly vatValidated?: boolean;
  /** The office's verbatim response, retained as evidence of a net sale. */
  readonly vatValidationRawResponse?: string;
  readonly streetName: string;
  readonly streetNumber: string;
  readonly postalCode: string;
  readonly city: string;
  readonly country: CountryCode;
  readonly phone: string;
};
