import type { RouterContextProvider } from "react-router";
import { pagePath } from "../../content/model/content-pages";
import type { GatewayError } from "../../foundation/gateway-error";
import { memo } from "../../foundation/memo";
import { type Prompt, whenAllThere, whenThere } from "../../foundation/prompt";
import { ok, type Result } from "../../foundation/result";
import type { CatalogueGateway, StoreSettings } from "../../gateways/commerce/catalogue-gateway";
import { requestContext } from "../../request/context";
import type { Log } from "../../request/log";
import { type PageHead, setPageHead } from "../../request/page-head";
import { readWalletButtons } from "../../request/wallet-buttons";
import type { CardView } from "../model/card-view";
import type { CompareView } from "../model/compare-view";
import { orderRelated } from "../model/comparison";
import type { ExtraGuarantee } from "../model/extra-guarantee";
import type { Product } from "../model/product";
import type { ProductCard } from "../model/product-card";
import type { ProductPartsView, ProductView, WalletsView } from "../model/product-view";
import type { Recall } from "../model/recall";
import type { ReviewView } from "../model/review-view";
import { isInStock } from "../model/sellable-stock";
import type { ShippingOffer } from "../model/shipping-offer";
import type { VolumeDiscount } from "../model/volume-discount";
import { loadBelongings } from "./load-belongings.server";
import { findComparison, toComparison } from "./load-comparison.server";
import { toGuaranteeViews } from "./load-guarantee-offers.server";
import { loadReviews } from "./load-reviews.server";
import { loadVolumeDiscounts } from "./load-volume-discounts.server";
import { type PageI18n, readPageI18n } from "./page-i18n.server";
import { toBreadcrumbData } from "./to-breadcrumb-data.server";
import type { BuySource } from "./to-buy-view.server";
import { toCardViews } from "./to-card-view.server";
import { toPathIn } from "./to-language-paths.server";
import { toProductData } from "./to-product-data.server";
import { toCrumbs, toProductParts, toProductView } from "./to-product-view.server";

const relatedLimit = 8;
/** Used when the store's settings cannot be read (the specification's constants). */
const noOffers: readonly ShippingOffer[] = [];
const noGuarantees: readonly ExtraGuarantee[] = [];
const noRecalls: readonly Recall[] = [];
const defaultSettings = { maxAddQuantity: 100, maxLineQuantity: 1000, campaign: null, hasSupportForm: true };

/**
 * Requests all data of a product's page in parallel.
 * `asked`: SKU of the selected variant; ignored if it does not exist.
 */
export function requestProduct(context: Readonly<RouterContextProvider>, slug: string, asked: string | null) {
  const { catalogue } = context.get(requestContext).gateways;
  return Promise.all([
    catalogue.loadProductBySlug(slug, asked),
    catalogue.loadShippingOffers(),
    catalogue.loadStoreSettings(),
  ]);
}

/** A product's page before its parts are rendered. */
export type ProductDocument = {
  readonly view: Omit<ProductView, "parts" | "reviews" | "comparison">;
  readonly parts: ProductPartsView;
  readonly wallets: WalletsView | null;
  readonly reviews: Prompt<readonly ReviewView[] | null>;
  readonly comparison: Prompt<CompareView | null>;
  /** Path of the product's department with language prefix; null without one. */
  readonly department: string | null;
};

/**
 * Builds a product's page from the requested data.
 * Reviews and related products that are not cached stream later.
 *
 * @returns null if the product does not exist
 */
export async function loadProduct(
  context: Readonly<RouterContextProvider>,
  requests: ReturnType<typeof requestProduct>,
): Promise<Result<ProductDocument | null, GatewayError>> {
  const [found, offers, settings] = await requests;
  if (!found.ok || found.value === null) return found.ok ? ok(null) : found;
  const product = found.value;
  const shop = {
    catalogue: context.get(requestContext).gateways.catalogue,
    log: context.get(requestContext).log,
  };
  const [discounts, otherWare, guarantees, recalls] = await Promise.all([
    loadVolumeDiscounts(shop, product.volumeDiscountGroup),
    loadOtherWare(shop, product),
    shop.catalogue.loadGuarantees(),
    shop.catalogue.loadRecalls(),
  ]);
  const known = {
    offers: offers.ok ? offers.value : noOffers,
    settings: settings.ok ? settings.value : defaultSettings,
  };
  const { shell, parts, head, department } = toFormattedProduct(
    product,
    readPageI18n(context),
    context.get(requestContext).origin,
    known.offers,
    known.settings,
    discounts,
    otherWare,
    // Without the platform's response the product can be bought without a guarantee.
    guarantees.ok ? guarantees.value : noGuarantees,
    recalls.ok ? recalls.value : noRecalls,
  );
  setPageHead(context, head);
  const compared = findComparison(shop.catalogue, product);
  const view = {
    ...shell,
    belongings: loadBelongings(context, product, { offers: known.offers, settings }),
    related: loadRelated(context, product, known.offers, compared),
  };
  return ok({
    view,
    parts,
    department,
    wallets: toWallets(context, product, settings),
    reviews: product.rating
      ? whenThere(loadReviews(context, product.id), (result) => (result.ok ? result.value.reviews : null))
      : [],
    comparison: toComparison(context, product, known.offers, compared),
  });
}

/** Wallet buttons of a product that can be bought now. */
function toWallets(
  context: Readonly<RouterContextProvider>,
  { isEligibleForSelling, availableQuantity, price }: Product,
  settings: Result<Pick<StoreSettings, "walletFlow">, GatewayError>,
): WalletsView | null {
  if (!isEligibleForSelling || !isInStock(availableQuantity)) return null;
  const buttons = readWalletButtons(context, settings.ok ? settings.value.walletFlow : null);
  return buttons && { buttons, cents: price.value.centAmount };
}

/** Loads products of the same kind, those outside the comparison first. */
function loadRelated(
  context: Readonly<RouterContextProvider>,
  product: Product,
  offers: readonly ShippingOffer[],
  compared: ReturnType<typeof findComparison>,
): Prompt<readonly CardView[]> {
  const { catalogue } = context.get(requestContext).gateways;
  const related = catalogue.loadRelatedProducts(product, relatedLimit);
  return whenAllThere([related, compared], (found) => {
    const [cards = [], inComparison = []] = found.map((each) => (each.ok ? each.value : []));
    return toCardViews(orderRelated(cards, inComparison), offers, readPageI18n(context));
  });
}

type Shell = ReturnType<typeof toProductView>;
type FormattedProduct = {
  readonly shell: Shell;
  readonly parts: ProductPartsView;
  readonly head: PageHead;
  /** Path of the product's department; null without one. */
  readonly department: string | null;
};

const toFormattedProduct = memo(
  (
    product: Product,
    i18n: PageI18n,
    origin: string,
    offers: readonly ShippingOffer[],
    settings: BuySource["settings"],
    discounts: readonly VolumeDiscount[],
    otherWare: ProductCard | null,
    guarantees: readonly ExtraGuarantee[],
    recalls: readonly Recall[],
  ): FormattedProduct => {
    const source = { i18n, offers, settings, discounts, otherWare, recalls };
    const shell = toProductView(product, source);
    const crumbs = toCrumbs(product, i18n);
    return {
      shell,
      parts: { ...toProductParts(product, source), guarantees: toGuaranteeViews(guarantees, product, i18n) },
      head: toProductHead(product, shell, { crumbs, origin, i18n, offers, settings }),
      department: crumbs[1]?.href ?? null,
    };
  },
  { entries: 200 },
);

type HeadSource = {
  readonly crumbs: ReturnType<typeof toCrumbs>;
  readonly origin: string;
  readonly i18n: PageI18n;
  readonly offers: readonly ShippingOffer[];
  readonly settings: { readonly dispatchCountry?: string | null };
};

function toProductHead(product: Product, view: Shell, source: HeadSource): PageHead {
  const { crumbs, origin, i18n, offers, settings } = source;
  const base = `${origin}${i18n.prefix}`;
  const data = {
    base,
    origin,
    offers,
    country: i18n.country,
    returnCountry: settings.dispatchCountry ?? null,
    returnsUrl: `${base}${pagePath("return-policy", i18n.locale)}`,
  };
  return {
    type: "product",
    messageDomains: ["product"],
    title: view.name,
    description: product.metaDescription ?? product.description?.slice(0, 160) ?? view.name,
    paths: toPathIn(product.slugs),
    picture: product.picture,
    // As in the sitemap: search engines do not index products that are not sold here.
    robots: product.isEligibleForSelling ? "index, follow" : "noindex, follow",
    describesStore: true,
    jsonLd: [toProductData(product, data), toBreadcrumbData(crumbs, view.name, origin)],
  };
}

type Shop = { readonly catalogue: CatalogueGateway; readonly log: Log };

/**
 * Loads the same product in the other condition: new for a used one (B-ware), and the reverse.
 * A used product must be in stock.
 *
 * @returns null if there is none, or if the platform fails, which is logged
 */
async function loadOtherWare({ catalogue, log }: Shop, product: Product): Promise<ProductCard | null> {
  const { newSku, parentSkus, tags, sku, variants } = product;
  const isUsed = tags.includes("bware");
  if (isUsed ? newSku === null : parentSkus.length > 0) return null;
  const found = await (isUsed && newSku !== null
    ? catalogue.loadCardsBySkus([newSku])
    : catalogue.loadUsedOf([sku, ...variants.map((variant) => variant.sku)], 1));
  if (found.ok) return found.value[0] ?? null;
  log.warn("other-ware-unavailable", { sku, kind: found.error.kind });
  return null;
}
