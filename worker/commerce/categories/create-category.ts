import { type Infer, optional, string, type } from "superstruct";
import { AssetDraftsStruct, assetCustoms, toAssets } from "../assets/asset.ts";
import { commit } from "../database/commit.ts";
import type { Database } from "../database/database.ts";
import { duplicateSlug } from "../database/duplicate-slug.ts";
import { duplicateField } from "../errors/platform-errors.ts";
import type { JsonObject } from "../json/json.ts";
import type { Message } from "../messages/message.ts";
import { writeMessages } from "../messages/write-messages.ts";
import { type Creation, toCreation } from "../requests/initiator.ts";
import type { RequestContext } from "../requests/request-context.ts";
import { checkCustomFields } from "../resources/check-custom-fields.ts";
import {
  CustomStruct,
  KeyStruct,
  LocalizedStruct,
  ReferenceStruct,
  SlugStruct,
} from "../resources/draft-structs.ts";
import { keepKnown, parseDraft, requireObject } from "../resources/parse-draft.ts";
import { resolveReferences } from "../resources/resolve-references.ts";
import { type Category, type CategoryData, toCategoryBody } from "./category.ts";
import { toCategoryResource } from "./save-category.ts";

const CategoryDraftStruct = type({
  key: optional(KeyStruct),
  name: LocalizedStruct,
  slug: SlugStruct,
  description: optional(LocalizedStruct),
  metaTitle: optional(LocalizedStruct),
  metaDescription: optional(LocalizedStruct),
  metaKeywords: optional(LocalizedStruct),
  externalId: optional(string()),
  orderHint: optional(string()),
  parent: optional(ReferenceStruct),
  assets: optional(AssetDraftsStruct),
  custom: optional(CustomStruct),
});

export type CategoryDraft = Infer<typeof CategoryDraftStruct>;

/** Throws InvalidJsonInput or InvalidField for an invalid draft; its references are ids already. */
export function parseCategoryDraft(body: JsonObject): CategoryDraft {
  return parseDraft(body, CategoryDraftStruct);
}

/** Creates a category from its draft. Throws DuplicateField for a key or slug that is taken. */
export async function createCategory(context: RequestContext, body: unknown): Promise<Category> {
  const draft = parseCategoryDraft(await resolveReferences(context.db, requireObject(body)));
  const { categories, statements } = await planCategories(context, [draft]);
  const [category] = categories;
  if (!category) throw new Error("a draft creates exactly one category");
  const { id, key, slug } = category;
  await commit(context.db, statements, {
    "category.key": () => duplicateField("key", key),
    "category_slug.locale, category_slug.slug": () => duplicateSlug(context.db, "category", id, slug),
  });
  return category;
}

/**
 * New categories, and the statements that write them with their messages, all or none. Their parents exist already.
 * Throws the errors of custom fields.
 */
export async function planCategories(
  context: RequestContext,
  drafts: readonly CategoryDraft[],
): Promise<{ readonly categories: readonly Category[]; readonly statements: D1PreparedStatement[] }> {
  const { db, now } = context;
  const creation = toCreation(context);
  const ancestors = await readAncestorIds(
    db,
    drafts.flatMap(({ parent }) => parent?.id ?? []),
  );
  const categories = drafts.map((draft) =>
    toNewCategory(draft, creation, now, ancestors.get(draft.parent?.id ?? "") ?? []),
  );
  await checkCustomFields(
    context,
    categories.flatMap((category) => [category.custom, ...assetCustoms(category)]),
  );
  const below = categories.filter(({ parentId }) => parentId !== null);
  const statements = [
    ...categories.map((category) => insertStatement(db, category)),
    slugStatement(db, categories),
    ...(below.length > 0 ? [ancestorStatement(db, below)] : []),
    ...writeMessages(db, now, categories.map(toCategoryCreated)),
  ];
  return { categories, statements };
}

function toNewCategory(
  draft: CategoryDraft,
  { createdAt, lastModifiedAt, ...initiators }: Creation,
  now: Date,
  ancestorIds: readonly string[],
): Category {
  const { key, parent, orderHint, custom, assets, ...texts } = keepKnown(draft, CategoryDraftStruct);
  return {
    ...(texts as CategoryData),
    ...initiators,
    ...toAssets(assets),
    ...(custom ? { custom: { type: custom.type, fields: custom.fields ?? {} } } : {}),
    id: crypto.randomUUID(),
    key: key ?? null,
    version: 1,
    createdAt,
    lastModifiedAt,
    orderHint: orderHint ?? `0.00${now.getTime()}`,
    parentId: parent?.id ?? null,
    ancestorIds,
  };
}

/** The ids from the root down to each of these parents, which becomes the last ancestor of its children. */
async function readAncestorIds(
  database: Database,
  parentIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const parents = [...new Set(parentIds)];
  if (parents.length === 0) return new Map();
  const { results } = await database
    .prepare(
      `SELECT category_id AS parentId, ancestor_id AS id FROM category_ancestor
       WHERE category_id IN (SELECT value FROM json_each(?)) ORDER BY distance DESC`,
    )
    .bind(JSON.stringify(parents))
    .all<{ parentId: string; id: string }>();
  const above = Map.groupBy(results, ({ parentId }) => parentId);
  return new Map(
    parents.map((parent) => [parent, [...(above.get(parent) ?? []).map(({ id }) => id), parent]]),
  );
}

const INSERT = `INSERT INTO category (id, key, parent_id, order_hint, version, created_at, last_modified_at, data)
  VALUES (?, ?, ?, ?, 1, ?, ?, ?)`;

function insertStatement(database: Database, category: Category): D1PreparedStatement {
  const { id, key, version: _v, createdAt, lastModifiedAt, ...rest } = category;
  const { orderHint, parentId, ancestorIds: _a, ...data } = rest;
  return database
    .prepare(INSERT)
    .bind(id, key, parentId, orderHint, createdAt, lastModifiedAt, JSON.stringify(data));
}

/** One row for each category and locale. */
export function slugStatement(
  database: Database,
  categories: readonly Pick<Category, "id" | "slug">[],
): D1PreparedStatement {
  return database
    .prepare(
      `INSERT INTO category_slug (locale, slug, category_id)
       SELECT s.key, s.value, e.value ->> 0 FROM json_each(?) e, json_each(e.value, '$[1]') s`,
    )
    .bind(JSON.stringify(categories.map(({ id, slug }) => [id, slug])));
}

/** Sets the parent and all above it as ancestors of categories without any. */
function ancestorStatement(database: Database, categories: readonly Category[]): D1PreparedStatement {
  return database
    .prepare(
      `INSERT INTO category_ancestor (category_id, ancestor_id, distance)
       SELECT e.value ->> 0, e.value ->> 1, 1 FROM json_each(?1) e UNION ALL
       SELECT e.value ->> 0, a.ancestor_id, a.distance + 1
       FROM json_each(?1) e JOIN category_ancestor a ON a.category_id = e.value ->> 1`,
    )
    .bind(JSON.stringify(categories.map(({ id, parentId }) => [id, parentId])));
}

function toCategoryCreated(category: Category): Message {
  const payload = { category: toCategoryBody(category) };
  return { type: "CategoryCreated", resource: toCategoryResource(category), payload };
}
