import type { Json, UpdateAction } from "../draft-line.ts";
import { draftList, sameValue, storedList } from "./same-value.ts";

const optionalFields = ["key", "description", "tags", "custom"];

function isSameAsset(
  stored: Readonly<Record<string, unknown>>,
  draft: { readonly [field: string]: Json },
): boolean {
  const hasNoMore = optionalFields.every(
    (field) => draft[field] !== undefined || stored[field] === undefined,
  );
  return hasNoMore && sameValue(stored, draft);
}

/**
 * Returns actions that make the assets of a category or variant equal to a draft's. They are replaced as a whole when
 * one differs: they have an order, and many have no key. `owner` names their variant.
 */
export function compareAssets(
  stored: unknown,
  draft: Json | undefined,
  owner: { readonly [field: string]: Json } = {},
): UpdateAction[] {
  if (draft === undefined) return [];
  const before = storedList(stored);
  const wanted = draftList(draft);
  const isSame =
    before.length === wanted.length && before.every((asset, at) => isSameAsset(asset, wanted[at] ?? {}));
  if (isSame) return [];
  return [
    ...before.map(({ id }) => ({ action: "removeAsset", assetId: String(id), ...owner })),
    ...wanted.map((asset) => ({ action: "addAsset", asset, ...owner })),
  ];
}
