import { type Asset, toAssets } from "../assets/asset.ts";
import type { Category } from "../categories/category.ts";
import {
  type CategoryDraft,
  createCategory,
  parseCategoryDraft,
  planCategories,
} from "../categories/create-category.ts";
import { categoryTable } from "../categories/find-categories.ts";
import { updateCategory } from "../categories/update-category.ts";
import { isOvertaken } from "../database/commit.ts";
import { asPlatformError } from "../errors/platform-errors.ts";
import { isSame, type JsonObject } from "../json/json.ts";
import type { RequestContext } from "../requests/request-context.ts";
import { findNamed } from "../resources/noun-table.ts";
import {
  readReferences,
  referencesStatement,
  replaceReferences,
  resolveReferences,
} from "../resources/resolve-references.ts";
import type { OperationLog } from "./import-operations.ts";
import { type ImportResult, toFailed, toImported } from "./import-result.ts";
import type { KeyedResource } from "./parse-import-request.ts";

/**
 * Imports categories: creates, changes, or skips equal ones (their version stays). New ones are written in one batch;
 * if one of them exists or is refused, each is written alone. A parent must exist before the request.
 */
export async function importCategories(
  context: RequestContext,
  resources: readonly KeyedResource[],
  log: OperationLog,
): Promise<void> {
  try {
    const { statements } = await planCategories(context, await parseAll(context, resources));
    const record = log.record(resources.map(({ key }) => toImported(key, 1)));
    await context.db.batch([...statements, record]);
  } catch (error) {
    if (!asPlatformError(error) && !isOvertaken(error)) throw error;
    const results: ImportResult[] = [];
    for (const resource of resources) results.push(await importAlone(context, resource));
    await context.db.batch([log.record(results)]);
  }
}

/** Throws the error of the first invalid draft. */
async function parseAll({ db }: RequestContext, resources: readonly KeyedResource[]) {
  const bodies = resources.map(({ body }) => body);
  const found = await referencesStatement(db, bodies).all<{ name: string; id: string | null }>();
  const ids = readReferences(found.results);
  return bodies.map((body) => parseCategoryDraft(replaceReferences(body, ids)));
}

async function importAlone(context: RequestContext, { key, body }: KeyedResource): Promise<ImportResult> {
  try {
    const before = await findNamed({ ...context, replica: context.db }, categoryTable, { key });
    const { version } = before
      ? await replaceCategory(context, before, body)
      : await createCategory(context, body);
    return toImported(key, version);
  } catch (error) {
    return toFailed(key, error);
  }
}

/** Optional fields that the draft lacks are removed, except the order among its siblings. */
async function replaceCategory(context: RequestContext, before: Category, body: JsonObject) {
  const draft = parseCategoryDraft(await resolveReferences(context.db, body));
  const command = { version: before.version, actions: toActions(before, draft) };
  return updateCategory(context, { by: "ID", value: before.id }, command);
}

function toActions(before: Category, draft: CategoryDraft): readonly JsonObject[] {
  const { name, slug, orderHint, parent, description, metaTitle, metaDescription, metaKeywords } = draft;
  const { externalId, custom, assets } = draft;
  return [
    { action: "changeName", name },
    { action: "changeSlug", slug },
    ...(orderHint === undefined ? [] : [{ action: "changeOrderHint", orderHint }]),
    { action: "changeParent", parent },
    { action: "setDescription", description },
    { action: "setMetaTitle", metaTitle },
    { action: "setMetaDescription", metaDescription },
    { action: "setMetaKeywords", metaKeywords },
    { action: "setExternalId", externalId },
    { action: "setCustomType", ...custom },
    ...toAssetActions(before.assets ?? [], assets),
  ];
}

/** Assets that differ from the draft's are replaced. */
function toAssetActions(before: readonly Asset[], drafts: CategoryDraft["assets"]): readonly JsonObject[] {
  const withoutId = ({ id: _id, ...asset }: Asset) => asset;
  if (isSame(before.map(withoutId), (toAssets(drafts).assets ?? []).map(withoutId))) return [];
  return [
    ...before.map(({ id }) => ({ action: "removeAsset", assetId: id })),
    ...(drafts ?? []).map((asset) => ({ action: "addAsset", asset })),
  ];
}
