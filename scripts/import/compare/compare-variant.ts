import type { Json, UpdateAction } from "../draft-line.ts";
import { compareAssets } from "./compare-assets.ts";
import { draftList, sameValue, storedList } from "./same-value.ts";

export type StoredVariant = Readonly<Record<string, unknown>> & { readonly id: number };
type VariantDraft = { readonly [field: string]: Json };

/** Returns actions for the prices, attributes, pictures and assets of one variant. */
export function compareVariant(stored: StoredVariant, draft: VariantDraft): UpdateAction[] {
  return [
    ...comparePrices(stored, draft),
    ...compareAttributes(stored, draft),
    ...compareImages(stored, draft),
    ...compareAssets(stored.assets, draft.assets, { variantId: stored.id, staged: false }),
  ];
}

/** Prices are set as a whole, because a removed one must not stay. */
function comparePrices(stored: StoredVariant, draft: VariantDraft): UpdateAction[] {
  const { prices } = draft;
  if (prices === undefined) return [];
  const before = storedList(stored.prices);
  const wanted = draftList(prices);
  const isSame =
    before.length === wanted.length &&
    wanted.every((price) => before.some((each) => sameValue(each, price) && hasNoMore(each, price)));
  return isSame ? [] : [{ action: "setPrices", variantId: stored.id, prices, staged: false }];
}

const optionalPriceFields = [
  "country",
  "customerGroup",
  "channel",
  "validFrom",
  "validUntil",
  "discounted",
  "custom",
];

/**
 * Reports whether the platform's price is not narrower or lower than the draft's: `sameValue` compares only the draft's
 * fields.
 */
function hasNoMore(stored: Readonly<Record<string, unknown>>, draft: VariantDraft): boolean {
  return optionalPriceFields.every(
    (field) => (stored[field] ?? null) === null || (draft[field] ?? null) !== null,
  );
}

function compareAttributes(stored: StoredVariant, draft: VariantDraft): UpdateAction[] {
  if (draft.attributes === undefined) return [];
  const before = storedList(stored.attributes);
  const wanted = draftList(draft.attributes);
  const changed = wanted.filter(({ name, value }) => {
    const existing = before.find((each) => each.name === name);
    return value !== undefined && !sameValue(existing?.value, value);
  });
  const removed = before.filter((each) => !wanted.some(({ name }) => name === each.name));
  return [
    ...changed.map(({ name, value }) => ({
      action: "setAttribute",
      variantId: stored.id,
      name,
      value,
      staged: false,
    })),
    // without a value the platform removes the attribute
    ...removed.map(({ name }) => ({
      action: "setAttribute",
      variantId: stored.id,
      name: String(name),
      staged: false,
    })),
  ];
}

function compareImages(stored: StoredVariant, draft: VariantDraft): UpdateAction[] {
  if (draft.images === undefined) return [];
  const before = storedList(stored.images);
  const wanted = draftList(draft.images);
  const added = wanted.filter(({ url }) => !before.some((image) => image.url === url));
  const removed = before.filter((image) => !wanted.some(({ url }) => image.url === url));
  return [
    ...added.map((image) => ({ action: "addExternalImage", variantId: stored.id, image, staged: false })),
    ...removed.map(({ url }) => ({
      action: "removeImage",
      variantId: stored.id,
      imageUrl: String(url),
      staged: false,
    })),
  ];
}
