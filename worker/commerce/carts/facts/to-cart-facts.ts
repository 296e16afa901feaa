import type { RequestContext } from "../../graphql/request-context.ts";
import type { CartFacts } from "../cart-facts.ts";
import { isOwn, readOwner } from "../owner.ts";
import { parseSnapshotRow } from "../storage/snapshot-row.ts";
import { type FactRow, parseJsonColumn } from "./fact-row.ts";
import { parseCartDiscount } from "./parse-cart-discount.ts";
import { parseCartStore } from "./parse-cart-store.ts";
import { parseDiscountCode } from "./parse-discount-code.ts";
import { parseShippingMethod } from "./parse-shipping-method.ts";
import { parseTaxRates } from "./parse-tax-rates.ts";
import { parseZone } from "./parse-zone.ts";
import { readActiveDiscounts, toCurrentVariants } from "./to-current-variants.ts";

/** Sorts the rows by what they are and parses each once. */
export function toCartFacts(
  rows: readonly FactRow[],
  context: Pick<RequestContext, "now" | "access">,
): CartFacts {
  const of = (kind: string) => rows.filter((row) => row.kind === kind);
  const zones = new Map(of("zone").map((row) => [row.id, parseZone(row)]));
  const discounts = readActiveDiscounts(of("product-discount"), context.now);
  const variants = of("product").flatMap((row) => toCurrentVariants(row, discounts, context.now));
  const snapshots = [...of("snapshot").map(parseSnapshotRow), ...variants.map(({ snapshot }) => snapshot)];
  const store = of("store").map(parseCartStore)[0];
  return {
    now: context.now,
    ...(store ? { store } : {}),
    currentVariants: variants,
    snapshots: new Map(snapshots.map((snapshot) => [snapshot.id, snapshot])),
    taxRates: new Map(of("tax-category").map((row) => [row.id, parseTaxRates(row)])),
    taxCategoryIds: toIds(of("tax-category")),
    shippingMethods: of("shipping-method").map((row) => parseShippingMethod(row, zones)),
    cartDiscounts: of("cart-discount").flatMap(parseCartDiscount),
    discountCodes: of("discount-code").map(parseDiscountCode),
    types: toIds(of("type")),
    paymentIds: toIds(
      of("payment").filter((row) => isOwn(readOwner(context.access), parseJsonColumn(row.data))),
    ),
  };
}

/** Ids by id and by key, as an identifier may name either. */
function toIds(rows: readonly FactRow[]): ReadonlyMap<string, string> {
  return new Map(rows.flatMap(({ id, key }) => [[id, id] as const, ...(key ? [[key, id] as const] : [])]));
}
