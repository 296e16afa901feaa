import type { QuantityLimits } from "../../cart/model/quantity-rules";
import type { Article } from "../../catalogue/model/article";
import type { Campaign } from "../../catalogue/model/campaign";
import type { CategoryNode, CategoryPage } from "../../catalogue/model/category";
import type { ExtraGuarantee } from "../../catalogue/model/extra-guarantee";
import type { FeedName } from "../../catalogue/model/feed-record";
import type { CatalogueQuery, Listing } from "../../catalogue/model/listing";
import type { PassportProduct } from "../../catalogue/model/passport";
import type { Product } from "../../catalogue/model/product";
import type { ProductCard } from "../../catalogue/model/product-card";
import type { ProductRecord, ProductReference } from "../../catalogue/model/product-record";
import type { Recall } from "../../catalogue/model/recall";
import type { ReviewPage, ReviewQuery, ReviewStatistics } from "../../catalogue/model/review";
import type { ShippingOffer } from "../../catalogue/model/shipping-offer";
import type { TechnicalAttributes } from "../../catalogue/model/technical-attributes";
import type { VolumeDiscount } from "../../catalogue/model/volume-discount";
import type { WalletFlow } from "../../checkout/model/wallet-flow";
import type { GatewayError } from "../../foundation/gateway-error";
import type { Money } from "../../foundation/money";
import type { Prompt } from "../../foundation/prompt";
import type { Result } from "../../foundation/result";
import type { TrackedProduct } from "../../tracking/model/tracked-item";

type PromptCards = Prompt<Result<readonly ProductCard[], GatewayError>>;
type Answer<Value> = Promise<Result<Value, GatewayError>>;

/**
 * Reads the catalogue in the request's locale, currency, country and store.
 * A missing item is null, never an error.
 */
export interface CatalogueGateway {
  /** The departments with all their descendants. */
  loadCategoryTree(): Answer<readonly CategoryNode[]>;
  /** Trades with the categories that each of them needs. */
  loadIndustries(): Answer<readonly CategoryNode[]>;
  /** The industry and longtail trees. */
  loadOtherCategories(): Answer<readonly CategoryNode[]>;
  loadCategoryBySlug(slug: string): Answer<CategoryPage | null>;
  /**
   * Cards of these products in this order, without those that are not for sale here; `attributeNames`: the attributes to
   * show instead of the first ones of their family.
   */
  loadCards(
    ids: readonly string[],
    attributeNames?: readonly string[] | null,
  ): Answer<readonly ProductCard[]>;
  /** The attributes by which products are compared and filtered, in the order of their types. */
  loadTechnicalAttributes(): Answer<TechnicalAttributes>;
  loadListing(query: CatalogueQuery): Answer<Listing>;
  /** The first products of each row, at most `limit`. */
  loadProductRows(rows: readonly ProductRow[], limit: number): Answer<readonly (readonly ProductCard[])[]>;
  /** The product with the variant of that SKU; if that variant is not for sale here, with the default one. */
  loadProductBySlug(slug: string, sku?: string | null): Answer<Product | null>;
  loadProductBySku(sku: string): Answer<Product | null>;
  /**
   * A published product by its slug, whether it is sold here or not, with the variant of that SKU or its first one;
   * null: unknown.
   */
  loadPassportProduct(slug: string, sku: string | null): Prompt<Result<PassportProduct | null, GatewayError>>;
  /** The merchant's recalls, cached for a minute. */
  loadRecalls(): Prompt<Result<readonly Recall[], GatewayError>>;
  /** The platform's record of a product, whether it is for sale here or not. */
  loadProductRecord(reference: ProductReference): Answer<ProductRecord | null>;
  /** In stock only, at most `limit`, without the product itself. */
  /** Average, count and levels of a product's reviews; null: unknown product, or no reviews. */
  loadReviewStatistics(productId: string): Answer<ReviewStatistics | null>;
  loadReviews(productId: string, query: ReviewQuery): Prompt<Result<ReviewPage, GatewayError>>;
  /** In-stock products of the same kind: of its family, or of its categories if it has none. */
  loadRelatedProducts(
    product: Pick<Product, "id" | "categoryIds" | "family" | "parentSkus">,
    limit: number,
  ): PromptCards;
  /** In-stock products of the categories that the product refers to, at most `limit`, without the product itself. */
  loadComplementaryProducts(product: Pick<Product, "id" | "complementIds">, limit: number): PromptCards;
  /** The variants with these SKUs or EANs (digits only), whether they are sold here or not, unordered. */
  loadArticles(numbers: readonly string[]): Answer<readonly Article[]>;
  /**
   * In the order of the SKUs, without products not sold here; `includesUnsellable` adds products that have a price
   * but are not eligible for selling here.
   */
  loadCardsBySkus(skus: readonly string[], includesUnsellable?: boolean): PromptCards;
  /** The tracking data of the variants with these SKUs, at most 48; in their order, without what is not sold here. */
  loadTrackedProducts(skus: readonly string[]): Answer<readonly TrackedProduct[]>;
  /** In-stock used articles (B-ware) of the new ones with these SKUs, at most `limit`. */
  loadUsedOf(skus: readonly string[], limit: number): PromptCards;
  /**
   * Of the same family and condition, at most `limit`, without the product itself; all technical attributes of its
   * type.
   */
  loadComparisonProducts(
    product: Pick<Product, "sku" | "family" | "tags" | "technicalData" | "parentSkus">,
    limit: number,
  ): PromptCards;
  /** Active discounts of the group, for this store or all, by `sortOrder`. */
  loadVolumeDiscounts(group: string): Prompt<Result<readonly VolumeDiscount[], GatewayError>>;
  loadInventory(skus: readonly string[]): Answer<ReadonlyMap<string, number>>;
  loadShippingOffers(): Answer<readonly ShippingOffer[]>;
  loadStoreSettings(): Answer<StoreSettings>;
  /** Extra guarantees for sale in this locale, the shortest first; empty if the store sells none. */
  loadGuarantees(): Answer<readonly ExtraGuarantee[]>;
  /** For sitemaps: slugs in all languages with the time of the last change. */
  loadSitemapEntries(kind: SitemapKind, run: SitemapRun): Answer<readonly SitemapEntry[]>;
  /** The ids after which the next runs begin, several with one request. */
  findEndsOfSitemapRuns(kind: SitemapKind, run: SitemapRun): Answer<SitemapRunEnds>;
  /** For product feeds: a range of the published products, each with every variant that is sold here. */
  loadFeedRun(run: SitemapRun): Answer<FeedRun>;
}

/** What the products of a row have in common: a tag, or the category (by id) that they are below. */
export type ProductRow = { readonly tag: string } | { readonly categoryId: string };

export type SitemapKind = "products" | "categories";

/** A range in the order of ids: at most `limit` (the platform's maximum is 500) after an id; null: from the first. */
export type SitemapRun = { readonly after: string | null; readonly limit: number };

/** Last ids of full ranges; `isComplete`: after the last of them is only one more range, which is not full. */
export type SitemapRunEnds = { readonly ids: readonly string[]; readonly isComplete: boolean };

/** Products of a range, one entry per variant, with that variant chosen. */
export type FeedRun = {
  readonly products: readonly Product[];
  /** The id after which the next range begins; null: this is the last one. */
  readonly next: string | null;
};

export type SitemapEntry = {
  readonly slugs: Readonly<Record<string, string>>;
  readonly lastModifiedAt: string;
};

/** The store's custom fields on the platform, over the country table's defaults. */
export type StoreSettings = QuantityLimits & {
  /** Gross; null: no fee. */
  readonly codFee: Money | null;
  readonly codFeeTitle: string;
  readonly bank: {
    readonly bic: string;
    readonly accountOwner: string;
    readonly institute: string;
    readonly iban: string;
  } | null;
  /** Planned, running or over; null: none. */
  readonly campaign: Campaign | null;
  readonly isRealtimeEnabled: boolean;
  readonly isGuaranteeEnabled: boolean;
  /** Suggests addresses during typing (`addressAutocompleteEnabled`). */
  readonly suggestsAddresses?: boolean;
  /** `trustScoreEnabled`: the trust badge. */
  readonly showsTrustScore?: boolean;
  /** `googleReviewsEnabled`: customers' reviews of the shop, and the request for one after an order. */
  readonly showsReviews?: boolean;
  /** `bloomreachApiEnabled`: visits are sent to the tracking service; on unless switched off. */
  readonly isTracked?: boolean;
  /** Contact opens the support form. */
  readonly hasSupportForm?: boolean;
  readonly hasVolumeDiscounts: boolean;
  readonly hasComplementaryProducts: boolean;
  /** Rows of recommendations (`recommendationsEnabled`); on unless the store says otherwise. */
  readonly showsRecommendations?: boolean;
  /** The product feeds that are open; absent: none. */
  readonly productFeeds?: readonly FeedName[];
  /** VAT numbers are validated. */
  readonly isVatValidationEnabled: boolean;
  /** A valid number of another country makes the sale net. */
  readonly isTaxRateChangeEnabled: boolean;
  /** The country that goods are dispatched from; null: not set. */
  readonly dispatchCountry: string | null;
  /** null: every method of the country. */
  readonly walletFlow: WalletFlow | null;
};
