import { optional, string, type } from "superstruct";
import { AssetDraftsStruct, assetCustoms, toAssets } from "../assets/asset.ts";
import { commit } from "../database/commit.ts";
import { duplicateSlug } from "../database/duplicate-slug.ts";
import { duplicateField } from "../errors/platform-errors.ts";
import { writeMessages } from "../messages/write-messages.ts";
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
import { type Category, type CategoryData, parseCategoryRow } from "./category.ts";
import { toCategoryCreated } from "./category-messages.ts";
import { ancestorStatement, slugStatement } from "./category-statements.ts";

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
  const data: CategoryData = {
    ...(texts as CategoryData),
    ...toAssets(assets),
    ...(custom ? { custom: { type: custom.type, fields: custom.fields ?? {} } } : {}),
  };
  await checkCustomFields(context, [data.custom, ...assetCustoms(data)]);
  const id = crypto.randomUUID();
  const now = context.now.toISOString();
  const hint = orderHint ?? `0.00${context.now.getTime()}`;
  const parentId = parent?.id ?? null;
  const text = JSON.stringify(data);
  const insert = context.db.prepare(INSERT).bind(id, key ?? null, parentId, hint, now, now, text);
  const statements = [insert, slugStatement(context.db, id, data.slug)];
  if (parentId !== null) statements.push(ancestorStatement(context.db, id, parentId));
  const head = { id, key: key ?? null, version: 1, createdAt: now, lastModifiedAt: now };
  const category = parseCategoryRow({ ...head, orderHint: hint, parentId, ancestorIds: "[]", data: text });
  statements.push(...writeMessages(context.db, context.now, [toCategoryCreated(category)]));
  await commit(context.db, statements, {
    "category.key": () => duplicateField("key", key),
    "category_slug.locale, category_slug.slug": () => duplicateSlug(context.db, "category", id, data.slug),
  });
  return category;
}
