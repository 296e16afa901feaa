import { optional, string, type } from "superstruct";
import { assetActions, assetCustoms, changeAssets } from "../assets/asset.ts";
import { commitVersioned } from "../database/commit.ts";
import { duplicateSlug } from "../database/duplicate-slug.ts";
import { duplicateField, invalidOperation } from "../errors/platform-errors.ts";
import { isSame, type JsonObject } from "../json/json.ts";
import { writeMessages } from "../messages/write-messages.ts";
import type { RequestContext } from "../requests/request-context.ts";
import { applyInTurn } from "../resources/apply-in-turn.ts";
import { applyKnownAction } from "../resources/apply-known-action.ts";
import { changeCustom } from "../resources/change-custom.ts";
import { checkCustomFields } from "../resources/check-custom-fields.ts";
import { KeyStruct, LocalizedStruct, ReferenceStruct, SlugStruct } from "../resources/draft-structs.ts";
import type { ResourceName } from "../resources/noun-table.ts";
import { parseDraft } from "../resources/parse-draft.ts";
import { requireVersion } from "../resources/require-version.ts";
import type { UpdateCommand } from "../resources/update-command.ts";
import { type Category, requireCategory } from "./category.ts";
import { moveStatements, slugStatement, toCategoryUpdateMessages } from "./save-category.ts";

const UPDATE = `UPDATE category SET key = ?, parent_id = ?, order_hint = ?, version = ?, last_modified_at = ?, data = ?
  WHERE id = ?`;

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

type Apply = (category: Category, action: JsonObject) => Category;

const NameAction = type({ name: LocalizedStruct });
const SlugAction = type({ slug: SlugStruct });
const HintAction = type({ orderHint: string() });
const ParentAction = type({ parent: optional(ReferenceStruct) });
const ExternalIdAction = type({ externalId: optional(string()) });
const KeyAction = type({ key: optional(KeyStruct) });

function setText(field: "description" | "metaTitle" | "metaDescription" | "metaKeywords"): Apply {
  const struct = type({ [field]: optional(LocalizedStruct) });
  return (category, action) => {
    const { [field]: _old, ...rest } = category;
    const value = parseDraft(action, struct)[field];
    return value ? { ...rest, [field]: value } : rest;
  };
}

const setExternalId: Apply = ({ externalId: _old, ...category }, action) => {
  const { externalId } = parseDraft(action, ExternalIdAction);
  return externalId === undefined ? category : { ...category, externalId };
};

const setParent: Apply = (category, action) => ({
  ...category,
  parentId: parseDraft(action, ParentAction).parent?.id ?? null,
});

const setCustom: Apply = ({ custom: old, ...category }, action) => {
  const custom = changeCustom(old, action);
  return custom ? { ...category, custom } : category;
};

const onAssets = Object.fromEntries(
  Object.entries(assetActions).map(([name, toChange]): [string, Apply] => [
    name,
    ({ assets, ...category }, action) => ({ ...category, ...changeAssets(assets, toChange(action)) }),
  ]),
);

const actions: Readonly<Record<string, Apply>> = {
  changeName: (category, action) => ({ ...category, name: parseDraft(action, NameAction).name }),
  changeSlug: (category, action) => ({ ...category, slug: parseDraft(action, SlugAction).slug }),
  changeOrderHint: (category, action) => ({
    ...category,
    orderHint: parseDraft(action, HintAction).orderHint,
  }),
  changeParent: setParent,
  setParent,
  setKey: (category, action) => ({ ...category, key: parseDraft(action, KeyAction).key ?? null }),
  setExternalId,
  setDescription: setText("description"),
  setMetaTitle: setText("metaTitle"),
  setMetaDescription: setText("metaDescription"),
  setMetaKeywords: setText("metaKeywords"),
  ...onAssets,
  setCustomType: setCustom,
  setCustomField: setCustom,
};

/** One update action of a category. Throws InvalidJsonInput for an action that is not known. */
function applyCategoryAction(category: Category, action: JsonObject): Category {
  return applyKnownAction(actions, category, action);
}
