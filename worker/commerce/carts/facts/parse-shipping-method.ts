import { array, boolean, integer, mask, optional, string, type } from "superstruct";
import type { CartShippingMethod } from "../cart-facts.ts";
import { type FactRow, parseJsonColumn } from "./fact-row.ts";
import type { ZoneLocations } from "./parse-zone.ts";

const MoneyStruct = type({ currencyCode: string(), centAmount: integer() });

const RateStruct = type({
  price: MoneyStruct,
  freeAbove: optional(MoneyStruct),
  tiers: optional(
    array(type({ type: string(), minimumCentAmount: optional(integer()), price: optional(MoneyStruct) })),
  ),
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

/** A shipping method with the places of its zones. */
export function parseShippingMethod(
  row: FactRow,
  zones: ReadonlyMap<string, ZoneLocations>,
): CartShippingMethod {
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
      locations: zones.get(zone.id)?.locations ?? [],
      shippingRates: shippingRates.map((rate) => ({ ...rate, tiers: rate.tiers ?? [] })),
    })),
  };
}
