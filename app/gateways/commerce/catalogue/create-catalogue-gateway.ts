import { ok } from "../../../foundation/result";
import type { CatalogueGateway } from "../catalogue-gateway";
import { loadStock } from "../load-stock";
import type { CatalogueScope } from "./catalogue-scope";
import { loadCategoryBySlug, loadCategoryTree } from "./load-categories";
import { loadListing } from "./load-listing";
import { loadProductBySku, loadProductBySlug } from "./load-product";
import { loadRelatedProducts } from "./load-related-products";
import { loadReviews } from "./load-reviews";
import { loadShippingOffers } from "./load-shipping-offers";
import { findEndOfSitemapRun, loadSitemapEntries } from "./load-sitemap-entries";
import { loadStoreSettings } from "./load-store-settings";
import { loadTaggedRows } from "./load-tagged-rows";

/** The catalogue over the commerce platform's GraphQL API, bound to one request's scope. */
export function createCatalogueGateway(scope: CatalogueScope): CatalogueGateway {
  return {
    loadCategoryTree: () => loadCategoryTree(scope),
    async loadDepartments() {
      const tree = await loadCategoryTree(scope);
      return tree.ok ? ok(tree.value.map((node) => ({ ...node, children: [] }))) : tree;
    },
    loadCategoryBySlug: (slug) => loadCategoryBySlug(scope, slug),
    loadListing: (query) => loadListing(scope, query),
    loadTaggedRows: (tags, limit) => loadTaggedRows(scope, tags, limit),
    loadProductBySlug: (slug, sku) => loadProductBySlug(scope, slug, sku),
    loadProductBySku: (sku) => loadProductBySku(scope, sku),
    loadRelatedProducts: (product, limit) => loadRelatedProducts(scope, product, limit),
    loadReviews: (productId, page) => loadReviews(scope, productId, page),
    loadInventory: (skus) => loadStock(scope.client, skus),
    loadShippingOffers: () => loadShippingOffers(scope),
    loadStoreSettings: () => loadStoreSettings(scope),
    loadSitemapEntries: (kind, run) => loadSitemapEntries(scope, kind, run),
    findEndOfSitemapRun: (kind, run) => findEndOfSitemapRun(scope, kind, run),
  };
}
