import type { ListingQuery } from "../../../app/catalogue/model/listing.ts";
import { countryCodes } from "../../../app/countries/model/country.ts";
import { getCountry } from "../../../app/countries/model/country-table.ts";
import type { CatalogueScope } from "../../../app/gateways/commerce/catalogue/catalogue-scope.ts";
import { createCatalogueGateway } from "../../../app/gateways/commerce/catalogue/create-catalogue-gateway.ts";
import type { CatalogueGateway } from "../../../app/gateways/commerce/catalogue-gateway.ts";
import { checkResponse } from "../../../app/gateways/commerce/check-response.ts";
import type { CommerceClient } from "../../../app/gateways/commerce/commerce-client.ts";
import { loadSearchContext } from "../../../app/gateways/commerce/search-feed/load-search-context.ts";
import {
  countReviews,
  findIds,
  findIdsBySkus,
  findReviewedIds,
  findSkusWithNewStock,
  loadSourcePage,
  loadSources,
} from "../../../app/gateways/commerce/search-feed/load-search-sources.ts";
import { createTimedMemo } from "../../../app/gateways/commerce/timed-memo.ts";

const fullQuery: ListingQuery = {
  text: "scale",
  category: { id: "category-1", keys: ["scales"] },
  ownTags: ["on-sale"],
  brands: ["Uniprodo"],
  grades: [],
  tags: ["new"],
  priceCents: { from: 100, to: 200_000 },
  minimumRating: 4,
  attributes: [],
  columnSort: null,
  view: "grid",
  sort: "price-asc",
  page: 2,
  pageSize: 24,
};
const emptyQuery: ListingQuery = {
  ...fullQuery,
  text: null,
  category: null,
  ownTags: [],
  brands: [],
  tags: [],
  priceCents: { from: null, to: null },
  minimumRating: null,
};

/** Returns no products for lookups by predicate, so that the follow-up requests are sent as well. */
function findNoProduct(client: CommerceClient): CommerceClient {
  return {
    ...client,
    query: async (document, variables) => {
      const sent = await client.query(document, variables);
      if (!document.includes("query ProductBySlug")) return sent;
      const found = checkResponse(document, { products: { results: [] } });
      return found.ok ? found : sent;
    },
  };
}

export async function callCatalogue(client: CommerceClient): Promise<void> {
  const country = getCountry("CH");
  const scope: CatalogueScope = {
    client,
    memo: createTimedMemo(0, 1),
    productMemo: createTimedMemo(0, 1),
    cardMemo: createTimedMemo(0, 1),
    country,
    language: "fr",
    localeKey: "fr-CH",
    format: { chain: ["fr-CH", "fr", "de", "it", "en"], formatNumber: String, yes: "oui", no: "non" },
    warn: () => {},
  };
  const gateway = createCatalogueGateway(scope);
  const knowing = createCatalogueGateway({
    ...scope,
    productMemo: { ...scope.productMemo, recall: () => ({ where: 'id="p"' }) as never },
    cardMemo: { ...scope.cardMemo, recall: () => ({}) as never },
  });
  const missing = createCatalogueGateway({ ...scope, client: findNoProduct(client) });
  // A new call of the gateway does not compile until it is added here.
  const calls: Readonly<Record<keyof CatalogueGateway, () => unknown>> = {
    loadCategoryTree: () => gateway.loadCategoryTree(),
    loadOtherCategories: () => gateway.loadOtherCategories(),
    loadCategoryBySlug: () => gateway.loadCategoryBySlug("balances"),
    loadCards: async () => {
      await gateway.loadCards(["p"]);
      await knowing.loadCards(["p"], ["power"]);
    },
    loadTechnicalAttributes: () => gateway.loadTechnicalAttributes(),
    loadListing: async () => {
      await gateway.loadListing(emptyQuery);
      await knowing.loadListing(emptyQuery);
      for (const sort of ["relevance", "name-asc", "name-desc", "price-asc", "price-desc", "newest"] as const)
        await gateway.loadListing({ ...fullQuery, sort });
    },
    loadIndustries: () => gateway.loadIndustries(),
    loadProductRows: () => gateway.loadProductRows([{ tag: "bestseller" }, { categoryId: "weighing" }], 8),
    loadProductBySlug: async () => {
      await gateway.loadProductBySlug("balance-10012874");
      await knowing.loadProductBySlug("balance-10012874");
      await missing.loadProductBySlug("balance-10012874");
    },
    loadProductBySku: () => gateway.loadProductBySku("EX10012874"),
    loadPassportProduct: () => gateway.loadPassportProduct("balance-10012874", null),
    loadRecalls: () => gateway.loadRecalls(),
    loadProductRecord: () => gateway.loadProductRecord({ sku: "EX10012874" }),
    loadRelatedProducts: () =>
      gateway.loadRelatedProducts({ id: "p", categoryIds: ["c"], family: "mixer", parentSkus: [] }, 8),
    loadComparisonProducts: async () => {
      const own = { sku: "EX10012874", family: "mixers", technicalData: [], parentSkus: [] };
      await gateway.loadComparisonProducts({ ...own, tags: [] }, 30);
      await gateway.loadComparisonProducts({ ...own, tags: ["bware"] }, 30);
    },
    loadReviewStatistics: () => gateway.loadReviewStatistics("p"),
    loadReviews: async () => {
      await gateway.loadReviews("p", { limit: 10, offset: 0 });
      await gateway.loadReviews("p", { limit: 10, offset: 10, sort: "recent", rating: 4 });
    },
    loadComplementaryProducts: () => gateway.loadComplementaryProducts({ id: "p", complementIds: ["c"] }, 4),
    loadArticles: () => gateway.loadArticles(["EX10012874", "4260000000012"]),
    loadCardsBySkus: () => gateway.loadCardsBySkus(["EX10012874", "EX10012875"]),
    loadTrackedProducts: () => gateway.loadTrackedProducts(["EX10012874", "EX10012875"]),
    loadUsedOf: () => gateway.loadUsedOf(["EX10012874"], 1),
    loadVolumeDiscounts: () => gateway.loadVolumeDiscounts("volume_discount_default"),
    loadInventory: () => gateway.loadInventory(["EX10012874"]),
    loadShippingOffers: () => gateway.loadShippingOffers(),
    loadStoreSettings: () => gateway.loadStoreSettings(),
    loadGuarantees: () => gateway.loadGuarantees(),
    loadSitemapEntries: async () => {
      await gateway.loadSitemapEntries("products", { after: "p", limit: 500 });
      await gateway.loadSitemapEntries("categories", { after: null, limit: 500 });
    },
    findEndsOfSitemapRuns: async () => {
      await gateway.findEndsOfSitemapRuns("products", { after: null, limit: 500 });
      await gateway.findEndsOfSitemapRuns("categories", { after: "c", limit: 500 });
    },
    loadFeedRun: async () => {
      await gateway.loadFeedRun({ after: null, limit: 50 });
      await gateway.loadFeedRun({ after: "p", limit: 50 });
    },
  };
  for (const call of Object.values(calls)) await call();
}

/** The search feed reads all countries at once. */
export async function callSearchFeed(client: CommerceClient): Promise<void> {
  const countries = countryCodes.map(getCountry);
  const now = new Date("2026-11-22T10:00:00.000Z");
  await loadSearchContext(client, now);
  await loadSourcePage(client, countries, null);
  await loadSourcePage(client, countries, "product");
  await loadSources(client, countries, ["product"]);
  await findIdsBySkus(client, ["EX10012874"]);
  await findIds(client, 'masterData(current(categories(id = "category")))', "product");
  await findSkusWithNewStock(client, now);
  await findReviewedIds(client, ["review"]);
  await countReviews(client, ["product"]);
}
