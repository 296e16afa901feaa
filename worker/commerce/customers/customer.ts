import { invalidField } from "../errors/platform-errors.ts";
import type { Initiated } from "../requests/initiator.ts";
import type { AuthenticationMode } from "../requests/schema-inputs.ts";
import type { Address } from "../resources/address.ts";
import type { CustomFields } from "../resources/custom-fields.ts";
import type { KeyReference, Reference } from "../resources/reference.ts";

/** An address in a customer's book; its id never changes. */
export interface CustomerAddress extends Address {
  readonly id: string;
}

/** Plain text fields of a customer. */
export const customerTextFields = [
  "externalId",
  "firstName",
  "lastName",
  "middleName",
  "title",
  "salutation",
  "dateOfBirth",
  "companyName",
  "vatId",
  "locale",
] as const;

export type CustomerTextField = (typeof customerTextFields)[number];

/** The document, in the platform's own form, without the password. */
export interface Customer extends Readonly<Partial<Record<CustomerTextField, string>>>, Initiated {
  readonly id: string;
  readonly version: number;
  readonly createdAt: string;
  readonly lastModifiedAt: string;
  readonly key?: string;
  readonly customerNumber?: string;
  /** In its original case; compared case-insensitively. */
  readonly email: string;
  readonly isEmailVerified: boolean;
  readonly authenticationMode: AuthenticationMode;
  readonly addresses: readonly CustomerAddress[];
  readonly defaultShippingAddressId?: string;
  readonly defaultBillingAddressId?: string;
  readonly shippingAddressIds: readonly string[];
  readonly billingAddressIds: readonly string[];
  readonly customerGroup?: Reference;
  /** Empty: the customer is one of the whole project. */
  readonly stores: readonly KeyReference[];
  readonly custom?: CustomFields;
}

/** The longest address that mail can be sent to (RFC 5321). */
const MAX_LENGTH = 254;
const EMAIL = /^[^\s@<>"]+@[^\s@<>"]+$/;

/** An address of the form `name@host`, in its original case. Throws InvalidField. */
export function requireEmail(email: string): string {
  if (email.length > MAX_LENGTH || !EMAIL.test(email)) throw invalidField("email", email);
  return email;
}

/** The form for comparing addresses, without case. */
export function foldEmail(email: string): string {
  return email.toLowerCase();
}
