import { createCustomTypes } from "../../scripts/base/custom-types.ts";
import { createTaxCategory, createZones } from "../../scripts/base/zones.ts";
import { createCategories } from "./drafts/categories.ts";
import { createCartDiscounts, createDiscountCodes, createProductDiscounts } from "./drafts/discounts.ts";
import { createFormerProduct } from "./drafts/former-product.ts";
import { createInventory, createProduct } from "./drafts/product.ts";
import { createProductTypes } from "./drafts/product-types.ts";
import { createRecalls } from "./drafts/recalls.ts";
import { createCustomerReviews, createReviews, leaveOutRepeated } from "./drafts/reviews.ts";
import { createShippingMethods } from "./drafts/shipping-methods.ts";
import { createCustomObjects, createStores } from "./drafts/stores.ts";
import { planCatalogue } from "./plan/plan-catalogue.ts";
import type { PlannedProduct } from "./plan/planned-product.ts";
import { createCustomers } from "./trade/customers.ts";
import { listArticles } from "./trade/ordered-articles.ts";
import { createVirtualProductTypes } from "./trade/virtual-product-types.ts";
import { createVirtualProducts } from "./trade/virtual-products.ts";

export interface CatalogueOptions {
  readonly products: number;
  /** Reductions run, end and begin around this date; its time is ignored. */
  readonly now: Date;
  readonly seed?: number;
  /** Includes the demo customers and their reviews; their orders are placed when a platform is seeded. */
  readonly customers?: boolean;
}

const defaultSeed = 2007;

export type Catalogue = ReturnType<typeof generateCatalogue>;

/** Generates the whole demo catalogue as drafts with references by key, the same for the same options. */
export function generateCatalogue(options: CatalogueOptions) {
  const planned = planCatalogue(options.products);
  return createDrafts(planned, planned, options);
}

/**
 * Generates the same drafts in parts of at most `size` products, because a hundred thousand do not fit into memory.
 * The first part has everything that the others reference.
 */
export function* generateInParts(options: CatalogueOptions, size: number): Generator<Partial<Catalogue>> {
  const planned = planCatalogue(options.products);
  yield createDrafts(planned, planned.slice(0, size), options);
  for (let from = size; from < planned.length; from += size)
    yield createArticleDrafts(planned.slice(from, from + size), options);
}

function createArticleDrafts(
  planned: readonly PlannedProduct[],
  { now, seed = defaultSeed }: CatalogueOptions,
) {
  return {
    products: planned.map((product) => createProduct(product, seed, now)),
    inventory: planned.flatMap(({ kind, ware, variants }) =>
      variants.flatMap(({ sku }) => createInventory({ kind, ware, sku }, seed)),
    ),
    reviews: planned.flatMap((product) => createReviews(product, seed, now)),
  };
}

/** All drafts with the articles of `planned` only; the categories list those of the whole catalogue. */
function createDrafts(
  whole: readonly PlannedProduct[],
  planned: readonly PlannedProduct[],
  options: CatalogueOptions,
) {
  const { now, seed = defaultSeed, customers = false } = options;
  const { products: articles, inventory, reviews } = createArticleDrafts(planned, options);
  const ofCustomers = customers ? createCustomerReviews(listArticles(articles), now) : [];
  return {
    types: createCustomTypes(),
    "tax-categories": [createTaxCategory()],
    zones: createZones(),
    stores: createStores(now),
    "shipping-methods": createShippingMethods(now),
    "product-types": [...createProductTypes(), ...createVirtualProductTypes()],
    categories: createCategories(whole, seed),
    "product-discounts": createProductDiscounts(now),
    products: [...articles, ...createVirtualProducts(), ...articles.slice(0, 1).map(createFormerProduct)],
    inventory,
    "cart-discounts": createCartDiscounts(),
    "discount-codes": createDiscountCodes(now),
    customers: customers ? createCustomers(now) : [],
    reviews: [...leaveOutRepeated(reviews, ofCustomers), ...ofCustomers],
    "custom-objects": [...createCustomObjects(), ...createRecalls(listArticles(articles))],
  };
}
