import type { WithAssets } from "../assets/asset.ts";
import { type CustomFields, isJsonObject, type Localized } from "../json/json.ts";
import type { Initiated } from "../requests/initiator.ts";
import { load, prime } from "../requests/load.ts";
import type { RequestContext } from "../requests/request-context.ts";

/** The localised and optional parts of a category, as stored. */
export interface CategoryData extends WithAssets {
  readonly name: Localized;
  readonly slug: Localized;
  readonly description?: Localized;
  readonly metaTitle?: Localized;
  readonly metaDescription?: Localized;
  readonly metaKeywords?: Localized;
  readonly externalId?: string;
  readonly custom?: CustomFields;
}

export interface Category extends CategoryData, Initiated {
  readonly id: string;
  readonly key: string | null;
  readonly version: number;
  readonly createdAt: string;
  readonly lastModifiedAt: string;
  readonly orderHint: string;
  readonly parentId: string | null;
  /** From the root down to the parent. */
  readonly ancestorIds: readonly string[];
}

export interface CategoryRow {
  readonly id: string;
  readonly key: string | null;
  readonly version: number;
  readonly createdAt: string;
  readonly lastModifiedAt: string;
  readonly orderHint: string;
  readonly parentId: string | null;
  readonly ancestorIds: string;
  readonly data: string;
}

/** Columns in the row's own names, for SELECT; the table alias is `c`. */
export const CATEGORY_COLUMNS = `c.id, c.key, c.version, c.created_at AS createdAt, c.last_modified_at AS lastModifiedAt,
  c.order_hint AS orderHint, c.parent_id AS parentId, c.data,
  (SELECT json_group_array(ancestor_id) FROM (SELECT ancestor_id FROM category_ancestor
    WHERE category_id = c.id ORDER BY distance DESC)) AS ancestorIds`;

/** The platform wrote `data` itself from a checked draft. */
export function parseCategoryRow({ data, ancestorIds, ...row }: CategoryRow): Category {
  const parsed: unknown = JSON.parse(data);
  const ancestors: unknown = JSON.parse(ancestorIds);
  if (!isJsonObject(parsed)) throw new Error(`Category ${row.id} has no data: its row was written by hand.`);
  return {
    ...(parsed as unknown as CategoryData),
    ...row,
    ancestorIds: Array.isArray(ancestors) ? ancestors.map(String) : [],
  };
}

/** The category in its REST form. */
export function toCategoryBody({ parentId, ancestorIds, key, ...category }: Category) {
  const toReference = (id: string) => ({ typeId: "category", id });
  return {
    ...category,
    ...(key === null ? {} : { key }),
    ...(parentId === null ? {} : { parent: toReference(parentId) }),
    ancestors: ancestorIds.map(toReference),
  };
}

/** Reads the ancestors in the same statement: breadcrumbs need them next. */
async function readById(
  context: RequestContext,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Category>> {
  const rows = await context.replica
    .prepare(
      `WITH wanted AS (SELECT value AS id FROM json_each(?))
       SELECT ${CATEGORY_COLUMNS} FROM category c
       WHERE c.id IN (SELECT id FROM wanted UNION SELECT a.ancestor_id FROM category_ancestor a
         WHERE a.category_id IN (SELECT id FROM wanted))`,
    )
    .bind(JSON.stringify(ids))
    .all<CategoryRow>();
  const categories = rows.results.map(parseCategoryRow);
  for (const category of categories) prime(context, readById, category.id, category);
  return new Map(categories.map((category) => [category.id, category]));
}

/** A category by id, or null. */
export function loadCategory(context: RequestContext, id: string): Promise<Category | null> {
  return load(context, readById, id);
}

/** Adds categories of a query's result to the loader. */
export function primeCategories(context: RequestContext, categories: readonly Category[]): void {
  for (const category of categories) prime(context, readById, category.id, category);
}

async function readByKey(
  context: RequestContext,
  keys: readonly string[],
): Promise<ReadonlyMap<string, Category>> {
  const rows = await context.replica
    .prepare(`SELECT ${CATEGORY_COLUMNS} FROM category c WHERE c.key IN (SELECT value FROM json_each(?))`)
    .bind(JSON.stringify(keys))
    .all<CategoryRow>();
  return new Map(rows.results.map(parseCategoryRow).map((category) => [category.key ?? "", category]));
}

/** A category by key, or null. */
export function loadCategoryByKey(context: RequestContext, key: string): Promise<Category | null> {
  return load(context, readByKey, key);
}

async function readChildren(
  context: RequestContext,
  parentIds: readonly string[],
): Promise<ReadonlyMap<string, readonly Category[]>> {
  const rows = await context.replica
    .prepare(
      `SELECT ${CATEGORY_COLUMNS} FROM category c WHERE c.parent_id IN (SELECT value FROM json_each(?))
       ORDER BY c.order_hint, c.id`,
    )
    .bind(JSON.stringify(parentIds))
    .all<CategoryRow>();
  const categories = rows.results.map(parseCategoryRow);
  primeCategories(context, categories);
  return Map.groupBy(categories, (category) => category.parentId ?? "");
}

/** The categories below one, in the order of their hints. */
export async function loadChildren(context: RequestContext, id: string): Promise<readonly Category[]> {
  return (await load(context, readChildren, id)) ?? [];
}

interface CategoryCounts {
  readonly products: number;
  readonly children: number;
}

async function readCounts(
  context: RequestContext,
  ids: readonly string[],
): Promise<ReadonlyMap<string, CategoryCounts>> {
  const rows = await context.replica
    .prepare(
      `SELECT value AS id,
         (SELECT count(*) FROM product_category pc WHERE pc.category_id = value AND pc.direct = 1) AS products,
         (SELECT count(*) FROM category c WHERE c.parent_id = value) AS children
       FROM json_each(?)`,
    )
    .bind(JSON.stringify(ids))
    .all<CategoryCounts & { id: string }>();
  return new Map(rows.results.map(({ id, ...counts }) => [id, counts]));
}

/** The numbers of products directly in a category, and of categories directly below it. */
export async function loadCounts(context: RequestContext, id: string): Promise<CategoryCounts> {
  return (await load(context, readCounts, id)) ?? { products: 0, children: 0 };
}
