import { optional, string, type } from "superstruct";
import { AssetDraftsStruct, assetCustoms, toAssets } from "../assets/asset.ts";
import { commit, commitVersioned } from "../database/commit.ts";
import type { Database } from "../database/database.ts";
import { duplicateSlug } from "../database/duplicate-slug.ts";
import { fragment } from "../database/fragment.ts";
import { duplicateField } from "../errors/platform-errors.ts";
import type { Localized } from "../json/json.ts";
import { type Message, toNotice } from "../messages/message.ts";
import { writeMessages } from "../messages/write-messages.ts";
import type { ProductData } from "../products/product.ts";
import { reviseProducts } from "../products/revise-products.ts";
import { type Initiated, toCreation } from "../requests/initiator.ts";
import type { RequestContext } from "../requests/request-context.ts";
import { checkCustomFields } from "../resources/check-custom-fields.ts";
import {
  CustomStruct,
  KeyStruct,
  LocalizedStruct,
  ReferenceStruct,
  SlugStruct,
} from "../resources/draft-structs.ts";
import { type ResourceName, requireRow } from "../resources/noun-table.ts";
import { keepKnown, parseDraft, requireObject } from "../resources/parse-draft.ts";
import { requireVersion } from "../resources/require-version.ts";
import { resolveReferences } from "../resources/resolve-references.ts";
import { type Category, type CategoryData, parseCategoryRow, toCategoryBody } from "./category.ts";
import { categoryTable } from "./find-categories.ts";

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

const INSERT = `INSERT INTO category (id, key, parent_id, order_hint, version, created_at, last_modified_at, data)
  VALUES (?, ?, ?, ?, 1, ?, ?, ?)`;

/** Creates a category from its draft. Throws DuplicateField for a key or slug that is taken. */
export async function createCategory(context: RequestContext, body: unknown): Promise<Category> {
  const draft = parseDraft(await resolveReferences(context.db, requireObject(body)), CategoryDraftStruct);
  const { key, parent, orderHint, custom, assets, ...texts } = keepKnown(draft, CategoryDraftStruct);
  const { createdBy, lastModifiedBy, ...times } = toCreation(context);
  const data: CategoryData & Initiated = {
    ...(texts as CategoryData),
    ...{ createdBy, lastModifiedBy },
    ...toAssets(assets),
    ...(custom ? { custom: { type: custom.type, fields: custom.fields ?? {} } } : {}),
  };
  await checkCustomFields(context, [data.custom, ...assetCustoms(data)]);
  const id = crypto.randomUUID();
  const hint = orderHint ?? `0.00${context.now.getTime()}`;
  const parentId = parent?.id ?? null;
  const text = JSON.stringify(data);
  const insert = context.db
    .prepare(INSERT)
    .bind(id, key ?? null, parentId, hint, times.createdAt, times.lastModifiedAt, text);
  const statements = [insert, slugStatement(context.db, id, data.slug)];
  if (parentId !== null) statements.push(ancestorStatement(context.db, id, parentId));
  const head = { id, key: key ?? null, version: 1, ...times };
  const ancestors = parentId === null ? [] : await readAncestorIds(context.db, parentId);
  const ancestorIds = JSON.stringify(ancestors);
  const category = parseCategoryRow({ ...head, orderHint: hint, parentId, ancestorIds, data: text });
  statements.push(...writeMessages(context.db, context.now, [toCategoryCreated(category)]));
  await commit(context.db, statements, {
    "category.key": () => duplicateField("key", key),
    "category_slug.locale, category_slug.slug": () => duplicateSlug(context.db, "category", id, data.slug),
  });
  return category;
}

/** The ids from the root down to a parent, which becomes the last ancestor of its children. */
async function readAncestorIds(database: Database, parentId: string): Promise<readonly string[]> {
  const { results } = await database
    .prepare("SELECT ancestor_id AS id FROM category_ancestor WHERE category_id = ? ORDER BY distance DESC")
    .bind(parentId)
    .all<{ id: string }>();
  return [...results.map(({ id }) => id), parentId];
}

/** The category and all below it, the deepest first, so that children are deleted before their parents. */
const BRANCH = `SELECT c.id, c.key, c.version FROM category c WHERE c.id = ?1
  OR c.id IN (SELECT category_id FROM category_ancestor WHERE ancestor_id = ?1)
  ORDER BY (SELECT count(*) FROM category_ancestor a WHERE a.category_id = c.id) DESC`;

interface BranchRow {
  readonly id: string;
  readonly key: string | null;
  readonly version: number;
}

function leaveCategories(data: ProductData, gone: ReadonlySet<string>): ProductData {
  const categories = data.categories.filter(({ id }) => !gone.has(id));
  if (categories.length === data.categories.length) return data;
  const { categoryOrderHints, ...rest } = data;
  if (!categoryOrderHints) return { ...rest, categories };
  const hints = Object.entries(categoryOrderHints).filter(([id]) => !gone.has(id));
  return { ...rest, categories, categoryOrderHints: Object.fromEntries(hints) };
}

function deletions(context: RequestContext, branch: readonly BranchRow[]): D1PreparedStatement[] {
  const deletionMessages = branch.map(({ id, key, version }) =>
    toNotice("ResourceDeleted", {
      typeId: "category",
      id,
      version: version + 1,
      userProvidedIdentifiers: { key: key ?? undefined },
    }),
  );
  const rows = branch.map(({ id }) => context.db.prepare("DELETE FROM category WHERE id = ?").bind(id));
  return [...rows, ...writeMessages(context.db, context.now, deletionMessages)];
}

/**
 * Deletes a category with everything below it, as the platform does; removes products from these categories first.
 * Throws ResourceNotFound, ConcurrentModification.
 */
export async function deleteCategory(
  context: RequestContext,
  name: ResourceName,
  version: number,
): Promise<Category> {
  const category = await requireRow(context, categoryTable, name);
  requireVersion(category, version);
  const branch = await context.db.prepare(BRANCH).bind(category.id).all<BranchRow>();
  const gone = new Set(branch.results.map(({ id }) => id));
  const inBranch = fragment(
    "p.seq IN (SELECT product_seq FROM product_category WHERE direct = 1 AND category_id IN (SELECT value FROM json_each(?)))",
    JSON.stringify([...gone]),
  );
  await reviseProducts(context, inBranch, (data) => leaveCategories(data, gone));
  const guard = { table: "category", id: category.id, expected: version };
  await commitVersioned(context.db, guard, deletions(context, branch.results));
  return category;
}

function toResource({ id, version, key, externalId, slug }: Category) {
  return { typeId: "category", id, version, userProvidedIdentifiers: { key, externalId, slug } };
}

function toCategoryCreated(category: Category): Message {
  const payload = { category: toCategoryBody(category) };
  return { type: "CategoryCreated", resource: toResource(category), payload };
}

/** The platform has a message for a new slug; other changes get a generic one. */
export function toCategoryUpdateMessages(before: Category, after: Category): Message[] {
  const resource = toResource(after);
  if (JSON.stringify(before.slug) === JSON.stringify(after.slug)) {
    return [toNotice("ResourceUpdated", resource)];
  }
  const payload = { slug: after.slug, oldSlug: before.slug };
  return [{ type: "CategorySlugChanged", resource, payload }];
}

/** One row for each locale's slug. */
export function slugStatement(database: Database, id: string, slug: Localized): D1PreparedStatement {
  return database
    .prepare("INSERT INTO category_slug (locale, slug, category_id) SELECT key, value, ? FROM json_each(?)")
    .bind(id, JSON.stringify(slug));
}

/** Sets the parent and all above it as ancestors of a category without any. */
function ancestorStatement(database: Database, id: string, parentId: string): D1PreparedStatement {
  return database
    .prepare(
      `INSERT INTO category_ancestor (category_id, ancestor_id, distance)
       SELECT ?1, ?2, 1 UNION ALL
       SELECT ?1, ancestor_id, distance + 1 FROM category_ancestor WHERE category_id = ?2`,
    )
    .bind(id, parentId);
}

const SUBTREE = "SELECT ?1 UNION SELECT category_id FROM category_ancestor WHERE ancestor_id = ?1";

/** Moves a category with everything below it to another parent (or none), and its products with it. */
export function moveStatements(
  database: Database,
  id: string,
  parentId: string | null,
): readonly D1PreparedStatement[] {
  const unlink = database
    .prepare(
      `DELETE FROM category_ancestor WHERE category_id IN (${SUBTREE})
         AND ancestor_id IN (SELECT ancestor_id FROM category_ancestor WHERE category_id = ?1)`,
    )
    .bind(id);
  const link = database
    .prepare(
      `INSERT INTO category_ancestor (category_id, ancestor_id, distance)
       SELECT below.id, above.id, below.distance + above.distance + 1
       FROM (SELECT ?1 AS id, 0 AS distance UNION ALL
             SELECT category_id, distance FROM category_ancestor WHERE ancestor_id = ?1) below,
            (SELECT ?2 AS id, 0 AS distance UNION ALL
             SELECT ancestor_id, distance FROM category_ancestor WHERE category_id = ?2) above
       WHERE ?2 IS NOT NULL`,
    )
    .bind(id, parentId);
  const forget = database
    .prepare(
      `DELETE FROM product_category WHERE direct = 0 AND product_seq IN
         (SELECT product_seq FROM product_category WHERE direct = 1 AND category_id IN (${SUBTREE}))`,
    )
    .bind(id);
  const relearn = database
    .prepare(
      `INSERT OR IGNORE INTO product_category (category_id, product_seq, direct)
       SELECT a.ancestor_id, own.product_seq, 0 FROM product_category own
       JOIN category_ancestor a ON a.category_id = own.category_id
       WHERE own.direct = 1 AND own.product_seq IN
         (SELECT product_seq FROM product_category WHERE direct = 1 AND category_id IN (${SUBTREE}))`,
    )
    .bind(id);
  return [unlink, link, forget, relearn];
}
