import { toLargePicture, toSharedPicture } from "../../../app/catalogue/model/drawn-front";
import type { Product, ProductVariant } from "../../../app/catalogue/model/product";
import type { CardAttribute, Price, ProductCard } from "../../../app/catalogue/model/product-card";
import { isInStock } from "../../../app/catalogue/model/sellable-stock";
import type { Places } from "./agent-call";

/** How an identifier of a lookup led to a variant. */
export type InputMatch = { readonly id: string; readonly match: "exact" | "featured" };

/**
 * Converts a card of a listing to a product with its one shown variant.
 * Prices are gross. Source: UCP 2026-04-08, `types/product.json`
 */
export function toUcpCard(card: ProductCard, places: Places, inputs: readonly InputMatch[] = []) {
  const description = { plain: toDescription(card.attributes, card.name) };
  const url = `${places.base}/${card.slug}/`;
  return {
    ...toCommonParts(card, url, places),
    description,
    price_range: toRange([card.price]),
    ...toListRange([card.price]),
    variants: [
      {
        ...toVariant({ ...card, title: card.name, url }, places),
        description,
        ...(inputs.length > 0 && { inputs }),
      },
    ],
  };
}

/** Converts a product with all its variants, the chosen one first. */
export function toUcpProduct(product: Product, places: Places) {
  const { description, highlights, options, variants, technicalData, measures } = product;
  const text = description ?? (highlights.join(" ") || product.name);
  const url = `${places.base}/${product.slug}/`;
  const names = options.filter(Boolean);
  const chosen = variants.find(({ sku }) => sku === product.sku);
  const others = variants.filter(({ sku }) => sku !== product.sku);
  const toOwn = (variant: ProductVariant) => ({
    ...toVariant(
      { ...variant, title: `${product.name} – ${variant.name}`, url: toVariantUrl(url, variant) },
      places,
    ),
    description: { plain: variant.name || product.name },
    ...(names.length > 0 && { options: toSelected(names, variant) }),
  });
  const only = {
    ...toVariant({ ...product, title: product.name, url }, places),
    description: { plain: text },
    ...(product.ean && { barcodes: [{ type: "EAN", value: product.ean }] }),
  };
  const shown = chosen ? [toOwn(chosen), ...others.map(toOwn)] : [only];
  const prices = variants.length > 0 ? variants.map(({ price }) => price) : [product.price];
  return {
    ...toCommonParts(product, url, places),
    description: { plain: text },
    categories: product.categories.map(({ slug }) => ({ value: slug, taxonomy: "merchant" })),
    price_range: toRange(prices),
    ...toListRange(prices),
    media: product.pictures.map(({ url: picture, label }) => ({
      type: "image",
      url: toFileUrl(picture, places),
      ...(label && { alt_text: label }),
    })),
    ...(names.length > 0 && {
      options: toOptions(names, product),
      selected: chosen ? toSelected(names, chosen) : [],
    }),
    variants: shown,
    metadata: {
      ...toMetadata(product),
      highlights,
      technical_data: technicalData.map(toFact),
      measures: measures.map(toFact),
      ...(product.manufacturer && { manufacturer: product.manufacturer }),
      ...(product.durabilityYears && { durability_guarantee_years: product.durabilityYears }),
    },
  };
}

function toCommonParts(card: ProductCard, url: string, places: Places) {
  const { id, slug, name, rating, tags, picture } = card;
  return {
    id,
    handle: slug,
    title: name,
    url,
    ...(picture && { media: [{ type: "image", url: toFileUrl(picture, places), alt_text: name }] }),
    ...(rating && { rating: { value: rating.average, scale_max: 5, count: rating.count } }),
    ...(tags.length > 0 && { tags }),
    metadata: { ...toMetadata(card), attributes: card.attributes.map(toFact) },
  };
}

function toMetadata({ brand, energyRating, grade, isPriceFrom }: ProductCard) {
  return {
    brand,
    ...(energyRating && { energy_rating: energyRating }),
    ...(grade && { condition_grade: grade }),
    ...(isPriceFrom && { other_variants_cost_more: true }),
  };
}

type Sellable = Pick<ProductVariant, "sku" | "price" | "availableQuantity" | "picture"> & {
  readonly title: string;
  readonly url: string;
};

function toVariant({ sku, title, url, price, availableQuantity, picture }: Sellable, places: Places) {
  const isAvailable = isInStock(availableQuantity);
  return {
    id: sku,
    sku,
    title,
    url,
    price: toPrice(price.value),
    ...(price.reduction && { list_price: toPrice(price.reduction.before) }),
    availability: { available: isAvailable, status: isAvailable ? "in_stock" : "out_of_stock" },
    ...(picture && { media: [{ type: "image", url: toFileUrl(picture, places) }] }),
  };
}

function toPrice({ centAmount, currency }: Price["value"]) {
  return { amount: centAmount, currency };
}

function toRange(prices: readonly Price[]) {
  return toBounds(prices.map(({ value }) => value));
}

function toListRange(prices: readonly Price[]) {
  const isReduced = prices.some(({ reduction }) => reduction);
  const regular = prices.map(({ value, reduction }) => reduction?.before ?? value);
  return isReduced ? { list_price_range: toBounds(regular) } : {};
}

function toBounds(values: readonly Price["value"][]) {
  const sorted = values.toSorted((one, other) => one.centAmount - other.centAmount).map(toPrice);
  return { min: sorted[0], max: sorted.at(-1) };
}

function toOptions(names: readonly string[], { variants, sku }: Product) {
  const chosen = variants.find((variant) => variant.sku === sku)?.values ?? [];
  return names.map((name, at) => ({
    name,
    values: [...new Set(variants.map(({ values }) => values[at] ?? ""))].filter(Boolean).map((label) => {
      const fitting = variants.filter(({ values }) =>
        values.every((value, index) => value === (index === at ? label : chosen[index])),
      );
      return {
        label,
        exists: fitting.length > 0,
        available: fitting.some(({ availableQuantity }) => isInStock(availableQuantity)),
      };
    }),
  }));
}

function toSelected(names: readonly string[], { values }: ProductVariant) {
  return names.flatMap((name, at) => (values[at] ? [{ name, label: values[at] }] : []));
}

function toDescription(attributes: readonly CardAttribute[], name: string): string {
  return attributes.map(({ label, value }) => `${label}: ${value}`).join("; ") || name;
}

function toFact({ name, label, value }: CardAttribute) {
  return { ...(name && { name }), label, value };
}

function toVariantUrl(url: string, { sku }: Pick<ProductVariant, "sku">): string {
  return `${url}?variant=${encodeURIComponent(sku)}`;
}

/** A picture's JPEG, because few programs show a drawing. */
function toFileUrl(path: string, { origin }: Places): string {
  return new URL(toSharedPicture(path) ?? toLargePicture(path), origin).href;
}
