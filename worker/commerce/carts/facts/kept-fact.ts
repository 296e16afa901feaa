import type { CartDiscount, DiscountGroup } from "../../discounts/cart-discount.ts";
import { parseCartDiscount } from "../../discounts/parse-cart-discount.ts";
import type { TaxRate } from "../../pricing/tax-amount.ts";
import { type CustomType, parseCustomType } from "../../resources/custom-types.ts";
import type { FactRow } from "../../resources/fact-row.ts";
import { parseDiscountGroup } from "./parse-discount-group.ts";
import { parseProjectSettings } from "./parse-project-settings.ts";
import { type MethodWithZoneIds, parseShippingMethod } from "./parse-shipping-method.ts";
import { parseTaxRates } from "./parse-tax-rates.ts";
import { parseZone, type ZoneLocations } from "./parse-zone.ts";

/** A parsed row that many carts look at and that seldom changes. */
export type KeptFact =
  | { readonly kind: "tax-category"; readonly id: string; readonly rates: readonly TaxRate[] }
  | { readonly kind: "zone"; readonly id: string; readonly zone: ZoneLocations }
  | { readonly kind: "shipping-method"; readonly method: MethodWithZoneIds }
  | { readonly kind: "cart-discount"; readonly discounts: readonly CartDiscount[] }
  | { readonly kind: "discount-group"; readonly group: DiscountGroup }
  | { readonly kind: "type"; readonly type: CustomType }
  | { readonly kind: "project"; readonly countryTaxRateFallback: boolean }
  | { readonly kind: "other" };

/** What a row says, by its kind. */
export function parseKeptFact(row: FactRow): KeptFact {
  switch (row.kind) {
    case "tax-category":
      return { kind: "tax-category", id: row.id, rates: parseTaxRates(row) };
    case "zone":
      return { kind: "zone", id: row.id, zone: parseZone(row) };
    case "shipping-method":
      return { kind: "shipping-method", method: parseShippingMethod(row) };
    case "cart-discount":
      return { kind: "cart-discount", discounts: parseCartDiscount(row) };
    case "discount-group":
      return { kind: "discount-group", group: parseDiscountGroup(row) };
    case "type":
      return { kind: "type", type: parseCustomType(row) };
    case "project":
      return { kind: "project", ...parseProjectSettings(row) };
    default:
      return { kind: "other" };
  }
}
