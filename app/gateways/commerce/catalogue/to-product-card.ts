import { parseBwareGrade } from "../../../catalogue/model/bware-grade";
import type { CardAttribute, ProductCard } from "../../../catalogue/model/product-card";
import {
  findEnergyRating,
  findNetContent,
  findText,
  findTexts,
  findValue,
  type RawAttribute,
  toAttribute,
} from "./attributes";
import type { CatalogueScope } from "./catalogue-scope";
import { listSellable, representVariants } from "./choose-variant";
import type { CardAttributes } from "./load-card-attributes";
import { toUrlSlug } from "./localized";
import type { RawCardOffer, RawCardTexts, RawCardVariantTexts } from "./product-fragment";
import { toPrice } from "./to-price";
import { isEligible } from "./variant-texts";

/** The context of all cards of a response. */
export type CardScope = CatalogueScope & {
  readonly attributes: CardAttributes;
  /** By tax category: a product without a rate cannot be sold here. */
  readonly taxRates: ReadonlyMap<string, number>;
};

/** What a card needs besides the product's offer and texts. */
export type CardRules = Pick<CardScope, "taxRates" | "country" | "warn">;

/** The card texts of one product version; `variants`: the master variant first. */
export type CardTexts = Pick<ProductCard, "slug" | "name"> & {
  readonly variants: readonly ReturnType<typeof toVariantTexts>[];
};

/** null: no name or no slug in the shop's languages. */
export function toCardTexts({ masterData }: RawCardTexts, scope: CardScope): CardTexts | null {
  const data = masterData.current;
  if (!data?.name || !data.slug) return null;
  const { name, slug, masterVariant, variants } = data;
  return {
    slug: toUrlSlug(slug),
    name,
    variants: [masterVariant, ...variants].map((raw) => toVariantTexts(raw, scope)),
  };
}

function toVariantTexts({ images, attributesRaw }: RawCardVariantTexts, scope: CardScope) {
  return {
    brand: findText(attributesRaw, "brand") ?? "",
    picture: images[0]?.url ?? null,
    attributes: readCardAttributes(attributesRaw, scope),
    isFreight: findValue(attributesRaw, "isPackageTypeFreight") === true,
    tags: findTexts(attributesRaw, "tags"),
    energyRating: findEnergyRating(attributesRaw),
    ...findNetContent(attributesRaw),
    grade: parseBwareGrade(findText(attributesRaw, "bwareGrade")),
    family: findText(attributesRaw, "family"),
    isEligibleForSelling: isEligible(findValue(attributesRaw, "eligibleForSelling"), scope.localeKey),
  };
}

/**
 * Builds the card of the variant that represents the product, the one that its page shows first.
 * null: no variant has a price, or the product has no name or tax rate here.
 */
export function toProductCard(
  raw: RawCardOffer,
  texts: CardTexts | null,
  rules: CardRules,
): ProductCard | null {
  const data = raw.masterData.current;
  if (!texts || !data) return null;
  const { slug, name, variants } = texts;
  const chosen = representVariants(listSellable([data.masterVariant, ...data.variants], variants));
  if (!chosen || !hasTaxRate(raw, chosen.variant.sku, rules)) return null;
  const { variant, pricesDiffer } = chosen;
  const { isEligibleForSelling, ...own } = variant.texts;
  return {
    ...own,
    ...(!isEligibleForSelling && { isEligibleForSelling }),
    slug,
    name,
    id: raw.id,
    sku: variant.sku,
    picture: own.picture ?? variants[0]?.picture ?? null,
    price: toPrice(variant.price, variant.soon, rules.country.currency),
    ...(pricesDiffer && { isPriceFrom: true }),
    rating: toRating(raw.reviewRatingStatistics),
    availableQuantity: variant.availableQuantity,
  };
}

/** Like `toProductCard`, for a response with both parts. */
export function toWholeCard(raw: RawCardOffer & RawCardTexts, scope: CardScope): ProductCard | null {
  return toProductCard(raw, toCardTexts(raw, scope), scope);
}

function readCardAttributes(raw: readonly RawAttribute[], scope: CardScope): CardAttribute[] {
  const attributes: CardAttribute[] = [];
  for (const { name, value } of raw) {
    const label = scope.attributes.labels.get(name);
    const attribute = label && toAttribute(label, value, scope.format);
    if (attribute) attributes.push({ name, ...attribute });
    if (attributes.length === scope.attributes.limit) break;
  }
  return attributes;
}

function hasTaxRate(raw: RawCardOffer, sku: string, { taxRates, country, warn }: CardRules): boolean {
  if (raw.taxCategoryRef && taxRates.has(raw.taxCategoryRef.id)) return true;
  warn("product-without-tax-rate", { sku, country: country.code });
  return false;
}

export function toRating(raw: RawCardOffer["reviewRatingStatistics"]): ProductCard["rating"] {
  return raw && raw.count > 0 ? { average: raw.averageRating, count: raw.count } : null;
}
