import type { CountryCode, CustomerType } from "../../countries/model/country";

/** A postal address as the shop uses it; empty optional parts are absent. */
export type Address = {
  readonly id?: string;
  readonly customerType: CustomerType;
  readonly salutation?: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly company?: string;
  readonly department?: string;
  readonly vatNumber?: string;
  readonly streetName: string;
  readonly streetNumber: string;
  readonly additionalAddressInfo?: string;
  readonly postalCode: string;
  readonly city: string;
  readonly region?: string;
  readonly country: CountryCode;
  readonly phone: string;
  readonly email?: string;
};
