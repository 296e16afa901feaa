import type { WhereField } from "../../where/where-field.ts";
import { column, jsonCustom, jsonList, jsonReference, jsonValue } from "../../where/where-fields.ts";

function money(path: string): WhereField {
  return {
    kind: "object",
    fields: {
      centAmount: jsonValue("number", "d.data", `${path}.centAmount`),
      currencyCode: jsonValue("text", "d.data", `${path}.currencyCode`),
    },
  };
}

function address(path: string): WhereField {
  const names = ["country", "city", "postalCode", "email", "firstName", "lastName", "streetName"];
  const fields = Object.fromEntries(
    names.map((name) => [name, jsonValue("text", "d.data", `${path}.${name}`)]),
  );
  return { kind: "object", fields };
}

/** What predicates may name in carts and orders alike; the table is called `d`. */
export const contentWhereFields: Readonly<Record<string, WhereField>> = {
  id: column("text", "d.id"),
  version: column("number", "d.version"),
  createdAt: column("datetime", "d.created_at"),
  lastModifiedAt: column("datetime", "d.last_modified_at"),
  anonymousId: column("text", "d.anonymous_id"),
  customerId: column("text", "d.customer_id"),
  customerEmail: jsonValue("text", "d.data", "$.customerEmail"),
  country: jsonValue("text", "d.data", "$.country"),
  locale: jsonValue("text", "d.data", "$.locale"),
  store: { kind: "object", fields: { key: column("text", "d.store_key") } },
  totalPrice: money("$.totalPrice"),
  shippingAddress: address("$.shippingAddress"),
  billingAddress: address("$.billingAddress"),
  shippingInfo: {
    kind: "object",
    fields: { shippingMethod: jsonReference("d.data", "$.shippingInfo.shippingMethod") },
  },
  paymentInfo: {
    kind: "object",
    fields: {
      payments: jsonList("d.data", "$.paymentInfo.payments", { id: column("text", "e.value ->> 'id'") }),
    },
  },
  discountCodes: jsonList("d.data", "$.discountCodes", {
    discountCode: { kind: "object", fields: { id: column("text", "e.value ->> '$.discountCode.id'") } },
  }),
  lineItems: jsonList("d.data", "$.lineItems", {
    id: column("text", "e.value ->> 'id'"),
    productId: column("text", "e.value ->> 'productId'"),
    variant: { kind: "object", fields: { sku: column("text", "e.value ->> 'sku'") } },
  }),
  custom: jsonCustom("d.data", "$.custom"),
};
