import {
  array,
  boolean,
  enums,
  type Infer,
  integer,
  number,
  optional,
  record,
  string,
  type,
  unknown,
} from "superstruct";
import { AssetDraftsStruct, toAssets } from "../assets/asset.ts";
import { isJsonObject } from "../json/json.ts";
import { isPlainPrice, PriceDraftStruct, toPrice } from "../pricing/price.ts";
import {
  KEY,
  KeyStruct,
  LocaleStruct,
  LocalizedStruct,
  NameStruct,
  ReferenceStruct,
  SlugStruct,
} from "../resources/draft-structs.ts";
import { hasOnly, isListOf, quickly, remembering } from "../resources/quick-struct.ts";
import type { Image, ProductData, Variant } from "./product.ts";

const isText = (value: unknown) => typeof value === "string";
const isLocale = remembering(LocaleStruct);

/** Every text of a product in every language. */
const TextsStruct = quickly(LocalizedStruct, hasOnly(isLocale, isText));

/** Keys and slugs. */
const isName = (value: unknown) => typeof value === "string" && KEY.test(value);
const SlugsStruct = quickly(SlugStruct, hasOnly(isText, isName));

const isReference = (value: unknown) => isJsonObject(value) && isText(value.typeId) && isText(value.id);
const QuickReferenceStruct = quickly(ReferenceStruct, isReference);
const ReferencesStruct = quickly(array(ReferenceStruct), isListOf(isReference));

const isAttribute = (attribute: unknown) =>
  isJsonObject(attribute) && isText(attribute.name) && attribute.name !== "";
const AttributesStruct = quickly(array(type({ name: NameStruct, value: unknown() })), isListOf(isAttribute));

export const ImageStruct = type({
  url: NameStruct,
  dimensions: optional(type({ w: number(), h: number() })),
  label: optional(string()),
});

function isPlainImage(image: unknown): boolean {
  if (!isJsonObject(image) || !isText(image.url) || image.url === "" || !isJsonObject(image.dimensions))
    return false;
  const { w, h } = image.dimensions;
  return Number.isFinite(w) && Number.isFinite(h) && (image.label === undefined || isText(image.label));
}

export const VariantDraftStruct = type({
  id: optional(integer()),
  sku: optional(NameStruct),
  key: optional(KeyStruct),
  prices: optional(quickly(array(PriceDraftStruct), isListOf(isPlainPrice))),
  images: optional(quickly(array(ImageStruct), isListOf(isPlainImage))),
  assets: optional(AssetDraftsStruct),
  attributes: optional(AttributesStruct),
});

/** A product draft whose references are resolved. */
export const ProductDraftStruct = type({
  key: optional(KeyStruct),
  productType: QuickReferenceStruct,
  taxCategory: optional(QuickReferenceStruct),
  priceMode: optional(enums(["Embedded", "Standalone"])),
  name: TextsStruct,
  slug: SlugsStruct,
  description: optional(TextsStruct),
  categories: optional(ReferencesStruct),
  categoryOrderHints: optional(record(string(), string())),
  metaTitle: optional(TextsStruct),
  metaDescription: optional(TextsStruct),
  metaKeywords: optional(TextsStruct),
  searchKeywords: optional(record(string(), array(type({ text: string() })))),
  attributes: optional(AttributesStruct),
  masterVariant: optional(VariantDraftStruct),
  variants: optional(array(VariantDraftStruct)),
  publish: optional(boolean()),
});

export type ProductDraft = Infer<typeof ProductDraftStruct>;
export type VariantDraft = Infer<typeof VariantDraftStruct>;
export type ImageDraft = Infer<typeof ImageStruct>;

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

/** The product's stored data: variants and prices with ids, completed amounts. */
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
