import type { Product } from "../model/product";

/** schema.org Product with its offer and rating: the same figures as on the page. */
export function toProductData(
  product: Product,
  address: string,
  origin: string,
): Readonly<Record<string, unknown>> {
  const { price, rating } = product;
  const hasStock = product.availableQuantity > 0;
  return {
    "@context": "https://schema.org",
    "@type": "Product",
    name: product.name,
    sku: product.sku,
    brand: { "@type": "Brand", name: product.brand },
    image: product.pictures.map(({ url }) => new URL(url, origin).href),
    ...(product.description && { description: product.description }),
    ...(product.model && { model: product.model }),
    ...(product.ean && { gtin: product.ean }),
    offers: {
      "@type": "Offer",
      url: address,
      price: (price.value.centAmount / 100).toFixed(2),
      priceCurrency: price.value.currency,
      availability: `https://schema.org/${hasStock ? "InStock" : "OutOfStock"}`,
      itemCondition: `https://schema.org/${product.tags.includes("bware") ? "Refurbished" : "New"}Condition`,
      ...(price.reduction?.validUntil && { priceValidUntil: price.reduction.validUntil.slice(0, 10) }),
    },
    ...(rating && {
      aggregateRating: { "@type": "AggregateRating", ratingValue: rating.average, reviewCount: rating.count },
    }),
  };
}
