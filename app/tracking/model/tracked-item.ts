import type { Product } from "../../catalogue/model/product";
import { isInStock } from "../../catalogue/model/sellable-stock";
import type { Country } from "../../countries/model/country";
import { type Locale, toLanguage } from "../../countries/model/locale";
import type { Money } from "../../foundation/money";

/** Tracked data of one variant of a product, as it is sold here. */
export type TrackedProduct = Pick<
  Product,
  "sku" | "name" | "brand" | "ean" | "isFreight" | "parentSkus" | "availableQuantity"
> & {
  /** What distinguishes it from its product's other variants; null: the only variant. */
  readonly variant: string | null;
  readonly price: Money;
  /** Before any reduction. */
  readonly standardPrice: Money;
  /** Names of its categories, the department first. */
  readonly categories: readonly string[];
};

/** GA4 knows five levels of categories (`item_category` … `item_category5`). */
const categoryFields = [
  "item_category",
  "item_category2",
  "item_category3",
  "item_category4",
  "item_category5",
] as const;

/**
 * A tracked item in the names and shape of GA4.
 * Amounts are those of one piece in major units, as displayed in the shop. Unknown values are absent.
 *
 * Source: specification, second document 3
 */
export type TrackedItem = {
  readonly item_id: string;
  readonly item_name: string;
  readonly item_brand?: string;
  readonly item_variant?: string;
  readonly price: number;
  /** Difference between the standard price and the price. */
  readonly discount?: number;
  readonly currency: string;
  readonly quantity: number;
  /** Position in a list, a cart or an order, from zero. */
  readonly index?: number;
  readonly in_stock: boolean;
  readonly shipping_type: "freight" | "parcel";
  readonly item_type: "accessory" | "product";
  readonly gtin?: string;
  readonly language: string;
  readonly country: string;
} & { readonly [Field in (typeof categoryFields)[number]]?: string };

type Shop = { readonly country: Pick<Country, "code">; readonly locale: Locale };

/** Builds the item of one piece of a product. */
export function toTrackedItem(product: TrackedProduct, { country, locale }: Shop): TrackedItem {
  const discountCents = product.standardPrice.centAmount - product.price.centAmount;
  return {
    item_id: product.sku,
    item_name: product.name,
    ...(product.brand && { item_brand: product.brand }),
    ...(product.variant && { item_variant: product.variant }),
    price: toMajor(product.price.centAmount),
    ...(discountCents > 0 && { discount: toMajor(discountCents) }),
    currency: product.price.currency,
    quantity: 1,
    in_stock: isInStock(product.availableQuantity),
    shipping_type: product.isFreight ? "freight" : "parcel",
    item_type: product.parentSkus.length > 0 ? "accessory" : "product",
    ...(product.ean && { gtin: product.ean }),
    ...toCategoryFields(product.categories),
    language: toLanguage(locale),
    country: country.code,
  };
}

function toCategoryFields(categories: readonly string[]): Pick<TrackedItem, (typeof categoryFields)[number]> {
  return Object.fromEntries(
    categoryFields.flatMap((field, level) => (categories[level] ? [[field, categories[level]]] : [])),
  );
}

/** Converts cents to major units, which tag managers use. */
export function toMajor(cents: number): number {
  return Math.round(cents) / 100;
}
