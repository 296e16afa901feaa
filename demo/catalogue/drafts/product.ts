import { listCategoryKeys } from "../categories/category-keys.ts";
import { type Currency, currencies, toShopPrice } from "../currency.ts";
import type { PlannedProduct, PlannedVariant } from "../plan/planned-product.ts";
import { chooseOf, randomOf } from "../random.ts";
import { writeDescription } from "../text/write-description.ts";
import { writeMetaDescription, writeMetaKeywords, writeName, writeSlug } from "../text/write-name.ts";
import { type Reduction, reductionOf } from "../trade/reduction.ts";
import { isFirstRow, type Traded } from "../trade/traded.ts";
import { byKey, customFields } from "./draft.ts";
import { createSharedAttributes, createVariantAttributes } from "./product-attributes.ts";
import { createImages } from "./product-images.ts";

/** Creates a published product with its variants. Its key is the SKU of the first. */
export function createProduct(product: PlannedProduct, seed: number, now: Date) {
  const name = writeName(product);
  const description = writeDescription(product);
  const shared = createSharedAttributes(product, description.short, seed, now);
  const toVariant = (variant: PlannedVariant) => createVariant(product, variant, shared);
  const [first, ...others] = product.variants;
  return {
    key: product.sku,
    productType: byKey("product-type", productTypeOf(product)),
    name,
    slug: writeSlug(product),
    description: description.full,
    metaTitle: name,
    metaDescription: writeMetaDescription(product),
    metaKeywords: writeMetaKeywords(product),
    categories: listCategoryKeys(product).map((key) => byKey("category", key)),
    taxCategory: byKey("tax-category", "standard"),
    masterVariant: toVariant(first),
    ...(others.length > 0 && { variants: others.map(toVariant) }),
    publish: true,
  };
}

/** A machine has the type of its family; all accessories share one, and so do all services. */
function productTypeOf(product: PlannedProduct): string {
  if (product.kind === "machine") return product.family.key;
  return product.kind === "accessory" ? "accessory" : "virtual";
}

/** Technical figures come first: a shop shows them in this order. */
function createVariant(product: PlannedProduct, variant: PlannedVariant, shared: SharedAttributes) {
  return {
    sku: variant.sku,
    key: variant.sku,
    prices: createPrices(product, variant.euros),
    images: createImages(product, variant),
    attributes: [...createVariantAttributes(product, variant), ...shared],
  };
}

type SharedAttributes = ReturnType<typeof createSharedAttributes>;

/** Countries in which longer transport makes some products more expensive than elsewhere in their currency. */
const remoteCountries = ["FI", "GR"] as const;
const remoteFactor = 1.05;
const remoteShare = 0.1;

/**
 * Creates a gross price in each of the 11 currencies, and for some products one for a single country. `euros`: the
 * price of a variant that differs from the product's first.
 */
export function createPrices(product: Traded, euros: number = product.euros) {
  const reduction = reductionOf(product);
  const everywhere = currencies.map((currency) => createPrice(currency, euros, currency, reduction));
  if (randomOf(0, `dearer ${product.sku}`) >= remoteShare) return everywhere;
  const somewhere = remoteCountries.map((country) => ({
    ...createPrice(`EUR-${country}`, euros * remoteFactor, "EUR", reduction),
    country,
  }));
  return [...everywhere, ...somewhere];
}

function createPrice(key: string, euros: number, currency: Currency, reduction: Reduction | undefined) {
  const value = toShopPrice(euros, currency);
  if (!reduction) return { key, value };
  const reduced = toShopPrice(euros * reduction.factor, currency);
  const before = toShopPrice(euros * reduction.lowestBefore, currency);
  return {
    key,
    value,
    discounted: { value: reduced, discount: byKey("product-discount", reduction.key) },
    custom: customFields("price-fields", { lowestPriceLast30Days: before }),
  };
}

/** None, one, around the boundaries of "only a few left" (2, 5, 10), and plenty. */
const stocks: readonly [number, ...number[]] = [
  0, 1, 2, 3, 4, 5, 6, 9, 10, 11, 14, 18, 25, 33, 40, 58, 75, 96, 120, 160, 210, 350, 600, 900,
];

/** Share of SKUs without a stock entry, which cannot be sold. */
const unknownShare = 0.015;

const plenty = 240;

/** Creates the stock entry of a SKU; some have none, and virtual products need none. */
export function createInventory({ sku, ware, kind }: Omit<Traded, "euros">, seed: number) {
  if (kind === "service") return [];
  if (isFirstRow({ sku, ware })) return [toEntry(sku, plenty)];
  if (randomOf(seed, `known ${sku}`) < unknownShare) return [];
  const stock = chooseOf(seed, `stock ${sku}`, stocks);
  // used machines are single items
  return [toEntry(sku, ware === "b" ? stock % 4 : stock)];
}

function toEntry(sku: string, quantityOnStock: number) {
  return { key: `stock-${sku}`, sku, quantityOnStock };
}
