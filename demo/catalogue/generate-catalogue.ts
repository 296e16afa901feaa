import { createCustomTypes } from "../../scripts/base/custom-types.ts";
import { createTaxCategory, createZones } from "../../scripts/base/zones.ts";
import { createCategories } from "./drafts/categories.ts";
import { createCartDiscounts, createDiscountCodes, createProductDiscounts } from "./drafts/discounts.ts";
import { createFormerProduct } from "./drafts/former-product.ts";
import { createInventory, createProduct } from "./drafts/product.ts";
import { createProductTypes } from "./drafts/product-types.ts";
import { createRecalls } from "./drafts/recalls.ts";
import { createCustomerReviews, createReviews } from "./drafts/reviews.ts";
import { createShippingMethods } from "./drafts/shipping-methods.ts";
import { createCustomObjects, createStores } from "./drafts/stores.ts";
import { planCatalogue } from "./plan/plan-catalogue.ts";
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

export type Catalogue = ReturnType<typeof generateCatalogue>;

/** Generates the whole demo catalogue as drafts with references by key, the same for the same options. */
export function generateCatalogue({ products, now, seed = 2007, customers = false }: CatalogueOptions) {
  const planned = planCatalogue(products);
  const articles = planned.map((product) => createProduct(product, seed, now));
  return {
    types: createCustomTypes(),
    "tax-categories": [createTaxCategory()],
    zones: createZones(),
    stores: createStores(now),
    "shipping-methods": createShippingMethods(now),
    "product-types": [...createProductTypes(), ...createVirtualProductTypes()],
    categories: createCategories(planned, seed),
    "product-discounts": createProductDiscounts(now),
    products: [...articles, ...createVirtualProducts(), ...articles.slice(0, 1).map(createFormerProduct)],
    inventory: planned.flatMap(({ kind, ware, variants }) =>
      variants.flatMap(({ sku }) => createInventory({ kind, ware, sku }, seed)),
    ),
    "cart-discounts": createCartDiscounts(),
    "discount-codes": createDiscountCodes(now),
    customers: customers ? createCustomers(now) : [],
    reviews: [
      ...planned.flatMap((product) => createReviews(product, seed, now)),
      ...(customers ? createCustomerReviews(listArticles(articles), now) : []),
    ],
    "custom-objects": [...createCustomObjects(), ...createRecalls(listArticles(articles))],
  };
}
