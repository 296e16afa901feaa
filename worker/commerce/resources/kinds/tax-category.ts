import { array, boolean, number, optional, string, type } from "superstruct";
import { column, head, jsonList, jsonValue } from "../../where/where-fields.ts";
import { CountryStruct, draftOf, KeyStruct, NameStruct } from "../draft-structs.ts";
import { isJsonObject, type JsonObject } from "../json.ts";
import { fieldActions, type ResourceKind } from "../resource-kind.ts";

const Rate = type({
  name: string(),
  amount: number(),
  includedInPrice: boolean(),
  country: CountryStruct,
  state: optional(string()),
});

/** Rates get an id each: line items remember the rate they were taxed with. */
function completeRate(rate: unknown): JsonObject {
  return { id: crypto.randomUUID(), subRates: [], ...(isJsonObject(rate) ? rate : {}) };
}

export const taxCategory: ResourceKind = {
  typeId: "tax-category",
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
  actions: fieldActions("changeName", "setDescription", "setKey"),
  fields: {
    ...head("r"),
    name: jsonValue("text", "r.data", "$.name"),
    rates: jsonList("r.data", "$.rates", { country: column("text", "e.value ->> 'country'") }),
  },
};
