import type { AddressInput } from "../resources/address.ts";
import { type CustomFieldsInput, readTypeName } from "../resources/custom-fields.ts";
import type { ResourceIdentifier } from "../resources/reference.ts";
import type { AuthenticationMode, CustomerTextField } from "./customer.ts";
import type { CustomerNeeds } from "./customer-facts.ts";
import { toName } from "./read-references.ts";

/** What a customer is created from; the schema has filled in its defaults. Addresses are named by their place in the list. */
export interface CustomerDraft extends Readonly<Partial<Record<CustomerTextField, string | null>>> {
  readonly email: string;
  readonly password?: string | null;
  readonly key?: string | null;
  readonly customerNumber?: string | null;
  readonly isEmailVerified?: boolean | null;
  readonly authenticationMode?: AuthenticationMode | null;
  readonly addresses?: readonly AddressInput[] | null;
  readonly defaultBillingAddress?: number | null;
  readonly defaultShippingAddress?: number | null;
  readonly billingAddresses?: readonly number[] | null;
  readonly shippingAddresses?: readonly number[] | null;
  readonly customerGroup?: ResourceIdentifier | null;
  readonly stores?: readonly ResourceIdentifier[] | null;
  readonly custom?: CustomFieldsInput | null;
}

/** What a draft names that must be looked up. */
export function readDraftNeeds(draft: CustomerDraft, storeKey: string | null | undefined): CustomerNeeds {
  const group = draft.customerGroup ? [toName(draft.customerGroup)] : [];
  const addresses = draft.addresses ?? [];
  return {
    types: [draft, ...addresses].map(({ custom }) => readTypeName(custom ?? {})),
    resources: [...group, ...(draft.stores ?? []).map(toName), ...(storeKey ? [storeKey] : [])],
  };
}
