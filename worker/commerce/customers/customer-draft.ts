import { invalidInput } from "../errors/platform-errors.ts";
import type { Creation } from "../requests/initiator.ts";
import type { CustomerSignUpDraft } from "../requests/schema-inputs.ts";
import { readTypeName, toCustomFields } from "../resources/custom-fields.ts";
import { requireKey } from "../resources/require-key.ts";
import {
  type AddressUse,
  addAddressUse,
  setDefaultAddress,
  toNewAddress,
  withAddresses,
} from "./addresses.ts";
import { type Customer, customerTextFields, requireEmail } from "./customer.ts";
import { type CustomerFacts, type CustomerNeeds, toGroup, toName, toStores } from "./customer-facts.ts";

/** The draft of a customer, with the schema's defaults. Addresses are referenced by their index in the list. */
export type CustomerDraft = Omit<CustomerSignUpDraft, "anonymousCart" | "anonymousCartId" | "anonymousId">;

/** The references of a draft that must be looked up. */
export function readDraftNeeds(draft: CustomerDraft, storeKey: string | null | undefined): CustomerNeeds {
  const group = draft.customerGroup ? [toName(draft.customerGroup)] : [];
  const addresses = draft.addresses ?? [];
  return {
    types: [draft, ...addresses].map(({ custom }) => readTypeName(custom ?? {})),
    resources: [...group, ...(draft.stores ?? []).map(toName), ...(storeKey ? [storeKey] : [])],
  };
}

/** A new customer from a draft; one that is created in a store is of that store. */
export function toCustomer(
  draft: CustomerDraft,
  facts: CustomerFacts,
  storeKey: string | null | undefined,
  creation: Creation,
): Customer {
  const stores = toStores([...(storeKey ? [{ key: storeKey }] : []), ...(draft.stores ?? [])], facts);
  const customerGroup = toGroup(draft.customerGroup, facts);
  const custom = toCustomFields(draft.custom, facts.types);
  const customer: Customer = {
    id: crypto.randomUUID(),
    version: 1,
    ...creation,
    ...(draft.key ? { key: requireKey(draft.key) } : {}),
    ...(draft.customerNumber ? { customerNumber: draft.customerNumber } : {}),
    email: requireEmail(draft.email),
    isEmailVerified: draft.isEmailVerified ?? false,
    authenticationMode: draft.authenticationMode ?? "Password",
    ...readTexts(draft),
    addresses: [],
    shippingAddressIds: [],
    billingAddressIds: [],
    ...(customerGroup ? { customerGroup } : {}),
    stores,
    ...(custom ? { custom } : {}),
  };
  return addAddresses(customer, draft, facts);
}

function readTexts(draft: CustomerDraft): Partial<Customer> {
  return Object.fromEntries(
    customerTextFields.flatMap((field) => {
      const value = draft[field];
      return value === null || value === undefined ? [] : [[field, value]];
    }),
  );
}

function addAddresses(empty: Customer, draft: CustomerDraft, { types }: CustomerFacts): Customer {
  const addresses = (draft.addresses ?? []).map((address) => toNewAddress(address, types));
  const idAt = (index: number, field: string) => {
    const id = addresses[index]?.id;
    if (id === undefined) throw invalidInput(`The index ${index} of '${field}' is not one of the addresses.`);
    return id;
  };
  const use = (customer: Customer, kind: AddressUse): Customer => {
    const [listed, preferred] =
      kind === "billing"
        ? (["billingAddresses", "defaultBillingAddress"] as const)
        : (["shippingAddresses", "defaultShippingAddress"] as const);
    const ids = (draft[listed] ?? []).map((index) => idAt(index, listed));
    const used = ids.reduce((current, id) => addAddressUse(current, kind, id), customer);
    const index = draft[preferred] ?? null;
    return index === null ? used : setDefaultAddress(used, kind, { addressId: idAt(index, preferred) });
  };
  return use(use(withAddresses(empty, addresses), "billing"), "shipping");
}
