import { findCampaignBoundary } from "../../../app/catalogue/model/campaign";
import type { Product } from "../../../app/catalogue/model/product";
import type { Price } from "../../../app/catalogue/model/product-card";
import type { GatewayError } from "../../../app/foundation/gateway-error";
import { type Prompt, whenThere } from "../../../app/foundation/prompt";
import type { Result } from "../../../app/foundation/result";
import type { CatalogueGateway } from "../../../app/gateways/commerce/catalogue-gateway";
import { indexMissing } from "../../../app/gateways/search/search-client";
import type { SearchGateway } from "../../../app/gateways/search/search-gateway";
import type { Log } from "../../../app/request/log";

type Priced = { readonly price: Price };

/** The same gateway; its errors and the price changes ahead are noted for the page cache. */
export function observeCatalogue(gateway: CatalogueGateway, observation: PageObservation): CatalogueGateway {
  function watchPrompt<Value>(
    answer: Prompt<Result<Value, GatewayError>>,
    note: (value: Value) => void = () => {},
  ): Prompt<Result<Value, GatewayError>> {
    return whenThere(answer, (result) => {
      if (result.ok) note(result.value);
      else observation.noteFailure();
      return result;
    });
  }
  const watch = async <Value>(
    answer: Promise<Result<Value, GatewayError>>,
    note?: (value: Value) => void,
  ): Promise<Result<Value, GatewayError>> => watchPrompt(answer, note);
  const noteProduct = (product: Priced) => observation.noteChangeAt(product.price.changesAt);
  const noteProducts = (products: readonly Priced[]) => products.forEach(noteProduct);
  const noteVariants = (product: Product | null) => {
    if (product) noteProducts([product, ...product.variants]);
  };

  return {
    loadCategoryTree: () => watch(gateway.loadCategoryTree()),
    loadIndustries: () => watch(gateway.loadIndustries()),
    loadCategoryBySlug: (slug) => watch(gateway.loadCategoryBySlug(slug)),
    loadCards: (ids, figures) => watch(gateway.loadCards(ids, figures), noteProducts),
    loadTechnicalAttributes: () => watch(gateway.loadTechnicalAttributes()),
    loadListing: (query) => watch(gateway.loadListing(query), ({ cards }) => noteProducts(cards)),
    loadProductRows: (asked, limit) =>
      watch(gateway.loadProductRows(asked, limit), (rows) => rows.forEach(noteProducts)),
    loadProductBySlug: (slug, sku) => watch(gateway.loadProductBySlug(slug, sku), noteVariants),
    loadProductBySku: (sku) => watch(gateway.loadProductBySku(sku), noteVariants),
    loadRelatedProducts: (product, limit) =>
      watchPrompt(gateway.loadRelatedProducts(product, limit), noteProducts),
    loadComplementaryProducts: (product, limit) =>
      watchPrompt(gateway.loadComplementaryProducts(product, limit), noteProducts),
    loadArticles: (numbers) => watch(gateway.loadArticles(numbers)),
    loadCardsBySkus: (skus) => watchPrompt(gateway.loadCardsBySkus(skus), noteProducts),
    loadTrackedProducts: (skus) => watch(gateway.loadTrackedProducts(skus)),
    loadUsedOf: (skus, limit) => watchPrompt(gateway.loadUsedOf(skus, limit), noteProducts),
    loadVolumeDiscounts: (group) => watchPrompt(gateway.loadVolumeDiscounts(group)),
    loadComparisonProducts: (product, limit) =>
      watchPrompt(gateway.loadComparisonProducts(product, limit), noteProducts),
    loadReviewStatistics: (productId) => watch(gateway.loadReviewStatistics(productId)),
    loadReviews: (productId, page) => watchPrompt(gateway.loadReviews(productId, page)),
    loadInventory: (skus) => watch(gateway.loadInventory(skus)),
    loadShippingOffers: () => watch(gateway.loadShippingOffers()),
    loadStoreSettings: () =>
      watch(gateway.loadStoreSettings(), ({ campaign }) => {
        observation.noteChangeAt(campaign && findCampaignBoundary(campaign, new Date()));
      }),
    loadGuarantees: () => watch(gateway.loadGuarantees()),
    loadSitemapEntries: (kind, run) => watch(gateway.loadSitemapEntries(kind, run)),
    findEndOfSitemapRun: (kind, run) => watch(gateway.findEndOfSitemapRun(kind, run)),
  };
}

type SearchObservation = {
  readonly observation: PageObservation;
  readonly log: Pick<Log, "error" | "warn">;
  /** What this worker has said once and for all. */
  readonly said: Set<string>;
};

/**
 * The same gateway; a page that lacks an answer of the search is nobody else's. A page asks several times: what failed
 * is logged once a request, and that an index is not built yet once a worker.
 */
export function observeSearch(
  gateway: SearchGateway,
  { observation, log, said }: SearchObservation,
): SearchGateway {
  let hasFailed = false;
  const note = ({ kind, message, code }: GatewayError) => {
    observation.noteFailure();
    if (hasFailed || (code === indexMissing && said.has(indexMissing))) return;
    hasFailed = true;
    if (code !== indexMissing) return log.error("search-failed", { kind, message });
    said.add(indexMissing);
    log.warn("search-index-missing", { message });
  };
  const watch = async <Value>(answer: Promise<Result<Value, GatewayError>>) => {
    const result = await answer;
    if (!result.ok) note(result.error);
    return result;
  };
  return {
    findProducts: (query, attributes) => watch(gateway.findProducts(query, attributes)),
    listValues: (query, attribute) => watch(gateway.listValues(query, attribute)),
    countFigures: (query) => watch(gateway.countFigures(query)),
    countCategories: () => watch(gateway.countCategories()),
    findByNumber: (text) => watch(gateway.findByNumber(text)),
    findSpelling: (text, found) => watch(gateway.findSpelling(text, found)),
    suggest: (text) => watch(gateway.suggest(text)),
  };
}

/** What happened while a page was made that decides whether, and until when, others may see it. */
export class PageObservation {
  #isDegraded = false;
  #validUntilMs = Number.POSITIVE_INFINITY;

  /** A gateway had an error: the page lacks something, so it is nobody else's. */
  get isDegraded(): boolean {
    return this.#isDegraded;
  }

  /** When the first of the shown prices changes by itself; infinity when none does. */
  get validUntilMs(): number {
    return this.#validUntilMs;
  }

  noteFailure(): void {
    this.#isDegraded = true;
  }

  /** ISO 8601; null and unreadable dates say nothing. */
  noteChangeAt(date: string | null | undefined): void {
    const atMs = date ? Date.parse(date) : Number.NaN;
    if (!Number.isNaN(atMs)) this.#validUntilMs = Math.min(this.#validUntilMs, atMs);
  }
}
