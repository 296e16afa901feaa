import { findCampaignBoundary } from "../../../app/catalogue/model/campaign";
import type { Product } from "../../../app/catalogue/model/product";
import type { Price } from "../../../app/catalogue/model/product-card";
import type { GatewayError } from "../../../app/foundation/gateway-error";
import { type Prompt, whenThere } from "../../../app/foundation/prompt";
import type { Result } from "../../../app/foundation/result";
import type { CatalogueGateway } from "../../../app/gateways/commerce/catalogue-gateway";

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
    loadDepartments: () => watch(gateway.loadDepartments()),
    loadCategoryTree: () => watch(gateway.loadCategoryTree()),
    loadCategoryBySlug: (slug) => watch(gateway.loadCategoryBySlug(slug)),
    loadListing: (query) => watch(gateway.loadListing(query), ({ cards }) => noteProducts(cards)),
    loadTaggedRows: (tags, limit) =>
      watch(gateway.loadTaggedRows(tags, limit), (rows) => rows.forEach(noteProducts)),
    loadProductBySlug: (slug, sku) => watch(gateway.loadProductBySlug(slug, sku), noteVariants),
    loadProductBySku: (sku) => watch(gateway.loadProductBySku(sku), noteVariants),
    loadRelatedProducts: (product, limit) =>
      watchPrompt(gateway.loadRelatedProducts(product, limit), noteProducts),
    loadReviews: (productId, page) => watchPrompt(gateway.loadReviews(productId, page)),
    loadInventory: (skus) => watch(gateway.loadInventory(skus)),
    loadShippingOffers: () => watch(gateway.loadShippingOffers()),
    loadStoreSettings: () =>
      watch(gateway.loadStoreSettings(), ({ campaign }) => {
        observation.noteChangeAt(campaign && findCampaignBoundary(campaign, new Date()));
      }),
    loadSitemapEntries: (kind, run) => watch(gateway.loadSitemapEntries(kind, run)),
    findEndOfSitemapRun: (kind, run) => watch(gateway.findEndOfSitemapRun(kind, run)),
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
