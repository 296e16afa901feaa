import { type ExtraGuarantee, isOnMarket } from "../../../catalogue/model/extra-guarantee";
import type { GatewayError } from "../../../foundation/gateway-error";
import { ok, type Result } from "../../../foundation/result";
import type { CatalogueGateway } from "../catalogue-gateway";
import { loadGuarantees } from "../load-guarantees";
import { loadRecalls } from "../load-recalls";
import { loadStock } from "../load-stock";
import type { CatalogueScope } from "./catalogue-scope";
import { loadArticles } from "./load-articles";
import { loadTechnicalAttributes } from "./load-card-attributes";
import {
  loadCardsBySkus,
  loadComplementaryProducts,
  loadRelatedProducts,
  loadUsedOf,
} from "./load-card-rows";
import { loadCards } from "./load-cards";
import { loadCategoryBySlug, loadCategoryTree, loadIndustries, loadOtherCategories } from "./load-categories";
import { loadComparisonProducts } from "./load-comparison";
import { loadFeedRun } from "./load-feed-run";
import { loadListing } from "./load-listing";
import { loadPassportProduct } from "./load-passport-product";
import { loadProductBySku, loadProductBySlug } from "./load-product";
import { loadProductRecord } from "./load-product-record";
import { loadProductRows } from "./load-product-rows";
import { loadReviewStatistics, loadReviews } from "./load-reviews";
import { loadShippingOffers } from "./load-shipping-offers";
import { findEndsOfSitemapRuns, loadSitemapEntries } from "./load-sitemap-entries";
import { loadStoreSettings } from "./load-store-settings";
import { loadTrackedProducts } from "./load-tracked-products";
import { loadVolumeDiscounts } from "./load-volume-discounts";

/** The catalogue over the commerce platform's GraphQL API, bound to one request's scope. */
export function createCatalogueGateway(scope: CatalogueScope): CatalogueGateway {
  return {
    loadCategoryTree: () => loadCategoryTree(scope),
    loadIndustries: () => loadIndustries(scope),
    loadOtherCategories: () => loadOtherCategories(scope),
    loadCategoryBySlug: (slug) => loadCategoryBySlug(scope, slug),
    loadCards: (ids, attributeNames) => loadCards(scope, ids, attributeNames),
    loadTechnicalAttributes: () => loadTechnicalAttributes(scope),
    loadListing: (query) => loadListing(scope, query),
    loadProductRows: (rows, limit) => loadProductRows(scope, rows, limit),
    loadProductBySlug: (slug, sku) => loadProductBySlug(scope, slug, sku),
    loadProductBySku: (sku) => loadProductBySku(scope, sku),
    loadPassportProduct: (slug, sku) => loadPassportProduct(scope, slug, sku),
    loadRecalls: () => scope.memo.remember("recalls", () => loadRecalls(scope.client, scope.warn)),
    loadProductRecord: (reference) => loadProductRecord(scope, reference),
    loadRelatedProducts: (product, limit) => loadRelatedProducts(scope, product, limit),
    loadComplementaryProducts: (product, limit) => loadComplementaryProducts(scope, product, limit),
    loadArticles: (numbers) => loadArticles(scope, numbers),
    loadCardsBySkus: (skus, includesUnsellable) => loadCardsBySkus(scope, skus, includesUnsellable),
    loadTrackedProducts: (skus) => loadTrackedProducts(scope, skus),
    loadUsedOf: (skus, limit) => loadUsedOf(scope, skus, limit),
    loadComparisonProducts: (product, limit) => loadComparisonProducts(scope, product, limit),
    loadVolumeDiscounts: (group) => loadVolumeDiscounts(scope, group),
    loadReviewStatistics: (productId) => loadReviewStatistics(scope, productId),
    loadReviews: (productId, page) => loadReviews(scope, productId, page),
    loadInventory: (skus) => loadStock(scope.client, skus),
    loadShippingOffers: () => loadShippingOffers(scope),
    loadStoreSettings: () => loadStoreSettings(scope),
    loadGuarantees: () => loadOwnGuarantees(scope),
    loadSitemapEntries: (kind, run) => loadSitemapEntries(scope, kind, run),
    findEndsOfSitemapRuns: (kind, run) => findEndsOfSitemapRuns(scope, kind, run),
    loadFeedRun: (run) => loadFeedRun(scope, run),
  };
}

const noGuarantees: readonly ExtraGuarantee[] = [];

/** The guarantees of the shop's own market, cached for a minute. */
async function loadOwnGuarantees(
  scope: CatalogueScope,
): Promise<Result<readonly ExtraGuarantee[], GatewayError>> {
  const settings = await loadStoreSettings(scope);
  if (!settings.ok || !settings.value.isGuaranteeEnabled) return settings.ok ? ok(noGuarantees) : settings;
  return scope.memo.remember(`guarantees:${scope.localeKey}`, async () => {
    const all = await loadGuarantees(scope.client);
    return all.ok ? ok(all.value.filter((guarantee) => isOnMarket(guarantee, [scope.localeKey]))) : all;
  });
}
