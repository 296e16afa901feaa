import { findCampaignBoundary } from "../../../app/catalogue/model/campaign";
import { contentTag, toCategoryTag, toProductTag } from "../../../app/catalogue/model/page-tags";
import type { Product } from "../../../app/catalogue/model/product";
import type { Price } from "../../../app/catalogue/model/product-card";
import type { GatewayError } from "../../../app/foundation/gateway-error";
import type { CatalogueGateway } from "../../../app/gateways/commerce/catalogue-gateway";
import type { ContentGateway } from "../../../app/gateways/content/create-content-gateway";
import { indexMissing } from "../../../app/gateways/search/search-client";
import type { SearchGateway } from "../../../app/gateways/search/search-gateway";
import type { Log } from "../../../app/request/log";
import { observeResults, type ValueListeners } from "./decorate-gateway";

type Priced = { readonly id: string; readonly price: Price };

/** Returns the gateway; `observation` records its errors, coming price changes and what it returns for the page cache. */
export function observeCatalogue(gateway: CatalogueGateway, observation: PageObservation): CatalogueGateway {
  const noteProduct = ({ id, price }: Priced) => {
    observation.noteTag(toProductTag(id));
    observation.noteChangeAt(price.changesAt);
  };
  const noteProducts = (products: readonly Priced[]) => products.forEach(noteProduct);
  const noteVariants = (product: Product | null) => {
    if (product) noteProduct(product);
    for (const { price } of product?.variants ?? []) observation.noteChangeAt(price.changesAt);
  };
  const succeeded: ValueListeners<CatalogueGateway> = {
    loadCategoryBySlug: (category) => category && observation.noteTag(toCategoryTag(category.id)),
    loadCards: noteProducts,
    loadListing: ({ cards }) => noteProducts(cards),
    loadProductRows: (rows) => rows.forEach(noteProducts),
    loadProductBySlug: noteVariants,
    loadProductBySku: noteVariants,
    loadRelatedProducts: noteProducts,
    loadComplementaryProducts: noteProducts,
    loadCardsBySkus: noteProducts,
    loadUsedOf: noteProducts,
    loadComparisonProducts: noteProducts,
    loadFeedRun: ({ products }) => noteProducts(products),
    loadStoreSettings: ({ campaign }) =>
      observation.noteChangeAt(campaign && findCampaignBoundary(campaign, new Date())),
  };
  return observeResults(gateway, { succeeded, failed: () => observation.noteFailure() });
}

/** Returns the gateway; `observation` records that the page shows content. */
export function observeContent(gateway: ContentGateway, observation: PageObservation): ContentGateway {
  return {
    load(component, slug, locale) {
      observation.noteTag(contentTag);
      return gateway.load(component, slug, locale);
    },
  };
}

type SearchObservation = {
  readonly observation: PageObservation;
  readonly log: Pick<Log, "error" | "warn">;
  /** Events that this worker logged already. */
  readonly loggedEvents: Set<string>;
};

/**
 * Returns the same gateway; a page that lacks a search result is not shared with other visitors. A page makes several
 * queries: a failure is logged once per request, and an index that is not built yet once per worker.
 */
export function observeSearch(
  gateway: SearchGateway,
  { observation, log, loggedEvents }: SearchObservation,
): SearchGateway {
  let hasFailed = false;
  const failed = ({ kind, message, code }: GatewayError) => {
    observation.noteFailure();
    if (hasFailed || (code === indexMissing && loggedEvents.has(indexMissing))) return;
    hasFailed = true;
    if (code !== indexMissing) return log.error("search-failed", { kind, message });
    loggedEvents.add(indexMissing);
    log.warn("search-index-missing", { message });
  };
  return observeResults(gateway, { failed });
}

/** Events during rendering that decide whether, and until when, other visitors may see the page. */
export class PageObservation {
  #isDegraded = false;
  #validUntilMs = Number.POSITIVE_INFINITY;
  readonly #tags = new Set<string>();

  /** A gateway had an error: the page lacks something, so it is not shared. */
  get isDegraded(): boolean {
    return this.#isDegraded;
  }

  /** When the first of the shown prices changes by itself; infinity if none does. */
  get validUntilMs(): number {
    return this.#validUntilMs;
  }

  /** Products, categories and content of the page (`page-tags.ts`). */
  get tags(): ReadonlySet<string> {
    return this.#tags;
  }

  noteTag(tag: string): void {
    this.#tags.add(tag);
  }

  noteFailure(): void {
    this.#isDegraded = true;
  }

  /** ISO 8601; ignores null and unreadable dates. */
  noteChangeAt(date: string | null | undefined): void {
    const atMs = date ? Date.parse(date) : Number.NaN;
    if (!Number.isNaN(atMs)) this.#validUntilMs = Math.min(this.#validUntilMs, atMs);
  }
}
