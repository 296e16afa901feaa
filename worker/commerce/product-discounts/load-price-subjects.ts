import { isJsonObject } from "../json/json.ts";
import type { PredicateSubject } from "../predicates/predicate-subject.ts";
import type { Price, Product, ProductData, Variant } from "../products/product.ts";
import { load } from "../requests/load.ts";
import type { RequestContext } from "../requests/request-context.ts";
import { loadResource } from "../resources/load-resource.ts";
import { type CategoryNames, toPriceSubject } from "./price-subject.ts";

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

/** Reads what the predicates of product discounts ask of a product beside its data; answers how they see each of its prices. */
export async function loadPriceSubjects(
  context: RequestContext,
  product: Pick<Product, "id" | "key" | "productTypeId">,
  data: ProductData,
): Promise<(variant: Variant, price: Price) => PredicateSubject> {
  const productType = await loadResource(context, product.productTypeId);
  const key = isJsonObject(productType) ? productType.key : null;
  const productTypeKey = typeof key === "string" ? key : null;
  const categories = await loadCategoryNames(context, data);
  return (variant, price) => toPriceSubject({ product, productTypeKey, data, variant, price, categories });
}
