import { array, boolean, integer, literal, mask, number, optional, string, type, union } from "superstruct";
import type { ShippingRate } from "../../pricing/choose-shipping-rate.ts";
import type { TaxRate } from "../../pricing/tax-amount.ts";
import { type FactRow, parseJsonColumn } from "../../resources/fact-row.ts";
import { toReference } from "../../resources/reference.ts";
import { SettingsStruct } from "../../settings/project-settings.ts";
import type { CartCustomer, CartFacts, CartShippingMethod, CartStore } from "../cart-facts.ts";

const CustomerStruct = type({
  email: optional(string()),
  firstName: optional(string()),
  lastName: optional(string()),
  customerNumber: optional(string()),
  customerGroup: optional(type({ id: string() })),
});

/** The customer's data for carts and predicates about them. */
export function parseCartCustomer({ id, key, data }: FactRow): CartCustomer {
  const { customerGroup, ...names } = mask(parseJsonColumn(data), CustomerStruct);
  const group = customerGroup && toReference("customer-group", customerGroup.id);
  const { email, firstName, lastName, customerNumber } = names;
  return {
    id,
    ...(key ? { key } : {}),
    ...{ email, firstName, lastName, customerNumber },
    ...(group ? { customerGroup: group } : {}),
  };
}

const StoreStruct = type({ countries: optional(array(type({ code: string() }))) });

/** The store's data for a cart. */
export function parseCartStore(row: FactRow): CartStore {
  const { countries } = mask(parseJsonColumn(row.data), StoreStruct);
  return { id: row.id, key: row.key ?? "", countries: (countries ?? []).map(({ code }) => code) };
}

/** The project's settings for carts; off by default. */
export function parseCartSettings({ data }: FactRow): CartSettings {
  const { carts, shippingRateInputType } = mask(parseJsonColumn(data), SettingsStruct);
  return {
    countryTaxRateFallback: carts?.countryTaxRateFallbackEnabled ?? false,
    ...(shippingRateInputType ? { shippingRateInputType } : {}),
  };
}

export type CartSettings = Pick<CartFacts, "countryTaxRateFallback" | "shippingRateInputType">;

const TaxCategoryStruct = type({
  rates: optional(
    array(
      type({
        id: optional(string()),
        key: optional(string()),
        name: string(),
        amount: number(),
        includedInPrice: boolean(),
        country: string(),
        state: optional(string()),
      }),
    ),
  ),
});

/** The rates of a tax category. */
export function parseTaxRates(row: FactRow): readonly TaxRate[] {
  return mask(parseJsonColumn(row.data), TaxCategoryStruct).rates ?? [];
}

const ZoneStruct = type({
  locations: optional(array(type({ country: string(), state: optional(string()) }))),
});

export interface ZoneLocations {
  readonly locations: readonly { readonly country: string; readonly state?: string }[];
}

/** The places of a shipping zone. */
export function parseZone(row: FactRow): ZoneLocations {
  const { locations } = mask(parseJsonColumn(row.data), ZoneStruct);
  return { locations: locations ?? [] };
}

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

/** A shipping method in its stored form. */
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
