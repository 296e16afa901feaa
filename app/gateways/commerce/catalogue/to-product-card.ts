import type { KeyFigure, ProductCard } from "../../../catalogue/model/product-card";
import { findText, findTexts, findValue, type RawAttribute, toFigure } from "./attributes";
import type { CatalogueScope } from "./catalogue-scope";
import { type CardAttributes, figuresOnCard } from "./load-card-attributes";
import type { RawCardOffer, RawCardWords, RawVariantOffer } from "./product-fragment";
import { toPrice } from "./to-price";

/** What an SKU counts that the platform calls on stock without counting it. */
const untrackedQuantity = 1000;

/** What all cards of an answer are made with. */
export type CardScope = CatalogueScope & {
  readonly attributes: CardAttributes;
  /** By tax category: what has none cannot be sold here. */
  readonly taxRates: ReadonlyMap<string, number>;
};

/** What a card of one version of its product says. */
export type CardWords = Pick<
  ProductCard,
  "slug" | "name" | "brand" | "picture" | "figures" | "isFreight" | "tags" | "energyClass"
>;

/** null: it has no name or no address in the shop's languages. */
export function toCardWords({ masterData }: RawCardWords, scope: CardScope): CardWords | null {
  const data = masterData.current;
  if (!data?.name || !data.slug) return null;
  const { images, attributesRaw } = data.masterVariant;
  return {
    slug: data.slug,
    name: data.name,
    brand: findText(attributesRaw, "brand") ?? "",
    picture: images[0]?.url ?? null,
    figures: toCardFigures(attributesRaw, scope),
    isFreight: findValue(attributesRaw, "isPackageTypeFreight") === true,
    tags: findTexts(attributesRaw, "tags"),
    energyClass: findText(attributesRaw, "energyRating"),
  };
}

/** null: the product has no price, name or tax rate in this shop, so it is not sold here. */
export function toProductCard(
  raw: RawCardOffer,
  words: CardWords | null,
  scope: CardScope,
): ProductCard | null {
  const variant = raw.masterData.current?.masterVariant;
  if (!words || !variant?.price || !variant.sku || !hasTaxRate(raw, variant.sku, scope)) return null;
  return {
    ...words,
    id: raw.id,
    sku: variant.sku,
    price: toPrice(variant.price, variant.soon, scope.country.currency),
    rating: toRating(raw.reviewRatingStatistics),
    availableQuantity: toAvailableQuantity(variant.availability),
  };
}

/** As `toProductCard`, of an answer that has both parts. */
export function toWholeCard(raw: RawCardOffer & RawCardWords, scope: CardScope): ProductCard | null {
  return toProductCard(raw, toCardWords(raw, scope), scope);
}

function toCardFigures(attributes: readonly RawAttribute[], scope: CardScope): KeyFigure[] {
  const figures: KeyFigure[] = [];
  for (const { name, value } of attributes) {
    const label = scope.attributes.labels.get(name);
    const figure = label && toFigure(label, value, scope.words);
    if (figure) figures.push(figure);
    if (figures.length === figuresOnCard) break;
  }
  return figures;
}

function hasTaxRate(raw: RawCardOffer, sku: string, scope: CardScope): boolean {
  if (raw.taxCategoryRef && scope.taxRates.has(raw.taxCategoryRef.id)) return true;
  scope.warn("product-without-tax-rate", { sku, country: scope.country.code });
  return false;
}

export function toAvailableQuantity(availability: RawVariantOffer["availability"]): number {
  const stock = availability?.noChannel;
  if (!stock) return 0;
  return stock.availableQuantity ?? (stock.isOnStock ? untrackedQuantity : 0);
}

export function toRating(raw: RawCardOffer["reviewRatingStatistics"]): ProductCard["rating"] {
  return raw && raw.count > 0 ? { average: raw.averageRating, count: raw.count } : null;
}
