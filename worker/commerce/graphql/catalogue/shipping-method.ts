import { isJsonObject, type JsonObject } from "../../json/json.ts";
import type { RequestContext } from "../../requests/request-context.ts";
import { loadResourceByKey } from "../../resources/load-resource.ts";
import { localizedFields, referenceFields } from "../../schema/field-resolvers.ts";

function storeKeys({ stores }: JsonObject): readonly string[] {
  return Array.isArray(stores) ? stores.filter(isJsonObject).map(({ key }) => String(key)) : [];
}

async function resolveStores(source: JsonObject, _args: object, context: RequestContext) {
  const stores = await Promise.all(storeKeys(source).map((key) => loadResourceByKey(context, "store", key)));
  return stores.filter((store) => store !== null);
}

const TIER_TYPES: Readonly<Record<string, string>> = {
  CartValue: "ShippingRateCartValuePriceTier",
  CartScore: "ShippingRateCartScorePriceTier",
  CartClassification: "ShippingRateCartClassificationPriceTier",
};

export const shippingMethodResolvers = {
  ShippingMethod: {
    ...localizedFields(["localizedName", "localizedDescription"]),
    ...referenceFields("taxCategory"),
    storesRef: (source: JsonObject) => storeKeys(source).map((key) => ({ typeId: "store", key })),
    stores: resolveStores,
  },
  ZoneRate: referenceFields("zone"),
  ShippingRatePriceTier: {
    __resolveType: (source: { type: string }) => TIER_TYPES[source.type] ?? "ShippingRateCartValuePriceTier",
  },
};
