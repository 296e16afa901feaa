import { isJsonObject, type JsonObject } from "../../json/json.ts";
import type { RequestContext } from "../../requests/request-context.ts";
import { loadResourceByKey } from "../../resources/load-resource.ts";
import {
  parseResourceRow,
  RESOURCE_COLUMNS,
  type ResourceRow,
  toResourceBody,
} from "../../resources/stored-resource.ts";
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

interface LocationArguments {
  readonly country: string;
  readonly state?: string | null;
  readonly currency?: string | null;
}

/** Active methods without a predicate that have a rate for a zone with this country; each row names its zones there. */
const FIND = `WITH place AS (
    SELECT z.id FROM resource z WHERE z.kind = 'zone' AND EXISTS (
      SELECT 1 FROM json_each(z.data, '$.locations') l WHERE l.value ->> 'country' = ?1
        AND (l.value ->> 'state' IS NULL OR l.value ->> 'state' = ?2)))
  SELECT ${RESOURCE_COLUMNS}, (SELECT json_group_array(id) FROM place) AS zones FROM resource r
  WHERE r.kind = 'shipping-method' AND coalesce(r.data ->> 'active', 1) = 1 AND r.data ->> 'predicate' IS NULL
    AND EXISTS (SELECT 1 FROM json_each(r.data, '$.zoneRates') zr WHERE zr.value ->> '$.zone.id' IN (SELECT id FROM place))
  ORDER BY r.data ->> 'isDefault' DESC, r.created_at`;

function markRate(rate: JsonObject, isPlace: boolean, currency: string | null | undefined): JsonObject {
  const price = isJsonObject(rate.price) ? rate.price : {};
  return { ...rate, isMatching: isPlace && (!currency || price.currencyCode === currency) };
}

/** Marks the rates for this place and currency; omits a method without one. */
function markMethod(
  method: JsonObject,
  zones: readonly unknown[],
  currency: string | null | undefined,
): JsonObject | null {
  const zoneRates = (Array.isArray(method.zoneRates) ? method.zoneRates : [])
    .filter(isJsonObject)
    .map((zoneRate) => {
      const isPlace = isJsonObject(zoneRate.zone) && zones.includes(zoneRate.zone.id);
      const rates = Array.isArray(zoneRate.shippingRates) ? zoneRate.shippingRates.filter(isJsonObject) : [];
      return { ...zoneRate, shippingRates: rates.map((rate) => markRate(rate, isPlace, currency)) };
    });
  const matches = zoneRates.some(({ shippingRates }) =>
    shippingRates.some(({ isMatching }) => isMatching === true),
  );
  return matches ? { ...method, zoneRates } : null;
}

/** `shippingMethodsByLocation(country, state, currency)`, the default method first. */
export async function resolveShippingMethodsByLocation(
  _source: unknown,
  { country, state, currency }: LocationArguments,
  context: RequestContext,
) {
  const rows = await context.replica
    .prepare(FIND)
    .bind(country, state ?? null)
    .all<ResourceRow & { zones: string }>();
  const methods = rows.results.map(({ zones, ...row }) => {
    const places: unknown = JSON.parse(zones);
    return markMethod(toResourceBody(parseResourceRow(row)), Array.isArray(places) ? places : [], currency);
  });
  return methods.filter((method) => method !== null);
}
