import { invalidField } from "../errors/platform-errors.ts";
import type { Initiated } from "../requests/initiator.ts";
import type { AuthenticationMode } from "../requests/schema-inputs.ts";
import type { Address } from "../resources/address.ts";
import type { CustomFields } from "../resources/custom-fields.ts";
import type { KeyReference, Reference } from "../resources/reference.ts";

/** An address in a customer's book; it keeps its id for life. */
export interface CustomerAddress extends Address {
  readonly id: string;
}

/** Fields of a customer that are texts and nothing more. */
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

/** The document, in the platform's own shape. The password is not in it. */
export interface Customer extends Readonly<Partial<Record<CustomerTextField, string>>>, Initiated {
  readonly id: string;
  readonly version: number;
  readonly createdAt: string;
  readonly lastModifiedAt: string;
  readonly key?: string;
  readonly customerNumber?: string;
  /** In the letters it was given; it is compared without regard to case. */
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

/** An address of the form `name@host`, in the letters it was given. Throws InvalidField. */
export function requireEmail(email: string): string {
  if (email.length > MAX_LENGTH || !EMAIL.test(email)) throw invalidField("email", email);
  return email;
}

/** What addresses are compared by: letter case makes no difference. */
export function foldEmail(email: string): string {
  return email.toLowerCase();
}
