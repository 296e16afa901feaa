import type { KeyFigure, ProductCard } from "../../../catalogue/model/product-card";
import { findText, findTexts, findValue, toFigure } from "./attributes";
import type { CatalogueScope } from "./catalogue-scope";
import { type CardAttributes, figuresOnCard } from "./load-card-attributes";
import type { RawCardProduct, RawCardVariant } from "./product-fragment";
import { toPrice } from "./to-price";

/** What an SKU counts that the platform calls on stock without counting it. */
const untrackedQuantity = 1000;

/** What all cards of an answer are made with. */
export type CardScope = CatalogueScope & {
  readonly attributes: CardAttributes;
  /** By tax category: what has none cannot be sold here. */
  readonly taxRates: ReadonlyMap<string, number>;
};

/** null: the product has no price, name or tax rate in this shop, so it is not sold here. */
export function toProductCard(raw: RawCardProduct, scope: CardScope): ProductCard | null {
  const data = raw.masterData.current;
  if (!data?.name || !data.slug) return null;
  const { sku, price, soon, images, attributesRaw } = data.masterVariant;
  if (!price || !sku || !hasTaxRate(raw, sku, scope)) return null;
  return {
    id: raw.id,
    sku,
    slug: data.slug,
    name: data.name,
    brand: findText(attributesRaw, "brand") ?? "",
    picture: images[0]?.url ?? null,
    price: toPrice(price, soon, scope.country.currency),
    figures: toCardFigures(attributesRaw, scope),
    rating: toRating(raw.reviewRatingStatistics),
    availableQuantity: toAvailableQuantity(data.masterVariant.availability),
    isFreight: findValue(attributesRaw, "isPackageTypeFreight") === true,
    tags: findTexts(attributesRaw, "tags"),
    energyClass: findText(attributesRaw, "energyRating"),
  };
}

function toCardFigures(attributes: RawCardVariant["attributesRaw"], scope: CardScope): KeyFigure[] {
  const figures: KeyFigure[] = [];
  for (const { name, value } of attributes) {
    const label = scope.attributes.labels.get(name);
    const figure = label && toFigure(label, value, scope.words);
    if (figure) figures.push(figure);
    if (figures.length === figuresOnCard) break;
  }
  return figures;
}

function hasTaxRate(raw: RawCardProduct, sku: string, scope: CardScope): boolean {
  if (raw.taxCategoryRef && scope.taxRates.has(raw.taxCategoryRef.id)) return true;
  scope.warn("product-without-tax-rate", { sku, country: scope.country.code });
  return false;
}

export function toAvailableQuantity(availability: RawCardVariant["availability"]): number {
  const stock = availability?.noChannel;
  if (!stock) return 0;
  return stock.availableQuantity ?? (stock.isOnStock ? untrackedQuantity : 0);
}

export function toRating(raw: RawCardProduct["reviewRatingStatistics"]): ProductCard["rating"] {
  return raw && raw.count > 0 ? { average: raw.averageRating, count: raw.count } : null;
}
