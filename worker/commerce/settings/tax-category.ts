import { array, boolean, max, min, number, optional, string, type } from "superstruct";
import { invalidOperation } from "../errors/platform-errors.ts";
import { isJsonObject, type JsonObject } from "../json/json.ts";
import {
  CountryStruct,
  draftOf,
  KeyStruct,
  LocationsStruct,
  NameStruct,
} from "../resources/draft-structs.ts";
import { listOf, memberActions } from "../resources/list-actions.ts";
import { type BodyAction, fieldActions, type ResourceKind } from "../resources/resource-kind.ts";
import { column, head, jsonList, jsonValue } from "../where/where-fields.ts";

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

/** Each rate gets an id: line items store the id of their rate. */
function completeRate(rate: unknown): JsonObject {
  return { id: crypto.randomUUID(), subRates: [], ...(isJsonObject(rate) ? rate : {}) };
}

function requireRate(body: JsonObject, { taxRateId, taxRateKey }: JsonObject): JsonObject {
  const found = listOf(body, "rates").find((rate) =>
    taxRateKey ? rate.key === taxRateKey : rate.id === taxRateId,
  );
  if (found) return found;
  throw invalidOperation(`The tax rate '${String(taxRateKey ?? taxRateId)}' does not exist.`);
}

function toRate(rate: unknown): JsonObject {
  return isJsonObject(rate) ? rate : {};
}

const addTaxRate: BodyAction = (body, { taxRate }) => ({
  ...body,
  rates: [...listOf(body, "rates"), toRate(taxRate)],
});

/** The replacement gets a new id, as on the platform: lines taxed with the old rate do not refer to the new one. */
const replaceTaxRate: BodyAction = (body, action) => {
  const old = requireRate(body, action);
  const { id: _id, ...rate } = toRate(action.taxRate);
  return { ...body, rates: listOf(body, "rates").map((item) => (item === old ? rate : item)) };
};

const removeTaxRate: BodyAction = (body, action) => {
  const old = requireRate(body, action);
  return { ...body, rates: listOf(body, "rates").filter((item) => item !== old) };
};

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

export const zone: ResourceKind = {
  typeId: "zone",
  label: "Zone",
  path: "zones",
  scope: "shipping_methods",
  draft: draftOf({
    key: optional(KeyStruct),
    name: NameStruct,
    description: optional(string()),
    locations: optional(LocationsStruct),
  }),
  complete: (draft) => ({ locations: [], ...draft }),
  actions: {
    ...fieldActions("changeName", "setDescription", "setKey"),
    ...memberActions("locations", "location"),
  },
  fields: {
    ...head("r"),
    name: jsonValue("text", "r.data", "$.name"),
    locations: jsonList("r.data", "$.locations", {
      country: column("text", "e.value ->> 'country'"),
      state: column("text", "e.value ->> 'state'"),
    }),
  },
  referrers: [
    {
      typeId: "shipping-method",
      exists: `SELECT 1 FROM resource r, json_each(r.data, '$.zoneRates') z
        WHERE r.kind = 'shipping-method' AND z.value ->> '$.zone.id' = ?1`,
    },
  ],
};
