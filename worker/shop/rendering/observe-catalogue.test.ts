import { expect, it, vi } from "vitest";
import type { CategoryPage } from "../../../app/catalogue/model/category";
import type { Listing, ListingQuery } from "../../../app/catalogue/model/listing";
import { err, ok } from "../../../app/foundation/result";
import type { CatalogueGateway, StoreSettings } from "../../../app/gateways/commerce/catalogue-gateway";
import { indexMissing } from "../../../app/gateways/search/search-client";
import type { SearchGateway } from "../../../app/gateways/search/search-gateway";
import { sampleProduct } from "../../../tests/support/sample-product";
import { observeCatalogue, observeContent, observeSearch, PageObservation } from "./observe-catalogue";

const listing: Listing = {
  cards: [{ ...sampleProduct, price: { ...sampleProduct.price, changesAt: "2026-11-22T08:00:00Z" } }],
  total: 0,
};
const query: ListingQuery = {
  text: null,
  category: null,
  ownTags: [],
  attributes: [],
  columnSort: null,
  view: "grid",
  brands: [],
  tags: [],
  grades: [],
  priceCents: { from: null, to: null },
  minimumRating: null,
  sort: "relevance",
  page: 1,
  pageSize: 24,
};

const settings: StoreSettings = {
  codFee: null,
  codFeeTitle: "",
  bank: null,
  campaign: null,
  isRealtimeEnabled: true,
  isGuaranteeEnabled: false,
  hasVolumeDiscounts: false,
  hasComplementaryProducts: false,
  isVatValidationEnabled: false,
  isTaxRateChangeEnabled: false,
  dispatchCountry: null,
  walletFlow: null,
  maxLineQuantity: 1000,
  maxAddQuantity: 100,
};

const observe = (gateway: Partial<CatalogueGateway>) => {
  const observation = new PageObservation();
  return { observation, gateway: observeCatalogue(gateway as CatalogueGateway, observation) };
};

it("records a degraded page when a gateway had an error", async () => {
  const failure = { system: "commerce", kind: "timeout", retryable: true, message: "late" } as const;
  const { observation, gateway } = observe({ loadReviews: async () => err(failure) });
  expect(observation.isDegraded).toBe(false);
  await gateway.loadReviews("p", { limit: 10, offset: 0 });
  expect(observation.isDegraded).toBe(true);
});

it("records the first coming price change", async () => {
  const { observation, gateway } = observe({
    loadListing: async () => ok(listing),
    loadProductBySku: async () => ok(null),
  });
  expect(observation.validUntilMs).toBe(Number.POSITIVE_INFINITY);
  await gateway.loadListing(query);
  await gateway.loadProductBySku("EX10012874");
  observation.noteChangeAt("2026-11-23T08:00:00Z");
  observation.noteChangeAt("nonsense");
  expect(observation.validUntilMs).toBe(Date.parse("2026-11-22T08:00:00Z"));
  expect(observation.isDegraded).toBe(false);
});

it("records the products, the category and the content that a page shows", async () => {
  const { observation, gateway } = observe({
    loadListing: async () => ok(listing),
    loadProductRows: async () => ok([[{ ...sampleProduct, id: "p2" }]]),
    loadCategoryBySlug: async () => ok({ id: "c1" } as CategoryPage),
  });
  await gateway.loadListing(query);
  await gateway.loadProductRows([], 4);
  await gateway.loadCategoryBySlug("mixers");
  await observeContent({ load: async () => null }, observation).load("pages", "about", "sk-sk");
  expect([...observation.tags]).toEqual([
    `product-${sampleProduct.id}`,
    "product-p2",
    "category-c1",
    "content",
  ]);
});

it("records when the store's campaign begins or ends", async () => {
  const atDay = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  const campaign = { name: "Black Friday", startDate: atDay(-3), endDate: atDay(11) };
  const { observation, gateway } = observe({ loadStoreSettings: async () => ok({ ...settings, campaign }) });
  await gateway.loadStoreSettings();
  expect(observation.validUntilMs).toBe(Date.parse(campaign.endDate));
});

it("records the price changes of all variants, which the page publishes to search engines", async () => {
  const price = { ...sampleProduct.price, changesAt: "2026-11-21T08:00:00Z" };
  const variant = { sku: "B", name: "B", values: ["B"], price, availableQuantity: 1, picture: null };
  const { observation, gateway } = observe({
    loadProductBySlug: async () => ok({ ...sampleProduct, variants: [variant] }),
  });
  await gateway.loadProductBySlug("mixer");
  expect(observation.validUntilMs).toBe(Date.parse(price.changesAt));
});

it("logs refusals of the search once per request, and a missing index once per worker", async () => {
  const log = { error: vi.fn(), warn: vi.fn() };
  const loggedEvents = new Set<string>();
  const ask = async (code?: string) => {
    const refused = { system: "search", kind: "rejected", retryable: false, message: "no" } as const;
    const suggest = async () => err(code === undefined ? refused : { ...refused, code });
    const observation = new PageObservation();
    const gateway: Partial<SearchGateway> = { suggest };
    const observed = observeSearch(gateway as SearchGateway, { observation, log, loggedEvents });
    await Promise.all([observed.suggest("waage"), observed.suggest("waage")]);
    expect(observation.isDegraded).toBe(true);
  };
  await ask();
  await ask();
  expect(log.error).toHaveBeenCalledTimes(2);
  await ask(indexMissing);
  await ask(indexMissing);
  expect(log.warn).toHaveBeenCalledTimes(1);
  expect(log.error).toHaveBeenCalledTimes(2);
});
