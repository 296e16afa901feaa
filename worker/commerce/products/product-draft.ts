import { array, boolean, enums, integer, number, optional, record, string, type, unknown } from "superstruct";
import { AssetDraftsStruct } from "../assets/asset.ts";
import type { JsonObject } from "../json/json.ts";
import { isJsonObject } from "../json/json.ts";
import { readFractionDigits } from "../money/money.ts";
import {
  CountryStruct,
  CurrencyStruct,
  CustomStruct,
  DateTimeStruct,
  KEY,
  KeyStruct,
  LocaleStruct,
  LocalizedStruct,
  LongStruct,
  MoneyStruct,
  NameStruct,
  ReferenceStruct,
  SlugStruct,
} from "../resources/draft-structs.ts";
import { hasOnly, isListOf, quickly, remembering } from "../resources/quick-struct.ts";

const isText = (value: unknown) => typeof value === "string";
const isLocale = remembering(LocaleStruct);
const isCurrency = remembering(CurrencyStruct);
const isCountry = remembering(CountryStruct);

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

const isAmount = (cents: unknown) => Number.isSafeInteger(cents) && Number(cents) >= 0;

/** Money of the currency's own digits. */
function isPlainMoney({ type: kind, currencyCode, centAmount, fractionDigits, preciseAmount }: JsonObject) {
  if (!isCurrency(currencyCode) || !isAmount(centAmount) || preciseAmount !== undefined) return false;
  return (
    (kind === undefined || kind === "centPrecision") &&
    (fractionDigits === undefined || fractionDigits === readFractionDigits(String(currencyCode)))
  );
}

/** A price with an amount and at most a key and a country. */
function isPlainPrice(price: unknown): boolean {
  if (!isJsonObject(price) || !isJsonObject(price.value)) return false;
  const isBare = Object.keys(price).every((name) => ["key", "value", "country"].includes(name));
  const isNamed = price.key === undefined || isName(price.key);
  return (
    isBare &&
    isPlainMoney(price.value) &&
    isNamed &&
    (price.country === undefined || isCountry(price.country))
  );
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
  tiers: optional(array(type({ minimumQuantity: LongStruct, value: MoneyStruct }))),
  custom: optional(CustomStruct),
});

export const PriceDraftStruct = quickly(WholePriceDraftStruct, isPlainPrice);

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
