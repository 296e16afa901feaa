import type { JsonObject } from "../json/json.ts";
import { type Change, type Message, toUpdateMessages } from "../messages/message.ts";
import type { CustomFields } from "../resources/custom-fields.ts";
import type { Customer, CustomerAddress } from "./customer.ts";

function toResource({ id, version, key, externalId, customerNumber }: Customer) {
  return { typeId: "customer", id, version, userProvidedIdentifiers: { key, externalId, customerNumber } };
}

export function toCustomerMessage(customer: Customer, type: string, payload: JsonObject = {}): Message {
  return { type, resource: toResource(customer), payload };
}

/** Fields whose change has its own message with the field's new value. */
const fieldMessages = {
  firstName: "CustomerFirstNameSet",
  lastName: "CustomerLastNameSet",
  title: "CustomerTitleSet",
  companyName: "CustomerCompanyNameSet",
  dateOfBirth: "CustomerDateOfBirthSet",
  customerGroup: "CustomerGroupSet",
  stores: "CustomerStoresSet",
  email: "CustomerEmailChanged",
} as const;

function compareFields(before: Customer, after: Customer): Change[] {
  return Object.entries(fieldMessages).flatMap(([name, type]): Change[] => {
    const field = name as keyof typeof fieldMessages;
    if (JSON.stringify(before[field]) === JSON.stringify(after[field])) return [];
    return [[type, { [field]: after[field] }]];
  });
}

/** The messages of a customer's update; a change without a message type gets a generic one. */
export function toCustomerUpdateMessages(before: Customer, after: Customer): Message[] {
  const verified: Change[] =
    after.isEmailVerified && !before.isEmailVerified ? [["CustomerEmailVerified", {}]] : [];
  return toUpdateMessages(toResource(after), [
    ...compareFields(before, after),
    ...verified,
    ...compareAddresses(before, after),
    ...compareCustomFields(before, after),
  ]);
}

function find({ addresses }: Customer, id: string | undefined): CustomerAddress | undefined {
  return addresses.find((address) => address.id === id);
}

function compareBook(before: Customer, after: Customer): Change[] {
  const changed = after.addresses.flatMap((address): Change[] => {
    const old = find(before, address.id);
    if (!old) return [["CustomerAddressAdded", { address }]];
    return JSON.stringify(old) === JSON.stringify(address) ? [] : [["CustomerAddressChanged", { address }]];
  });
  const removed = before.addresses.filter(({ id }) => !find(after, id));
  return [...changed, ...removed.map((address): Change => ["CustomerAddressRemoved", { address }])];
}

const uses = [
  { name: "Billing", ids: "billingAddressIds", preferred: "defaultBillingAddressId" },
  { name: "Shipping", ids: "shippingAddressIds", preferred: "defaultShippingAddressId" },
] as const;

/** The changes of a customer's addresses, their uses and the defaults. */
function compareAddresses(before: Customer, after: Customer): Change[] {
  const compareUse = ({ name, ids, preferred }: (typeof uses)[number]): Change[] => {
    const added = after[ids].filter((id) => !before[ids].includes(id));
    const removed = before[ids].filter((id) => !after[ids].includes(id));
    const isOther = before[preferred] !== after[preferred];
    return [
      ...added.map((id): Change => [`Customer${name}AddressAdded`, { address: find(after, id) }]),
      ...removed.map((id): Change => [`Customer${name}AddressRemoved`, { address: find(before, id) }]),
      ...(isOther
        ? [[`CustomerDefault${name}AddressSet`, { address: find(after, after[preferred]) }] as const]
        : []),
    ];
  };
  return [...compareBook(before, after), ...uses.flatMap(compareUse)];
}

function compareValues(before: CustomFields, after: CustomFields): Change[] {
  const names = [...new Set([...Object.keys(before.fields), ...Object.keys(after.fields)])];
  return names.flatMap((name): Change[] => {
    const [previousValue, value] = [before.fields[name], after.fields[name]];
    if (JSON.stringify(previousValue) === JSON.stringify(value)) return [];
    if (value === undefined) return [["CustomerCustomFieldRemoved", { name }]];
    if (previousValue === undefined) return [["CustomerCustomFieldAdded", { name, value }]];
    return [["CustomerCustomFieldChanged", { name, value, previousValue }]];
  });
}

/** The changes of a customer's custom type and its fields. */
function compareCustomFields({ custom: before }: Customer, { custom: after }: Customer): Change[] {
  if (before && after && before.type.id === after.type.id) return compareValues(before, after);
  const previousTypeId = before?.type.id;
  if (after) return [["CustomerCustomTypeSet", { customFields: after, previousTypeId }]];
  return before ? [["CustomerCustomTypeRemoved", { previousTypeId }]] : [];
}
