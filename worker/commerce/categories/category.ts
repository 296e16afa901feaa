import type { WithAssets } from "../assets/asset.ts";
import { type CustomFields, isJsonObject, type Localized } from "../json/json.ts";

/** The localised and free parts of a category, as stored. */
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

export interface Category extends CategoryData {
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

/** Columns in the row's own names, to be put after SELECT; the table is called `c`. */
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

/** The category as REST answers it. */
export function toCategoryBody({ parentId, ancestorIds, key, ...category }: Category) {
  const toReference = (id: string) => ({ typeId: "category", id });
  return {
    ...category,
    ...(key === null ? {} : { key }),
    ...(parentId === null ? {} : { parent: toReference(parentId) }),
    ancestors: ancestorIds.map(toReference),
  };
}
