import {
  array,
  boolean,
  integer,
  min,
  nonempty,
  nullable,
  optional,
  pattern,
  size,
  string,
  type,
  unknown,
} from "superstruct";
import {
  AssetsShape,
  CountryShape,
  CustomShape,
  DateTimeShape,
  KeyShape,
  LocalizedShape,
  MoneyShape,
  ReferenceShape,
  SlugsShape,
} from "./field-shapes.ts";

const PriceShape = type({
  key: optional(KeyShape),
  value: MoneyShape,
  country: optional(CountryShape),
  validFrom: optional(DateTimeShape),
  validUntil: optional(DateTimeShape),
  discounted: optional(nullable(type({ value: MoneyShape, discount: ReferenceShape }))),
  tiers: optional(array(type({ minimumQuantity: min(integer(), 2), value: MoneyShape }))),
  custom: optional(CustomShape),
});

/** A URL that a page may show: on the web, or a path of the shop. */
const PictureShape = pattern(string(), /^(https?:\/\/|\/(?!\/))/i);

const ImageShape = type({
  url: PictureShape,
  label: optional(string()),
  dimensions: optional(type({ w: integer(), h: integer() })),
});

const VariantShape = type({
  sku: optional(size(string(), 1, 256)),
  key: optional(KeyShape),
  prices: optional(array(PriceShape)),
  images: optional(array(ImageShape)),
  assets: optional(AssetsShape),
  attributes: optional(array(type({ name: nonempty(string()), value: unknown() }))),
});

/** A product draft: fields not named here are sent to the platform unchanged. */
export const ProductShape = type({
  key: optional(KeyShape),
  productType: ReferenceShape,
  name: LocalizedShape,
  slug: SlugsShape,
  description: optional(LocalizedShape),
  metaTitle: optional(LocalizedShape),
  metaDescription: optional(LocalizedShape),
  metaKeywords: optional(LocalizedShape),
  categories: optional(array(ReferenceShape)),
  taxCategory: optional(ReferenceShape),
  masterVariant: optional(VariantShape),
  variants: optional(array(VariantShape)),
  publish: optional(boolean()),
});
