import { load } from "../database/load.ts";
import type { RequestContext } from "../graphql/request-context.ts";
import { holdsPredicate } from "../predicates/holds-predicate.ts";
import { changeVariants } from "../products/actions/change-variant.ts";
import { allVariants, type Product, type ProductData } from "../products/product.ts";
import { isJsonObject } from "../resources/json.ts";
import { loadResource } from "../resources/load-resource.ts";
import {
  parseResourceRow,
  RESOURCE_COLUMNS,
  type ResourceRow,
  toResourceBody,
} from "../resources/stored-resource.ts";
import { type CategoryNames, toPriceSubject } from "./price-subject.ts";
import { type ProductDiscount, toProductDiscount } from "./product-discount.ts";
import { reckonPrice } from "./reckon-price.ts";

const ALL = "all";

async function readAll(context: RequestContext): Promise<ReadonlyMap<string, readonly ProductDiscount[]>> {
  const rows = await context.db
    .prepare(`SELECT ${RESOURCE_COLUMNS} FROM resource r WHERE r.kind = 'product-discount'`)
    .all<ResourceRow>();
  const discounts = rows.results.map((row) => toProductDiscount(toResourceBody(parseResourceRow(row))));
  return new Map([[ALL, discounts]]);
}

/** Every product discount, from the primary; a merchant has dozens, and a request reads them once. */
async function loadProductDiscounts(context: RequestContext): Promise<readonly ProductDiscount[]> {
  return (await load(context, readAll, ALL)) ?? [];
}

const CATEGORY_NAMES = `SELECT w.value AS id, c.id AS name, c.key, 1 AS direct
    FROM json_each(?1) w JOIN category c ON c.id = w.value
  UNION ALL SELECT w.value, c.id, c.key, 0
    FROM json_each(?1) w JOIN category_ancestor a ON a.category_id = w.value JOIN category c ON c.id = a.ancestor_id`;

interface NameRow {
  readonly id: string;
  readonly name: string;
  readonly key: string | null;
  readonly direct: number;
}

async function readNames(
  context: RequestContext,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly NameRow[]>> {
  const rows = await context.db.prepare(CATEGORY_NAMES).bind(JSON.stringify(ids)).all<NameRow>();
  return Map.groupBy(rows.results, ({ id }) => id);
}

async function loadCategoryNames(
  context: RequestContext,
  { categories }: ProductData,
): Promise<CategoryNames> {
  const rows = (await Promise.all(categories.map(({ id }) => load(context, readNames, id)))).flatMap(
    (names) => names ?? [],
  );
  const direct = rows.filter((row) => row.direct === 1);
  const keysOf = (list: readonly NameRow[]) => list.flatMap(({ key }) => key ?? []);
  return {
    ids: direct.map(({ name }) => name),
    keys: keysOf(direct),
    idsWithAncestors: rows.map(({ name }) => name),
    keysWithAncestors: keysOf(rows),
  };
}

function isReduced(data: ProductData): boolean {
  return allVariants(data).some(({ prices }) => prices.some(({ discounted }) => discounted));
}

/** Prices with the reductions of the product discounts that fit them; the same data when nothing changes. */
export async function discountData(
  context: RequestContext,
  product: Pick<Product, "id" | "key" | "productTypeId">,
  data: ProductData,
): Promise<ProductData> {
  const discounts = await loadProductDiscounts(context);
  if (discounts.length === 0 && !isReduced(data)) return data;
  const isNeeded = discounts.some(({ value }) => value.type !== "external");
  const productType = isNeeded ? await loadResource(context, product.productTypeId) : null;
  const key = isJsonObject(productType) ? productType.key : null;
  const productTypeKey = typeof key === "string" ? key : null;
  const categories = isNeeded ? await loadCategoryNames(context, data) : NO_CATEGORIES;
  let changed = false;
  const reckoned = changeVariants(data, (variant) => ({
    ...variant,
    prices: variant.prices.map((price) => {
      const subject = toPriceSubject({ product, productTypeKey, data, variant, price, categories });
      const fits = ({ predicate }: ProductDiscount) => holdsPredicate(predicate, subject);
      const next = reckonPrice(price, discounts, fits, context.now);
      if (next !== price) changed = true;
      return next;
    }),
  }));
  return changed ? reckoned : data;
}

const NO_CATEGORIES: CategoryNames = { ids: [], keys: [], idsWithAncestors: [], keysWithAncestors: [] };

/** A product about to be written, its prices reduced as the product discounts say. */
export async function applyProductDiscounts(context: RequestContext, product: Product): Promise<Product> {
  const current = product.current && (await discountData(context, product, product.current));
  const staged = product.staged && (await discountData(context, product, product.staged));
  return { ...product, current, staged };
}
