import { toSharedPicture } from "../model/drawn-front";
import { findRegistryNumber, parseEnergyRating } from "../model/energy-scale";
import type { FeedRecord, FeedReduction, FeedShipping } from "../model/feed-record";
import type { Product } from "../model/product";
import { toProductNumber } from "../model/product-number";
import { isInStock, isVirtualSku } from "../model/sellable-stock";
import { findOffer, type ShippingOffer, toDeliveryCost } from "../model/shipping-offer";
import { toVariantPath } from "./to-variant-choices.server";

/** The shop that a feed describes; `prefix`: its language's, `/nl` or empty. */
export type FeedShop = {
  readonly origin: string;
  readonly prefix: string;
  readonly offers: readonly ShippingOffer[];
};

/**
 * Describes a product with its chosen variant for product feeds.
 * Price, stock, condition and URL are those of its page and of the page's structured data.
 *
 * @returns null for an article that cannot be bought here, is a service, or has no raster picture
 */
export function toFeedRecord(product: Product, shop: FeedShop): FeedRecord | null {
  const { sku, variants, description, highlights } = product;
  const pictures = listRasterPictures(product.pictures, shop.origin);
  if (!product.isEligibleForSelling || isVirtualSku(sku) || pictures.length === 0) return null;
  const title = toVariantName(product);
  return {
    id: toProductNumber(sku),
    groupId: variants.length > 0 ? product.id : null,
    options: toOptions(product),
    title: toPlainText(title),
    description: toPlainText(description ?? "") || toPlainText(highlights.join(". ")) || toPlainText(title),
    highlights: highlights.map(toPlainText),
    link: toProductUrl(product, sku, `${shop.origin}${shop.prefix}`),
    pictures,
    brand: toPlainText(product.brand),
    gtin: product.ean,
    model: product.model,
    isRefurbished: isRefurbished(product),
    isInStock: isInStock(product.availableQuantity),
    price: product.price.value,
    reduction: toReduction(product),
    categories: product.categories.map(({ name }) => toPlainText(name)),
    details: product.technicalData.map(({ label, value }) => ({
      name: toPlainText(label),
      value: toPlainText(value),
    })),
    energy: toEnergy(product, shop.origin),
    shipping: toShipping(product, shop.offers),
    netContent: product.netContent ?? null,
    rating: product.rating,
  };
}

/** The URL of a variant; a single one has the product's own. `base`: origin and language prefix. */
export function toProductUrl({ slug, variants }: Product, sku: string, base: string): string {
  return base + (variants.length > 0 ? toVariantPath(slug, sku) : `/${slug}/`);
}

/** The product's name with what distinguishes the variant from the others. */
export function toVariantName({ name, sku, variants }: Product): string {
  const chosen = variants.find((variant) => variant.sku === sku);
  return chosen ? `${name} – ${chosen.name}` : name;
}

/** B-ware: returned or repaired articles, checked by the shop. */
export function isRefurbished({ tags }: Pick<Product, "tags">): boolean {
  return tags.includes("bware");
}

/** Absolute URLs of a product's pictures that are no drawings; a drawn front has a JPEG. */
function listRasterPictures(pictures: Product["pictures"], origin: string): readonly string[] {
  const shared = pictures.flatMap(({ url }) => toSharedPicture(url) ?? []);
  return [...new Set(shared.map((url) => new URL(url, origin).href))];
}

function toOptions({ options, variants, sku }: Product): FeedRecord["options"] {
  const chosen = variants.find((variant) => variant.sku === sku);
  return options.flatMap((name, at) => {
    const value = chosen?.values[at];
    return name && value ? [{ name, value }] : [];
  });
}

function toReduction({ price: { reduction } }: Product): FeedReduction | null {
  if (!reduction) return null;
  return { before: reduction.before, from: reduction.validFrom ?? null, until: reduction.validUntil };
}

function toEnergy(
  { energyRating, energyLabelUrl, energySheetUrl }: Product,
  origin: string,
): FeedRecord["energy"] {
  const scale = parseEnergyRating(energyRating);
  if (!scale) return null;
  const toUrl = (url: string | null) => url && new URL(url, origin).href;
  return {
    ...scale,
    registryNumber: findRegistryNumber([energyLabelUrl, energySheetUrl]),
    labelUrl: toUrl(energyLabelUrl),
    sheetUrl: toUrl(energySheetUrl),
  };
}

function toShipping(product: Product, offers: readonly ShippingOffer[]): FeedShipping | null {
  const offer = findOffer(product, offers);
  if (!offer) return null;
  const { key, name, deliveryDays: days } = offer;
  return { key, name: toPlainText(name), cost: toDeliveryCost(offer, product.price.value), days };
}

/** Whitespace becomes a space; other control characters, which XML cannot contain, are dropped. */
function toPlainText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\s+/g, " ")
    .replace(/[\p{Cc}\ufffe\uffff]/gu, "")
    .trim();
}
