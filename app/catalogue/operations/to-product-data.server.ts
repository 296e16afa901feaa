import { toSharedPicture } from "../model/drawn-front";
import type { Product, ProductVariant } from "../model/product";
import type { Price } from "../model/product-card";
import { toProductNumber } from "../model/product-number";
import { isInStock } from "../model/sellable-stock";
import { toVariantPath } from "./to-variant-choices.server";

type JsonLd = Readonly<Record<string, unknown>>;

/**
 * Builds the schema.org Product with the values of the page: its rating and, if for sale, its offer.
 * A product with variants is a group of them, each with its own URL; the one that the page shows is first and
 * complete. `base`: origin and language prefix.
 */
export function toProductData(product: Product, base: string, origin: string): JsonLd {
  const { variants, rating, description } = product;
  const brand = { "@type": "Brand", name: product.brand };
  const texts = { brand, ...(description && { description }) };
  const stars = rating && {
    aggregateRating: {
      "@type": "AggregateRating",
      ratingValue: Math.round(rating.average * 10) / 10,
      reviewCount: rating.count,
    },
  };
  const address = `${base}/${product.slug}/`;
  if (variants.length === 0) {
    const own = toOwnData(product, address, origin);
    return { "@context": "https://schema.org", "@type": "Product", ...texts, ...own, ...stars };
  }
  const toAddress = ({ sku }: { readonly sku: string }) => base + toVariantPath(product.slug, sku);
  const others = variants.filter(({ sku }) => sku !== product.sku);
  const name = variants.find(({ sku }) => sku === product.sku)?.name;
  return {
    "@context": "https://schema.org",
    "@type": "ProductGroup",
    name: product.name,
    productGroupID: product.id,
    url: address,
    variesBy: product.options.filter(Boolean),
    ...texts,
    ...stars,
    hasVariant: [
      {
        "@type": "Product",
        ...toOwnData(product, toAddress(product), origin),
        name: `${product.name} – ${name}`,
      },
      ...others.map((variant) => toVariantData(product, variant, toAddress(variant), origin)),
    ],
  };
}

/** The data of the chosen variant only. */
function toOwnData(product: Product, address: string, origin: string): JsonLd {
  return {
    name: product.name,
    sku: toProductNumber(product.sku),
    image: product.pictures.map(({ url }) => toImage(url, origin)),
    ...(product.model && { model: product.model }),
    ...(product.ean && { gtin: product.ean }),
    ...toOffers(product, product, address),
  };
}

/** Readers of structured data show a JPEG of the first picture rather than its drawing. */
function toImage(url: string, origin: string): string {
  return new URL(toSharedPicture(url) ?? url, origin).href;
}

function toVariantData(product: Product, variant: ProductVariant, address: string, origin: string): JsonLd {
  return {
    "@type": "Product",
    name: `${product.name} – ${variant.name}`,
    sku: toProductNumber(variant.sku),
    ...(variant.picture && { image: [toImage(variant.picture, origin)] }),
    ...toOffers(product, variant, address),
  };
}

type Offered = { readonly price: Price; readonly availableQuantity: number | null };

function toOffers(product: Product, offered: Offered, address: string): JsonLd {
  return product.isEligibleForSelling ? { offers: toOffer(product, offered, address) } : {};
}

function toOffer({ tags }: Product, { price, availableQuantity }: Offered, address: string): JsonLd {
  return {
    "@type": "Offer",
    url: address,
    price: (price.value.centAmount / 100).toFixed(2),
    priceCurrency: price.value.currency,
    availability: `https://schema.org/${isInStock(availableQuantity) ? "InStock" : "OutOfStock"}`,
    itemCondition: `https://schema.org/${tags.includes("bware") ? "Refurbished" : "New"}Condition`,
    ...(price.reduction?.validUntil && { priceValidUntil: price.reduction.validUntil.slice(0, 10) }),
  };
}
