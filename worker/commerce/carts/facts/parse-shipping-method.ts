import { array, boolean, integer, literal, mask, optional, string, type, union } from "superstruct";
import type { ShippingRate } from "../../pricing/choose-shipping-rate.ts";
import { type FactRow, parseJsonColumn } from "../../resources/fact-row.ts";
import type { CartShippingMethod } from "../cart-facts.ts";
import type { ZoneLocations } from "./parse-zone.ts";

const MoneyStruct = type({ currencyCode: string(), centAmount: integer() });

const Tier = union([
  type({ type: literal("CartValue"), minimumCentAmount: integer(), price: MoneyStruct }),
  type({ type: literal("CartClassification"), value: string(), price: MoneyStruct }),
  type({
    type: literal("CartScore"),
    score: integer(),
    price: optional(MoneyStruct),
    priceFunction: optional(type({ function: string(), currencyCode: string() })),
  }),
]);

const RateStruct = type({
  price: MoneyStruct,
  freeAbove: optional(MoneyStruct),
  tiers: optional(array(Tier)),
});

const MethodStruct = type({
  name: string(),
  active: optional(boolean()),
  isDefault: optional(boolean()),
  predicate: optional(string()),
  taxCategory: optional(type({ id: string() })),
  stores: optional(array(type({ key: string() }))),
  zoneRates: array(type({ zone: type({ id: string() }), shippingRates: array(RateStruct) })),
});

interface RatesOfZone {
  readonly zoneId: string;
  readonly shippingRates: readonly ShippingRate[];
}

/** A shipping method whose zones are not looked up yet. */
export interface MethodWithZoneIds extends Omit<CartShippingMethod, "zoneRates"> {
  readonly zoneRates: readonly RatesOfZone[];
}

/** A shipping method as it is stored. */
export function parseShippingMethod(row: FactRow): MethodWithZoneIds {
  const method = mask(parseJsonColumn(row.data), MethodStruct);
  return {
    id: row.id,
    ...(row.key ? { key: row.key } : {}),
    name: method.name,
    isActive: method.active ?? true,
    isDefault: method.isDefault ?? false,
    ...(method.predicate ? { predicate: method.predicate } : {}),
    ...(method.taxCategory ? { taxCategoryId: method.taxCategory.id } : {}),
    storeKeys: (method.stores ?? []).map(({ key }) => key),
    zoneRates: method.zoneRates.map(({ zone, shippingRates }) => ({
      zoneId: zone.id,
      shippingRates: shippingRates.map((rate) => ({ ...rate, tiers: rate.tiers ?? [] })),
    })),
  };
}

/** The method with the places of its zones. */
export function withZones(
  method: MethodWithZoneIds,
  zones: ReadonlyMap<string, ZoneLocations>,
): CartShippingMethod {
  const zoneRates = method.zoneRates.map(({ zoneId, shippingRates }) => ({
    zoneId,
    shippingRates,
    locations: zones.get(zoneId)?.locations ?? [],
  }));
  return { ...method, zoneRates };
}
