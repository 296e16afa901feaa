import type { Infer } from "superstruct";
import { toAssets } from "../assets/asset.ts";
import type { CustomFields } from "../json/json.ts";
import type { CustomDraft } from "../resources/draft-structs.ts";
import { toMoney } from "../resources/to-money.ts";
import type { Image, Price, ProductData, Variant } from "./product.ts";
import type {
  ImageStruct,
  PriceDraftStruct,
  ProductDraftStruct,
  VariantDraftStruct,
} from "./product-draft.ts";

export type ProductDraft = Infer<typeof ProductDraftStruct>;
export type VariantDraft = Infer<typeof VariantDraftStruct>;
export type PriceDraft = Infer<typeof PriceDraftStruct>;
export type ImageDraft = Infer<typeof ImageStruct>;

function toCustom(draft: CustomDraft | undefined): { custom?: CustomFields } {
  return draft ? { custom: { type: draft.type, fields: draft.fields ?? {} } } : {};
}

function toInstant(value: string): string {
  return new Date(value).toISOString();
}

function toTier({ minimumQuantity, value }: NonNullable<PriceDraft["tiers"]>[number]) {
  return { minimumQuantity, value: toMoney(value) };
}

/** A price draft with its id and completed money. */
export function toPrice(draft: PriceDraft): Price {
  const {
    value,
    discounted,
    tiers,
    custom,
    validFrom,
    validUntil,
    id,
    key,
    country,
    customerGroup,
    channel,
  } = draft;
  return {
    id: id ?? crypto.randomUUID(),
    value: toMoney(value),
    ...(key === undefined ? {} : { key }),
    ...(country === undefined ? {} : { country }),
    ...(customerGroup ? { customerGroup } : {}),
    ...(channel ? { channel } : {}),
    ...(validFrom === undefined ? {} : { validFrom: toInstant(validFrom) }),
    ...(validUntil === undefined ? {} : { validUntil: toInstant(validUntil) }),
    ...(discounted
      ? { discounted: { value: toMoney(discounted.value), discount: discounted.discount } }
      : {}),
    ...(tiers ? { tiers: tiers.map(toTier) } : {}),
    ...toCustom(custom),
  };
}

export function toImage({ url, dimensions, label }: ImageDraft): Image {
  return { url, dimensions: dimensions ?? { w: 0, h: 0 }, ...(label === undefined ? {} : { label }) };
}

export function toVariant(draft: VariantDraft | undefined, id: number): Variant {
  const { sku, key, prices, images, assets, attributes } = draft ?? {};
  return {
    id,
    ...(sku === undefined ? {} : { sku }),
    ...(key === undefined ? {} : { key }),
    prices: (prices ?? []).map(toPrice),
    images: (images ?? []).map(toImage),
    ...toAssets(assets),
    attributes: (attributes ?? []).map(({ name, value }) => ({ name, value })),
  };
}

/** The product's data as it is stored: ids given to variants and prices, amounts completed. */
export function toProductData(draft: ProductDraft): ProductData {
  const { name, slug, description, categories, categoryOrderHints, searchKeywords, attributes } = draft;
  const { metaTitle, metaDescription, metaKeywords } = draft;
  return {
    name,
    slug,
    ...(description ? { description } : {}),
    categories: categories ?? [],
    ...(categoryOrderHints ? { categoryOrderHints } : {}),
    ...(metaTitle ? { metaTitle } : {}),
    ...(metaDescription ? { metaDescription } : {}),
    ...(metaKeywords ? { metaKeywords } : {}),
    ...(searchKeywords ? { searchKeywords } : {}),
    ...(attributes ? { attributes } : {}),
    masterVariant: toVariant(draft.masterVariant, 1),
    variants: (draft.variants ?? []).map((variant, index) => toVariant(variant, index + 2)),
  };
}
