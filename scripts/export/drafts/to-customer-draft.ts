import type { Json, JsonFields } from "../../import/draft-line.ts";
import { pickFields } from "../clean-value.ts";

/** Customer fields that a draft contains unchanged. */
export const customerFields = [
  "key",
  "email",
  "customerNumber",
  "externalId",
  "title",
  "salutation",
  "firstName",
  "middleName",
  "lastName",
  "dateOfBirth",
  "companyName",
  "vatId",
  "locale",
  "customerGroup",
  "isEmailVerified",
  "authenticationMode",
  "stores",
  "custom",
] as const;

/**
 * Converts a customer without the password, which no platform reveals. Addresses lose their ids; the default, billing
 * and shipping addresses are named by their index in the list.
 */
export function toCustomerDraft(stored: Readonly<Record<string, unknown>>, fields: JsonFields): JsonFields {
  const ids = Array.isArray(stored.addresses) ? stored.addresses.map(readId) : [];
  const place = (id: unknown): Json => ids.indexOf(String(id));
  const places = (list: unknown): readonly Json[] => (Array.isArray(list) ? list.map(place) : []);
  const one = (name: string, id: unknown) => (typeof id === "string" ? { [name]: place(id) } : {});
  return {
    ...pickFields(fields, customerFields),
    addresses: fields.addresses ?? [],
    billingAddresses: places(stored.billingAddressIds),
    shippingAddresses: places(stored.shippingAddressIds),
    ...one("defaultBillingAddress", stored.defaultBillingAddressId),
    ...one("defaultShippingAddress", stored.defaultShippingAddressId),
  };
}

function readId(address: unknown): string {
  return typeof address === "object" && address !== null && "id" in address ? String(address.id) : "";
}
