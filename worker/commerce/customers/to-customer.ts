import { invalidInput } from "../errors/platform-errors.ts";
import { toCustomFields } from "../resources/custom-fields.ts";
import { requireKey } from "../resources/require-key.ts";
import { type AddressUse, addAddressUse, setDefaultAddress } from "./address-uses.ts";
import { toNewAddress, withAddresses } from "./addresses.ts";
import { type Customer, customerTextFields } from "./customer.ts";
import type { CustomerDraft } from "./customer-draft.ts";
import type { CustomerFacts } from "./customer-facts.ts";
import { requireEmail } from "./email.ts";
import { toGroup, toStores } from "./read-references.ts";

/** A new customer from a draft; one that is created in a store is of that store. */
export function toCustomer(
  draft: CustomerDraft,
  facts: CustomerFacts,
  storeKey: string | null | undefined,
  now: Date,
): Customer {
  const time = now.toISOString();
  const stores = toStores([...(storeKey ? [{ key: storeKey }] : []), ...(draft.stores ?? [])], facts);
  const customerGroup = toGroup(draft.customerGroup, facts);
  const custom = toCustomFields(draft.custom, facts.types);
  const customer: Customer = {
    id: crypto.randomUUID(),
    version: 1,
    createdAt: time,
    lastModifiedAt: time,
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
