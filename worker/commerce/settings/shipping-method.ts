import { array, boolean, enums, min, optional, refine, string, type } from "superstruct";
import { invalidOperation } from "../errors/platform-errors.ts";
import { isJsonObject, type JsonObject } from "../json/json.ts";
import {
  CurrencyStruct,
  CustomStruct,
  draftOf,
  KeyStruct,
  LocalizedStruct,
  LongStruct,
  MoneyStruct,
  NameStruct,
  ReferenceStruct,
  StoreReferenceStruct,
} from "../resources/draft-structs.ts";
import { listOf, memberActions, setList } from "../resources/list-actions.ts";
import { predicateIn } from "../resources/predicate-struct.ts";
import { type BodyAction, fieldActions, type ResourceKind } from "../resources/resource-kind.ts";
import { toMoney } from "../resources/to-money.ts";
import { head, jsonCustom, jsonList, jsonReference, jsonValue } from "../where/where-fields.ts";

const Tier = type({
  type: enums(["CartValue", "CartScore", "CartClassification"]),
  minimumCentAmount: optional(min(LongStruct, 0)),
  score: optional(LongStruct),
  value: optional(string()),
  price: optional(MoneyStruct),
  priceFunction: optional(type({ currencyCode: CurrencyStruct, function: string() })),
});

/** A rate has one currency: the cart's amounts are compared with its numbers. */
export const ShippingRateStruct = refine(
  type({
    price: MoneyStruct,
    freeAbove: optional(MoneyStruct),
    tiers: optional(array(Tier)),
  }),
  "currency",
  ({ price, freeAbove, tiers }) => {
    const others = [freeAbove, ...(tiers ?? []).map((tier) => tier.price)];
    return others.every((money) => !money || money.currencyCode === price.currencyCode);
  },
);

/** A rate with completed amounts, tiers included. */
function completeRate(rate: JsonObject): JsonObject {
  const { price, freeAbove, tiers } = rate;
  return {
    ...(MoneyStruct.is(price) ? { price: toMoney(price) } : {}),
    ...(MoneyStruct.is(freeAbove) ? { freeAbove: toMoney(freeAbove) } : {}),
    tiers: Array.isArray(tiers) ? tiers.filter(isJsonObject).map(completeTier) : [],
  };
}

function completeTier(tier: JsonObject): JsonObject {
  return MoneyStruct.is(tier.price) ? { ...tier, price: toMoney(tier.price) } : tier;
}

const ZoneRates = array(type({ zone: ReferenceStruct, shippingRates: optional(array(ShippingRateStruct)) }));

function completeZoneRates(draft: JsonObject): readonly JsonObject[] {
  return listOf(draft, "zoneRates").map((zoneRate) => ({
    zone: zoneRate.zone,
    shippingRates: listOf(zoneRate, "shippingRates").map(completeRate),
  }));
}

function isOfZone(zoneRate: JsonObject, zone: unknown): boolean {
  return isJsonObject(zone) && isJsonObject(zoneRate.zone) && zoneRate.zone.id === zone.id;
}

function requireZone(body: JsonObject, zone: unknown): JsonObject {
  const found = listOf(body, "zoneRates").find((zoneRate) => isOfZone(zoneRate, zone));
  if (found) return found;
  throw invalidOperation("The shipping method has no rates for the given zone.");
}

function replaceZone(body: JsonObject, old: JsonObject, next: JsonObject): JsonObject {
  return { ...body, zoneRates: listOf(body, "zoneRates").map((item) => (item === old ? next : item)) };
}

function currencyOf({ price }: JsonObject): unknown {
  return isJsonObject(price) ? price.currencyCode : undefined;
}

const addZone: BodyAction = (body, { zone }) => {
  const zoneRates = listOf(body, "zoneRates");
  if (zoneRates.some((zoneRate) => isOfZone(zoneRate, zone))) return body;
  return { ...body, zoneRates: [...zoneRates, { zone, shippingRates: [] }] };
};

const removeZone: BodyAction = (body, { zone }) => {
  const old = requireZone(body, zone);
  return { ...body, zoneRates: listOf(body, "zoneRates").filter((item) => item !== old) };
};

/** Adds a rate to a zone (which it may add, too). Throws InvalidOperation for a second rate in one currency. */
const addShippingRate: BodyAction = (body, { zone, shippingRate }) => {
  const withZone = addZone(body, { zone });
  const old = requireZone(withZone, zone);
  const rates = listOf(old, "shippingRates");
  const rate = isJsonObject(shippingRate) ? shippingRate : {};
  if (rates.some((known) => currencyOf(known) === currencyOf(rate))) {
    throw invalidOperation(`The zone has a shipping rate in '${String(currencyOf(rate))}' already.`);
  }
  return replaceZone(withZone, old, { ...old, shippingRates: [...rates, rate] });
};

/** Removes the rate that equals the given one. */
const removeShippingRate: BodyAction = (body, { zone, shippingRate }) => {
  const old = requireZone(body, zone);
  const text = JSON.stringify(completeRate(isJsonObject(shippingRate) ? shippingRate : {}));
  const rates = listOf(old, "shippingRates");
  const left = rates.filter((rate) => JSON.stringify(completeRate(rate)) !== text);
  if (left.length === rates.length) throw invalidOperation("The zone has no such shipping rate.");
  return replaceZone(body, old, { ...old, shippingRates: left });
};

export const shippingMethod: ResourceKind = {
  typeId: "shipping-method",
  label: "ShippingMethod",
  path: "shipping-methods",
  scope: "shipping_methods",
  draft: draftOf({
    key: optional(KeyStruct),
    name: NameStruct,
    description: optional(string()),
    localizedName: optional(LocalizedStruct),
    localizedDescription: optional(LocalizedStruct),
    taxCategory: ReferenceStruct,
    zoneRates: optional(ZoneRates),
    active: optional(boolean()),
    isDefault: boolean(),
    predicate: optional(predicateIn("predicate")),
    carrier: optional(string()),
    stores: optional(array(StoreReferenceStruct)),
    custom: optional(CustomStruct),
  }),
  complete: (draft) => ({
    active: true,
    stores: [],
    ...draft,
    zoneRates: completeZoneRates(draft),
  }),
  actions: {
    ...fieldActions("changeName", "setKey", "setLocalizedName", "setLocalizedDescription", "setPredicate"),
    ...fieldActions("changeIsDefault", "changeActive", "changeTaxCategory", "setDescription", "setCarrier"),
    ...memberActions("stores", "store"),
    setStores: setList("stores"),
    addZone,
    removeZone,
    addShippingRate,
    removeShippingRate,
  },
  fields: {
    ...head("r"),
    name: jsonValue("text", "r.data", "$.name"),
    isDefault: jsonValue("boolean", "r.data", "$.isDefault"),
    active: jsonValue("boolean", "r.data", "$.active"),
    taxCategory: jsonReference("r.data", "$.taxCategory"),
    zoneRates: jsonList("r.data", "$.zoneRates", { zone: jsonReference("e.value", "$.zone") }),
    custom: jsonCustom("r.data", "$.custom"),
  },
  referrers: [],
};
