import type { CustomerType } from "../../countries/model/country";
import type { ConsentEntry } from "./consent";
import type { Customer } from "./customer";
import type { LoyaltyCard } from "./loyalty";

/** The shop's data of a customer, with the ids of the addresses. */
export type Profile = Customer & {
  readonly isEmailVerified: boolean;
  /** ISO 8601, a day. */
  readonly dateOfBirth: string | null;
  /** With the country's prefix. */
  readonly vatId: string | null;
  readonly companyName: string | null;
  /** The language of mails, `sk-SK`. */
  readonly locale: string | null;
  readonly customerType: CustomerType;
  /** Oldest first. */
  readonly consents: readonly ConsentEntry[];
  /** The number for calls and texts, without spaces. */
  readonly gdprPhone: string | null;
  /** null: the customer has no card. */
  readonly loyalty: LoyaltyCard | null;
  readonly shippingAddressIds: readonly string[];
  readonly billingAddressIds: readonly string[];
  readonly defaultShippingAddressId: string | null;
  readonly defaultBillingAddressId: string | null;
  /** `ExternalAuth`: without a password. */
  readonly authenticationMode: "Password" | "ExternalAuth";
  /** Custom fields can be set one by one; false: the first write adds their type. */
  readonly hasCustomFields: boolean;
};
