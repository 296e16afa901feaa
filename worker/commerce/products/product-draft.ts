import {
  array,
  boolean,
  enums,
  integer,
  is,
  number,
  optional,
  record,
  string,
  type,
  unknown,
} from "superstruct";
import { AssetDraftsStruct } from "../assets/asset.ts";
import {
  CountryStruct,
  CurrencyStruct,
  CustomStruct,
  DateTimeStruct,
  KeyStruct,
  LocaleStruct,
  LocalizedStruct,
  MoneyStruct,
  NameStruct,
  ReferenceStruct,
  SlugStruct,
} from "../resources/draft-structs.ts";
import { isJsonObject } from "../resources/json.ts";
import { hasOnly, quickly, remembering } from "../resources/quick-struct.ts";

const isText = (value: unknown) => typeof value === "string";
const isLocale = remembering(LocaleStruct);
const isCurrency = remembering(CurrencyStruct);
const isCountry = remembering(CountryStruct);

/** Every text of a product in every language. */
const TextsStruct = quickly(LocalizedStruct, hasOnly(isLocale, isText));

const AttributeStruct = quickly(
  type({ name: NameStruct, value: unknown() }),
  (attribute) => isJsonObject(attribute) && isText(attribute.name) && attribute.name !== "",
);

/** A price with an amount and at most a key and a country. */
function isPlainPrice(price: unknown): boolean {
  if (!isJsonObject(price) || !isJsonObject(price.value)) return false;
  const isBare = Object.keys(price).every((name) => ["key", "value", "country"].includes(name));
  const { currencyCode, centAmount } = price.value;
  const isMoney = isCurrency(currencyCode) && Number.isInteger(centAmount);
  const isNamed = price.key === undefined || is(price.key, KeyStruct);
  return isBare && isMoney && isNamed && (price.country === undefined || isCountry(price.country));
}

const WholePriceDraftStruct = type({
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

export const PriceDraftStruct = quickly(WholePriceDraftStruct, isPlainPrice);

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
  assets: optional(AssetDraftsStruct),
  attributes: optional(array(AttributeStruct)),
});

/** A product draft whose references are resolved. */
export const ProductDraftStruct = type({
  key: optional(KeyStruct),
  productType: ReferenceStruct,
  taxCategory: optional(ReferenceStruct),
  priceMode: optional(enums(["Embedded", "Standalone"])),
  name: TextsStruct,
  slug: SlugStruct,
  description: optional(TextsStruct),
  categories: optional(array(ReferenceStruct)),
  categoryOrderHints: optional(record(string(), string())),
  metaTitle: optional(TextsStruct),
  metaDescription: optional(TextsStruct),
  metaKeywords: optional(TextsStruct),
  searchKeywords: optional(record(string(), array(type({ text: string() })))),
  attributes: optional(array(AttributeStruct)),
  masterVariant: optional(VariantDraftStruct),
  variants: optional(array(VariantDraftStruct)),
  publish: optional(boolean()),
});
