import { type Draft, isObject, type Json, type UpdateAction } from "../draft-line.ts";
import type { StoredResource } from "../platform-client.ts";
import { compareVariant, type StoredVariant } from "./compare-variant.ts";
import { draftList, isRecord, sameValue, storedList } from "./same-value.ts";

const fieldActions = [
  ["name", "changeName"],
  ["slug", "changeSlug"],
  ["description", "setDescription"],
  ["metaTitle", "setMetaTitle"],
  ["metaDescription", "setMetaDescription"],
  ["metaKeywords", "setMetaKeywords"],
] as const;

/**
 * Returns actions that make a stored product equal to its draft, directly in the published version (`staged: false`).
 */
export function compareProduct(stored: StoredResource, draft: Draft): UpdateAction[] {
  const master = isRecord(stored.masterData) ? stored.masterData : {};
  const data = isRecord(master.staged) ? master.staged : {};
  const actions = fieldActions.flatMap(([field, action]): UpdateAction[] => {
    const wanted = draft[field];
    if (wanted === undefined || sameValue(data[field], wanted)) return [];
    return [{ action, [field]: wanted, staged: false }];
  });
  actions.push(...compareTaxCategory(stored, draft), ...compareCategories(data, draft));
  actions.push(...compareVariants(data, draft));
  if (draft.publish === false && master.published === true) actions.push({ action: "unpublish" });
  if (draft.publish !== false && master.published !== true) actions.push({ action: "publish" });
  return actions;
}

function compareTaxCategory(stored: StoredResource, { taxCategory }: Draft): UpdateAction[] {
  if (taxCategory === undefined || sameValue(stored.taxCategory, taxCategory)) return [];
  return [{ action: "setTaxCategory", taxCategory }];
}

function compareCategories(data: Readonly<Record<string, unknown>>, draft: Draft): UpdateAction[] {
  if (draft.categories === undefined) return [];
  const before = storedList(data.categories);
  const wanted = draftList(draft.categories);
  const added = wanted.filter((each) => !before.some((category) => sameValue(category, each)));
  const removed = before.filter((category) => !wanted.some((each) => sameValue(category, each)));
  return [
    ...added.map((category) => ({ action: "addToCategory", category, staged: false })),
    ...removed.map(({ id }) => ({
      action: "removeFromCategory",
      category: { typeId: "category", id: String(id) },
      staged: false,
    })),
  ];
}

/** Matches variants by SKU, or by key if they have no SKU, or by index. */
function compareVariants(data: Readonly<Record<string, unknown>>, draft: Draft): UpdateAction[] {
  const wanted = [
    ...(isObject(draft.masterVariant) ? [draft.masterVariant] : []),
    ...draftList(draft.variants),
  ];
  const before = [data.masterVariant, ...storedList(data.variants)].filter(isStoredVariant);
  const matched = new Set<number>();
  const actions = wanted.flatMap((variant, at): UpdateAction[] => {
    const existing = findVariant(before, variant, at);
    if (!existing) return [{ action: "addVariant", ...variant, staged: false }];
    matched.add(existing.id);
    return compareVariant(existing, variant);
  });
  const [master] = wanted;
  const sku = master?.sku;
  if (sku !== undefined && before[0] && before[0].sku !== sku) {
    actions.push({ action: "changeMasterVariant", sku, staged: false });
  }
  const removed = before.filter(({ id }) => wanted.length > 0 && !matched.has(id));
  return [...actions, ...removed.map(({ id }) => ({ action: "removeVariant", id, staged: false }))];
}

function findVariant(
  before: readonly StoredVariant[],
  variant: { readonly [field: string]: Json },
  at: number,
) {
  if (variant.sku !== undefined) return before.find(({ sku }) => sku === variant.sku);
  if (variant.key !== undefined) return before.find(({ key }) => key === variant.key);
  return before[at];
}

function isStoredVariant(value: unknown): value is StoredVariant {
  return isRecord(value) && typeof value.id === "number";
}
