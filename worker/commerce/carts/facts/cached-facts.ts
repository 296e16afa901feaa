import { LRUCache } from "lru-cache";
import { stampOf } from "../../database/stamped-cache.ts";
import {
  type CartDiscount,
  type DiscountGroup,
  parseCartDiscount,
  parseDiscountGroup,
} from "../../discounts/cart-discount.ts";
import type { TaxRate } from "../../pricing/tax-amount.ts";
import { type CustomType, parseCustomType } from "../../resources/custom-types.ts";
import type { FactRow } from "../../resources/fact-row.ts";
import {
  type CartSettings,
  type MethodWithZoneIds,
  parseCartSettings,
  parseShippingMethod,
  parseTaxRates,
  parseZone,
  type ZoneLocations,
} from "./parse-facts.ts";

/** A row that is sent without its data if this isolate has parsed that stamp of it before. */
export interface StampedFactRow extends Omit<FactRow, "data"> {
  readonly data: string | null;
  readonly stamp: string;
}

interface Kept {
  readonly stamp: string;
  readonly fact: CachedFact;
}

/** Enough for the rates, methods, zones, groups, types and discounts of a large shop. */
const CAPACITY = 2000;

const cache = new LRUCache<string, Kept>({ max: CAPACITY });

/** The cache's state when a request began; rows without data are read from it. */
interface Recollection {
  readonly known: ReadonlyMap<string, Kept>;
  /** `{id: stamp}` for the statement. */
  readonly stamps: string;
}

export function recallFacts(): Recollection {
  const known = new Map(cache.entries());
  const stamps = Object.fromEntries([...known].map(([id, { stamp }]) => [id, stamp]));
  return { known, stamps: JSON.stringify(stamps) };
}

/** SQL for the data of a row `r`, omitted if the known stamp (`k.stamp`) is still the row's. */
export const STAMPED_COLUMNS = `r.kind, r.id, r.key, '{}' AS more,
  ${stampOf("r")} AS stamp,
  CASE WHEN k.stamp = ${stampOf("r")} THEN NULL ELSE r.data END AS data`;

/**
 * Parses the facts of rows; new rows are parsed once and cached. A stored row never differs under one stamp (version
 * and time of change).
 */
export function cacheFacts(rows: readonly StampedFactRow[], { known }: Recollection): CachedFact[] {
  return rows.flatMap(({ data, stamp, ...row }) => {
    if (data === null) return known.get(row.id)?.fact ?? [];
    const fact = parseCachedFact({ ...row, data });
    cache.set(row.id, { stamp, fact });
    return fact;
  });
}

/** A parsed row that many carts use and that seldom changes. */
export type CachedFact =
  | { readonly kind: "tax-category"; readonly id: string; readonly rates: readonly TaxRate[] }
  | { readonly kind: "zone"; readonly id: string; readonly zone: ZoneLocations }
  | { readonly kind: "shipping-method"; readonly method: MethodWithZoneIds }
  | { readonly kind: "cart-discount"; readonly discounts: readonly CartDiscount[] }
  | { readonly kind: "discount-group"; readonly group: DiscountGroup }
  | { readonly kind: "type"; readonly type: CustomType }
  | { readonly kind: "project"; readonly settings: CartSettings }
  | { readonly kind: "other" };

/** Parses a row by its kind. */
function parseCachedFact(row: FactRow): CachedFact {
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
      return { kind: "project", settings: parseCartSettings(row) };
    default:
      return { kind: "other" };
  }
}
