import { optional, string, type } from "superstruct";
import { assetActions, assetCustoms, changeAssets } from "../assets/asset.ts";
import { duplicateSlug } from "../database/duplicate-slug.ts";
import { duplicateField, invalidOperation } from "../errors/platform-errors.ts";
import type { JsonObject } from "../json/json.ts";
import type { RequestContext } from "../requests/request-context.ts";
import { applyKnownAction } from "../resources/apply-in-turn.ts";
import { changeCustom } from "../resources/change-custom.ts";
import { updateRow } from "../resources/change-row.ts";
import { KeyStruct, LocalizedStruct, ReferenceStruct, SlugStruct } from "../resources/draft-structs.ts";
import { type ResourceName, requireRow } from "../resources/noun-table.ts";
import { parseDraft } from "../resources/parse-draft.ts";
import type { UpdateCommand } from "../resources/update-command.ts";
import type { Category } from "./category.ts";
import { slugStatement } from "./create-category.ts";
import { categoryTable } from "./find-categories.ts";
import { moveStatements, toCategoryUpdateMessages } from "./save-category.ts";

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
    slugStatement(db, [after]),
  ];
  if (parentId !== before.parentId) {
    if (parentId !== null) await requireNoCycle(context, id, parentId);
    statements.push(...moveStatements(db, id, parentId));
  }
  return statements;
}

/** Custom fields that did not change are not checked against their type again. */
function changedCustoms(before: Category, after: Category): readonly unknown[] {
  const own = after.custom === before.custom ? [] : [after.custom];
  return after.assets === before.assets ? own : [...own, ...assetCustoms(after)];
}

/** Applies update actions in order, all or none. An update without changes leaves the version. */
export async function updateCategory(
  context: RequestContext,
  name: ResourceName,
  command: UpdateCommand,
): Promise<Category> {
  const after = await updateRow(context, categoryTable, name, command, {
    apply: (category, action) => applyKnownAction(actions, category, action),
    customs: changedCustoms,
    write: (before, changed) => writeStatements(context, before, changed),
    toMessages: toCategoryUpdateMessages,
    duplicates: ({ id, key, slug }) => ({
      "category.key": () => duplicateField("key", key),
      "category_slug.locale, category_slug.slug": () => duplicateSlug(context.db, "category", id, slug),
    }),
  });
  return requireRow(context, categoryTable, { by: "ID", value: after.id });
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
