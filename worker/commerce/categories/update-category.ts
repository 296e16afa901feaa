import { assetCustoms } from "../assets/asset.ts";
import { commitVersioned } from "../database/commit.ts";
import { duplicateSlug } from "../database/duplicate-slug.ts";
import { duplicateField, invalidOperation, resourceNotFound } from "../errors/platform-errors.ts";
import { isSame } from "../json/json.ts";
import { writeMessages } from "../messages/write-messages.ts";
import type { RequestContext } from "../requests/request-context.ts";
import { applyInTurn } from "../resources/apply-in-turn.ts";
import { checkCustomFields } from "../resources/check-custom-fields.ts";
import { requireVersion } from "../resources/require-version.ts";
import type { UpdateCommand } from "../resources/update-command.ts";
import type { ResourceName } from "../resources/update-resource.ts";
import { applyCategoryAction } from "./apply-category-action.ts";
import { CATEGORY_COLUMNS, type Category, type CategoryRow, parseCategoryRow } from "./category.ts";
import { toCategoryUpdateMessages } from "./category-messages.ts";
import { moveStatements, slugStatement } from "./category-statements.ts";

const UPDATE = `UPDATE category SET key = ?, parent_id = ?, order_hint = ?, version = ?, last_modified_at = ?, data = ?
  WHERE id = ?`;

/** Reads a category from the primary, for a write. Throws ResourceNotFound. */
export async function requireCategory(context: RequestContext, name: ResourceName): Promise<Category> {
  const column = name.by === "key" ? "key" : "id";
  const row = await context.db
    .prepare(`SELECT ${CATEGORY_COLUMNS} FROM category c WHERE c.${column} = ?`)
    .bind(name.value)
    .first<CategoryRow>();
  if (!row) throw resourceNotFound(name.by, name.value);
  return parseCategoryRow(row);
}

async function requireNoCycle(context: RequestContext, id: string, parentId: string): Promise<void> {
  const below = await context.db
    .prepare("SELECT 1 AS found FROM category_ancestor WHERE category_id = ? AND ancestor_id = ?")
    .bind(parentId, id)
    .first();
  if (below || parentId === id) throw invalidOperation("A category cannot be placed below itself.");
}

function toData(category: Category): string {
  const { id: _i, key: _k, version: _v, createdAt: _c, lastModifiedAt: _l, ...rest } = category;
  const { orderHint: _o, parentId: _p, ancestorIds: _a, ...data } = rest;
  return JSON.stringify(data);
}

async function writeStatements(
  context: RequestContext,
  before: Category,
  after: Category,
): Promise<D1PreparedStatement[]> {
  const { id, key, parentId, orderHint, version, lastModifiedAt } = after;
  const { db } = context;
  const statements = [
    db.prepare(UPDATE).bind(key, parentId, orderHint, version, lastModifiedAt, toData(after), id),
    db.prepare("DELETE FROM category_slug WHERE category_id = ?").bind(id),
    slugStatement(db, id, after.slug),
  ];
  if (parentId !== before.parentId) {
    if (parentId !== null) await requireNoCycle(context, id, parentId);
    statements.push(...moveStatements(db, id, parentId));
  }
  statements.push(...writeMessages(db, context.now, toCategoryUpdateMessages(before, after)));
  return statements;
}

/** Custom fields that were held against their type already are not asked about again. */
function changedCustoms(before: Category, after: Category): readonly unknown[] {
  const own = after.custom === before.custom ? [] : [after.custom];
  return after.assets === before.assets ? own : [...own, ...assetCustoms(after)];
}

/** Applies update actions in order, all or nothing. An update that changes nothing keeps the version. */
export async function updateCategory(
  context: RequestContext,
  name: ResourceName,
  command: UpdateCommand,
): Promise<Category> {
  const before = await requireCategory(context, name);
  requireVersion(before, command.version);
  const applied = await applyInTurn(context.db, before, command.actions, applyCategoryAction);
  if (isSame(applied, before)) return before;
  await checkCustomFields(context, changedCustoms(before, applied));
  const after = { ...applied, version: before.version + 1, lastModifiedAt: context.now.toISOString() };
  await commitVersioned(
    context.db,
    { table: "category", id: before.id, expected: command.version },
    await writeStatements(context, before, after),
    {
      "category.key": () => duplicateField("key", after.key),
      "category_slug.locale, category_slug.slug": () =>
        duplicateSlug(context.db, "category", before.id, after.slug),
    },
  );
  return requireCategory(context, { by: "ID", value: before.id });
}
