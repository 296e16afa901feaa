import { array, boolean, integer, number, optional, record, string, type, unknown } from "superstruct";
import {
  CountryStruct,
  CustomStruct,
  DateTimeStruct,
  KeyStruct,
  LocalizedStruct,
  MoneyStruct,
  NameStruct,
  ReferenceStruct,
  SlugStruct,
} from "../resources/draft-structs.ts";

const AttributeStruct = type({ name: NameStruct, value: unknown() });

export const PriceDraftStruct = type({
  id: optional(string()),
  key: optional(KeyStruct),
  value: MoneyStruct,
  country: optional(CountryStruct),
  customerGroup: optional(ReferenceStruct),
  channel: optional(ReferenceStruct),
  validFrom: optional(DateTimeStruct),
  validUntil: optional(DateTimeStruct),
  discounted: optional(type({ value: MoneyStruct, discount: ReferenceStruct })),
  tiers: optional(array(type({ minimumQuantity: integer(), value: MoneyStruct }))),
  custom: optional(CustomStruct),
});

export const ImageStruct = type({
  url: NameStruct,
  dimensions: optional(type({ w: number(), h: number() })),
  label: optional(string()),
});

export const VariantDraftStruct = type({
  id: optional(integer()),
  sku: optional(NameStruct),
  key: optional(KeyStruct),
  prices: optional(array(PriceDraftStruct)),
  images: optional(array(ImageStruct)),
  attributes: optional(array(AttributeStruct)),
});

/** A product draft whose references are resolved. */
export const ProductDraftStruct = type({
  key: optional(KeyStruct),
  productType: ReferenceStruct,
  taxCategory: optional(ReferenceStruct),
  name: LocalizedStruct,
  slug: SlugStruct,
  description: optional(LocalizedStruct),
  categories: optional(array(ReferenceStruct)),
  categoryOrderHints: optional(record(string(), string())),
  metaTitle: optional(LocalizedStruct),
  metaDescription: optional(LocalizedStruct),
  metaKeywords: optional(LocalizedStruct),
  searchKeywords: optional(record(string(), array(type({ text: string() })))),
  attributes: optional(array(AttributeStruct)),
  masterVariant: optional(VariantDraftStruct),
  variants: optional(array(VariantDraftStruct)),
  publish: optional(boolean()),
});
