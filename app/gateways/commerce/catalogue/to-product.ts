import { chooseVariantOptions } from "../../../catalogue/model/choose-variant-options";
import type { Product } from "../../../catalogue/model/product";
import { toProductNumber } from "../../../catalogue/model/product-number";
import type { CatalogueScope } from "./catalogue-scope";
import { chooseVariant, listSellable, type PricedVariant } from "./choose-variant";
import { attributesOnCard } from "./load-card-attributes";
import type { RawProductOffer } from "./product-fragment";
import type { ProductWords } from "./product-words";
import { toPrice } from "./to-price";
import { toRating } from "./to-product-card";
import type { VariantWords } from "./variant-words";

type Sellable = PricedVariant<VariantWords>;

/**
 * Builds the product with the variant of the number `requested`.
 * If that is not sold here, with the first that can be bought. `taxRates` by tax category. null: unpublished, or
 * without a price or tax rate in this shop.
 */
export function toProduct(
  raw: RawProductOffer,
  words: ProductWords,
  taxRates: ReadonlyMap<string, number>,
  scope: CatalogueScope,
  requested: string | null = null,
): Product | null {
  const data = raw.masterData.current;
  if (!data) return null;
  const sellable = listSellable([data.masterVariant, ...data.variants], words.variants);
  const variant = chooseVariant(sellable, requested);
  if (!variant) return null;
  const rate = taxRates.get(raw.taxCategoryRef?.id ?? "");
  if (rate === undefined) {
    scope.warn("product-without-tax-rate", { sku: variant.sku, country: scope.country.code });
    return null;
  }
  const { traits: _, ...own } = variant.words;
  const pictures = own.pictures.length > 0 ? own.pictures : (words.variants[0]?.pictures ?? []);
  return {
    ...words.shared,
    ...own,
    id: raw.id,
    sku: variant.sku,
    productNumber: toProductNumber(variant.sku),
    attributes: own.technicalData.slice(0, attributesOnCard),
    picture: pictures[0]?.url ?? null,
    pictures,
    price: toPrice(variant.price, variant.soon, scope.country.currency),
    rating: toRating(raw.reviewRatingStatistics),
    ratingsDistribution: toDistribution(raw.reviewRatingStatistics?.ratingsDistribution),
    availableQuantity: variant.availableQuantity,
    ...toVariants(sellable, scope),
    taxPermyriad: Math.round(rate * 10_000),
  };
}

/** Lists the variants to choose from, with the names of their differences; empty for a single variant. */
export function toVariants(
  sellable: readonly Sellable[],
  scope: CatalogueScope,
): Pick<Product, "variants" | "options"> {
  if (sellable.length < 2) return { variants: [], options: [] };
  const names = chooseVariantOptions(sellable.map(({ words }) => words.traits));
  const all = sellable.flatMap(({ words }) => words.traits);
  const options = names.map((name) => all.find((trait) => trait.name === name)?.label ?? name);
  const rows = sellable.map(({ words }) =>
    names.map((name) => words.traits.find((trait) => trait.name === name)?.value ?? ""),
  );
  const areDistinct = new Set(rows.map((values) => JSON.stringify(values))).size === rows.length;
  const variants = sellable.map(({ sku, price, soon, availableQuantity, words }, at) => {
    const values = [...(rows[at] ?? []), ...(areDistinct ? [] : [toProductNumber(sku)])];
    return {
      sku,
      name: values.filter(Boolean).join(" · "),
      values,
      price: toPrice(price, soon, scope.country.currency),
      availableQuantity,
      picture: words.pictures[0]?.url ?? null,
    };
  });
  return { variants, options: areDistinct ? options : [...options, ""] };
}

function toDistribution(raw: unknown): Readonly<Record<string, number>> {
  if (typeof raw !== "object" || raw === null) return {};
  const entries = Object.entries(raw);
  return Object.fromEntries(
    entries.filter((entry): entry is [string, number] => typeof entry[1] === "number"),
  );
}
