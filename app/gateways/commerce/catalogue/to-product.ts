import { figureCandidates } from "../../../catalogue/model/card-figures";
import { chooseVariantOptions } from "../../../catalogue/model/choose-variant-options";
import type { Product } from "../../../catalogue/model/product";
import { toProductNumber } from "../../../catalogue/model/product-number";
import type { Country } from "../../../countries/model/country";
import { chooseVariant, listSellable, type PricedVariant } from "./choose-variant";
import type { RawProductOffer } from "./product-fragment";
import type { ProductTexts } from "./product-texts";
import { toPrice } from "./to-price";
import { type CardRules, toRating } from "./to-product-card";
import type { VariantTexts } from "./variant-texts";

type Sellable = PricedVariant<VariantTexts>;

/**
 * Builds the product with the variant of the number `requested`.
 * If that is not sold here, with the first that can be bought. null: unpublished, or
 * without a price or tax rate in this shop.
 */
export function toProduct(
  raw: RawProductOffer,
  texts: ProductTexts,
  { taxRates, country, warn }: CardRules,
  requested: string | null = null,
): Product | null {
  const data = raw.masterData.current;
  if (!data) return null;
  const sellable = listSellable([data.masterVariant, ...data.variants], texts.variants);
  const variant = chooseVariant(sellable, requested);
  if (!variant) return null;
  const rate = taxRates.get(raw.taxCategoryRef?.id ?? "");
  if (rate === undefined) {
    warn("product-without-tax-rate", { sku: variant.sku, country: country.code });
    return null;
  }
  const { traits: _, ...own } = variant.texts;
  const pictures = own.pictures.length > 0 ? own.pictures : (texts.variants[0]?.pictures ?? []);
  return {
    ...texts.shared,
    ...own,
    id: raw.id,
    sku: variant.sku,
    productNumber: toProductNumber(variant.sku),
    attributes: own.technicalData.slice(0, figureCandidates),
    picture: pictures[0]?.url ?? null,
    pictures,
    price: toPrice(variant.price, variant.soon, country.currency),
    rating: toRating(raw.reviewRatingStatistics),
    ratingsDistribution: toDistribution(raw.reviewRatingStatistics?.ratingsDistribution),
    availableQuantity: variant.availableQuantity,
    ...toVariants(sellable, country),
    taxPermyriad: Math.round(rate * 10_000),
  };
}

/** Lists the variants to choose from, with the names of their differences; empty for a single variant. */
export function toVariants(
  sellable: readonly Sellable[],
  { currency }: Pick<Country, "currency">,
): Pick<Product, "variants" | "options"> {
  if (sellable.length < 2) return { variants: [], options: [] };
  const names = chooseVariantOptions(sellable.map(({ texts }) => texts.traits));
  const all = sellable.flatMap(({ texts }) => texts.traits);
  const options = names.map((name) => all.find((trait) => trait.name === name)?.label ?? name);
  const rows = sellable.map(({ texts }) =>
    names.map((name) => texts.traits.find((trait) => trait.name === name)?.value ?? ""),
  );
  const areDistinct = new Set(rows.map((values) => JSON.stringify(values))).size === rows.length;
  const variants = sellable.map(({ sku, price, soon, availableQuantity, texts }, at) => {
    const values = [...(rows[at] ?? []), ...(areDistinct ? [] : [toProductNumber(sku)])];
    return {
      sku,
      name: values.filter(Boolean).join(" · "),
      values,
      price: toPrice(price, soon, currency),
      availableQuantity,
      picture: texts.pictures[0]?.url ?? null,
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
