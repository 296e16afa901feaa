import type { JsonObject } from "../json/json.ts";
import type { Message } from "../messages/message.ts";
import { toNotice } from "../messages/notice.ts";
import { compareAddresses } from "./compare-addresses.ts";
import { compareCustomFields } from "./compare-custom-fields.ts";
import type { Customer } from "./customer.ts";

/** One thing that an update says: the message's type and its own fields. */
export type Change = readonly [type: string, payload: JsonObject];

function toResource({ id, version, key, externalId, customerNumber }: Customer) {
  return { typeId: "customer", id, version, userProvidedIdentifiers: { key, externalId, customerNumber } };
}

export function toCustomerMessage(customer: Customer, type: string, payload: JsonObject = {}): Message {
  return { type, resource: toResource(customer), payload };
}

/** Fields whose change has a message of its own that carries the field's new value. */
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

/** What an update of a customer says; a change without a message type of its own is noted. */
export function toCustomerUpdateMessages(before: Customer, after: Customer): Message[] {
  const verified: Change[] =
    after.isEmailVerified && !before.isEmailVerified ? [["CustomerEmailVerified", {}]] : [];
  const changes = [
    ...compareFields(before, after),
    ...verified,
    ...compareAddresses(before, after),
    ...compareCustomFields(before, after),
  ];
  if (changes.length === 0) return [toNotice("ResourceUpdated", toResource(after))];
  return changes.map(([type, payload]) => toCustomerMessage(after, type, payload));
}
