import type { QuantityLimits } from "../../cart/model/quantity-rules";
import type { Campaign } from "../../catalogue/model/campaign";
import type { CategoryNode, CategoryPage } from "../../catalogue/model/category";
import type { Listing, ListingQuery } from "../../catalogue/model/listing";
import type { Product } from "../../catalogue/model/product";
import type { ProductCard } from "../../catalogue/model/product-card";
import type { Review } from "../../catalogue/model/review";
import type { ShippingOffer } from "../../catalogue/model/shipping-offer";
import type { GatewayError } from "../../foundation/gateway-error";
import type { Money } from "../../foundation/money";
import type { Prompt } from "../../foundation/prompt";
import type { Result } from "../../foundation/result";

type Answer<Value> = Promise<Result<Value, GatewayError>>;

/**
 * Reads of the catalogue in the request's locale, currency, country and store. Nothing found is null, never an error.
 */
export interface CatalogueGateway {
  loadDepartments(): Answer<readonly CategoryNode[]>;
  loadCategoryTree(): Answer<readonly CategoryNode[]>;
  loadCategoryBySlug(slug: string): Answer<CategoryPage | null>;
  loadListing(query: ListingQuery): Answer<Listing>;
  /** For each tag its first products, at most `limit`. */
  loadTaggedRows(tags: readonly string[], limit: number): Answer<readonly (readonly ProductCard[])[]>;
  /**
   * With the variant of that SKU; where the product has no such one for sale here, with the one that it shows first.
   */
  loadProductBySlug(slug: string, sku?: string | null): Answer<Product | null>;
  loadProductBySku(sku: string): Answer<Product | null>;
  /** In stock only, at most `limit`, without the product itself. */
  loadRelatedProducts(
    product: { id: string; categoryIds: readonly string[] },
    limit: number,
  ): Prompt<Result<readonly ProductCard[], GatewayError>>;
  loadReviews(
    productId: string,
    page: { limit: number; offset: number },
  ): Prompt<Result<{ total: number; reviews: readonly Review[] }, GatewayError>>;
  loadInventory(skus: readonly string[]): Answer<ReadonlyMap<string, number>>;
  loadShippingOffers(): Answer<readonly ShippingOffer[]>;
  loadStoreSettings(): Answer<StoreSettings>;
  /** For sitemaps: slugs in all languages with the last change. */
  loadSitemapEntries(kind: SitemapKind, run: SitemapRun): Answer<readonly SitemapEntry[]>;
  /** The id after which the next run begins; null when the run has fewer than `limit` entries. */
  findEndOfSitemapRun(kind: SitemapKind, run: SitemapRun): Answer<string | null>;
}

export type SitemapKind = "products" | "categories";

/** Neighbours in the order of ids: at most `limit` (500 the platform's most) after an id; null: from the first. */
export type SitemapRun = { readonly after: string | null; readonly limit: number };

export type SitemapEntry = {
  readonly slugs: Readonly<Record<string, string>>;
  readonly lastModifiedAt: string;
};

/** The store's custom fields on the platform, over the country table's defaults. */
export type StoreSettings = QuantityLimits & {
  /** Gross; null when there is no fee. */
  readonly codFee: Money | null;
  readonly codFeeTitle: string;
  readonly bank: {
    readonly bic: string;
    readonly accountOwner: string;
    readonly institute: string;
    readonly iban: string;
  } | null;
  /** Planned, running or over; null when there is none. */
  readonly campaign: Campaign | null;
  readonly isRealtimeEnabled: boolean;
};
