import { array, boolean, max, min, number, optional, string, type } from "superstruct";
import { isJsonObject, type JsonObject } from "../../json/json.ts";
import { column, head, jsonList, jsonValue } from "../../where/where-fields.ts";
import { CountryStruct, draftOf, KeyStruct, NameStruct } from "../draft-structs.ts";
import { fieldActions, type ResourceKind } from "../resource-kind.ts";
import { addTaxRate, removeTaxRate, replaceTaxRate } from "./tax-rate-actions.ts";

const Amount = max(min(number(), 0), 1);

const Rate = type({
  key: optional(KeyStruct),
  name: string(),
  amount: Amount,
  includedInPrice: boolean(),
  country: CountryStruct,
  state: optional(string()),
  subRates: optional(array(type({ name: string(), amount: Amount }))),
});

/** Rates get an id each: line items remember the rate they were taxed with. */
function completeRate(rate: unknown): JsonObject {
  return { id: crypto.randomUUID(), subRates: [], ...(isJsonObject(rate) ? rate : {}) };
}

export const taxCategory: ResourceKind = {
  typeId: "tax-category",
  label: "TaxCategory",
  path: "tax-categories",
  scope: "tax_categories",
  draft: draftOf({
    key: optional(KeyStruct),
    name: NameStruct,
    description: optional(string()),
    rates: optional(array(Rate)),
  }),
  complete: ({ rates, ...draft }) => ({
    ...draft,
    rates: Array.isArray(rates) ? rates.map(completeRate) : [],
  }),
  actions: {
    ...fieldActions("changeName", "setDescription", "setKey"),
    addTaxRate,
    replaceTaxRate,
    removeTaxRate,
  },
  fields: {
    ...head("r"),
    name: jsonValue("text", "r.data", "$.name"),
    rates: jsonList("r.data", "$.rates", { country: column("text", "e.value ->> 'country'") }),
  },
  referrers: [
    { typeId: "product", exists: "SELECT 1 FROM product WHERE tax_category_id = ?1" },
    {
      typeId: "shipping-method",
      exists: "SELECT 1 FROM resource WHERE kind = 'shipping-method' AND data ->> '$.taxCategory.id' = ?1",
    },
  ],
};
