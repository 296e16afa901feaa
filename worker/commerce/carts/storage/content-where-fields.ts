import { fragment } from "../../database/fragment.ts";
import {
  column,
  jsonCustom,
  jsonList,
  jsonMoney,
  jsonObject,
  jsonReference,
  jsonValue,
  type WhereField,
} from "../../where/where-fields.ts";

function address(path: string): WhereField {
  const names = ["country", "city", "postalCode", "email", "firstName", "lastName", "streetName"];
  const fields = Object.fromEntries(
    names.map((name) => [name, jsonValue("text", "d.data", `${path}.${name}`)]),
  );
  return jsonObject("d.data", path, fields);
}

/** Fields that predicates may use in carts and orders alike; the table alias is `d`. */
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
  taxMode: jsonValue("text", "d.data", "$.taxMode"),
  inventoryMode: jsonValue("text", "d.data", "$.inventoryMode"),
  customerGroup: jsonReference("d.data", "$.customerGroup"),
  store: {
    kind: "object",
    fields: { key: column("text", "d.store_key") },
    present: fragment("d.store_key IS NOT NULL"),
  },
  totalPrice: jsonMoney("d.data", "$.totalPrice"),
  taxedPrice: jsonObject("d.data", "$.taxedPrice", {
    totalNet: jsonMoney("d.data", "$.taxedPrice.totalNet"),
    totalGross: jsonMoney("d.data", "$.taxedPrice.totalGross"),
  }),
  shippingAddress: address("$.shippingAddress"),
  billingAddress: address("$.billingAddress"),
  shippingInfo: jsonObject("d.data", "$.shippingInfo", {
    shippingMethodName: jsonValue("text", "d.data", "$.shippingInfo.shippingMethodName"),
    shippingMethod: jsonReference("d.data", "$.shippingInfo.shippingMethod"),
  }),
  paymentInfo: jsonObject("d.data", "$.paymentInfo", {
    payments: jsonList("d.data", "$.paymentInfo.payments", { id: column("text", "e.value ->> 'id'") }),
  }),
  discountCodes: jsonList("d.data", "$.discountCodes", {
    discountCode: { kind: "object", fields: { id: column("text", "e.value ->> '$.discountCode.id'") } },
  }),
  lineItems: jsonList("d.data", "$.lineItems", {
    id: column("text", "e.value ->> 'id'"),
    productId: column("text", "e.value ->> 'productId'"),
    quantity: column("number", "e.value ->> 'quantity'"),
    variant: { kind: "object", fields: { sku: column("text", "e.value ->> 'sku'") } },
  }),
  custom: jsonCustom("d.data", "$.custom"),
};
