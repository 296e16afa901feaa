import type { Product } from "../../../catalogue/model/product";
import type { CatalogueScope } from "./catalogue-scope";
import type { RawProductOffer, RawProductOfferData } from "./load-product";
import type { ProductWords } from "./product-words";
import { toPrice } from "./to-price";
import { toAvailableQuantity, toRating } from "./to-product-card";

/** `taxRates` by tax category. null: unpublished, or without a price or tax rate in this shop. */
export function toProduct(
  raw: RawProductOffer,
  words: ProductWords,
  taxRates: ReadonlyMap<string, number>,
  scope: CatalogueScope,
): Product | null {
  const data = raw.masterData.current;
  if (!data) return null;
  const { sku, price, soon } = data.masterVariant;
  if (!sku || !price) return null;
  const rate = taxRates.get(raw.taxCategoryRef?.id ?? "");
  if (rate === undefined) {
    scope.warn("product-without-tax-rate", { sku, country: scope.country.code });
    return null;
  }
  return {
    ...words.own,
    id: raw.id,
    sku,
    productNumber: /\d{8}/.exec(sku)?.[0] ?? sku,
    price: toPrice(price, soon, scope.country.currency),
    rating: toRating(raw.reviewRatingStatistics),
    ratingsDistribution: toDistribution(raw.reviewRatingStatistics?.ratingsDistribution),
    availableQuantity: toAvailableQuantity(data.masterVariant.availability),
    variants: toVariants(data, words),
    taxPermyriad: Math.round(rate * 10_000),
  };
}

/** The variants that have a price here, named by what they do not share; none where there is but one. */
function toVariants(data: RawProductOfferData, words: ProductWords): Product["variants"] {
  const all = [data.masterVariant, ...data.variants]
    .map(({ sku, price, availability }, at) => ({
      sku,
      price,
      availability,
      figures: words.variants[at] ?? [],
    }))
    .filter(({ sku, price }) => sku !== null && price !== null);
  if (all.length < 2) return [];
  const isShared = (text: string) => all.every(({ figures }) => figures.some(({ value }) => value === text));
  return all.map(({ sku, availability, figures }) => {
    const own = figures.map(({ value }) => value).filter((value) => !isShared(value));
    const name = own.join(" · ") || (sku ?? "");
    return { sku: sku ?? "", name, availableQuantity: toAvailableQuantity(availability) };
  });
}

function toDistribution(raw: unknown): Readonly<Record<string, number>> {
  if (typeof raw !== "object" || raw === null) return {};
  const entries = Object.entries(raw);
  return Object.fromEntries(
    entries.filter((entry): entry is [string, number] => typeof entry[1] === "number"),
  );
}
