import { isJsonObject } from "../json/json.ts";
import type { PredicateSubject, PredicateValue } from "../predicates/predicate.ts";
import type { Price } from "../pricing/price.ts";
import { load } from "../requests/load.ts";
import type { RequestContext } from "../requests/request-context.ts";
import { loadResource } from "../resources/load-resource.ts";
import type { Product, ProductData, Variant } from "./product.ts";

/** Ids and keys of a product's categories, without and with their ancestors. */
interface CategoryNames {
  readonly ids: readonly string[];
  readonly keys: readonly string[];
  readonly idsWithAncestors: readonly string[];
  readonly keysWithAncestors: readonly string[];
}

interface PricedVariant {
  readonly product: Pick<Product, "id" | "key" | "productTypeId">;
  readonly productTypeKey: string | null;
  readonly data: ProductData;
  readonly variant: Variant;
  readonly price: Price;
  readonly categories: CategoryNames;
}

type Read = (source: PricedVariant) => PredicateValue | null;

const fields: ReadonlyMap<string, Read> = new Map<string, Read>([
  ["product.id", ({ product }) => product.id],
  ["product.key", ({ product }) => product.key],
  ["productType.id", ({ product }) => product.productTypeId],
  ["productType.key", ({ productTypeKey }) => productTypeKey],
  ["variant.id", ({ variant }) => variant.id],
  ["variant.key", ({ variant }) => variant.key],
  ["variant.sku", ({ variant }) => variant.sku],
  ["sku", ({ variant }) => variant.sku],
  ["categories.id", ({ categories }) => categories.ids],
  ["categories.key", ({ categories }) => categories.keys],
  ["category.id", ({ categories }) => categories.ids],
  ["category.key", ({ categories }) => categories.keys],
  ["categoriesWithAncestors.id", ({ categories }) => categories.idsWithAncestors],
  ["categoriesWithAncestors.key", ({ categories }) => categories.keysWithAncestors],
  ["price", ({ price }) => price.value],
  ["price.centAmount", ({ price }) => price.value.centAmount],
  ["centAmount", ({ price }) => price.value.centAmount],
  ["price.currencyCode", ({ price }) => price.value.currencyCode],
  ["currency", ({ price }) => price.value.currencyCode],
  ["price.country", ({ price }) => price.country],
  ["country", ({ price }) => price.country],
  ["price.customerGroup.id", ({ price }) => price.customerGroup?.id],
  ["customerGroup.id", ({ price }) => price.customerGroup?.id],
  ["price.channel.id", ({ price }) => price.channel?.id],
  ["channel.id", ({ price }) => price.channel?.id],
]);

/** Converts an attribute value for comparison: an enum to its key, a reference to its id, a set to a list. */
function toValue(value: unknown, path: readonly string[]): PredicateValue {
  if (Array.isArray(value)) return value.map((item: unknown) => toValue(item, path));
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") return value;
  if (!isJsonObject(value)) return undefined;
  const [name, ...rest] = path;
  if (name !== undefined) return toValue(value[name], rest);
  const { centAmount, currencyCode, key, id } = value;
  if (typeof centAmount === "number" && typeof currencyCode === "string") return { centAmount, currencyCode };
  return toValue(key ?? id, []);
}

function readAttribute({ variant, data }: PricedVariant, [name, ...rest]: readonly string[]): PredicateValue {
  const own = [...variant.attributes, ...(data.attributes ?? [])];
  const attribute = own.find((candidate) => candidate.name === name);
  return attribute ? toValue(attribute.value, rest) : undefined;
}

/** Creates the subject on which product discounts' predicates are evaluated for one price of a variant. */
function toPriceSubject(source: PricedVariant): PredicateSubject {
  return {
    readField: ([name = "", ...rest]) => {
      if (name === "attributes" || name === "attribute") return readAttribute(source, rest);
      return fields.get([name, ...rest].join("."))?.(source) ?? undefined;
    },
    callFunction: () => undefined,
  };
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

/**
 * Loads product type and categories for the predicates of product discounts.
 *
 * @returns a function that creates the predicate subject of a variant's price
 */
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
