import type { RouterContextProvider } from "react-router";
import { createInputsMemo } from "../../foundation/derived-memo";
import type { GatewayError } from "../../foundation/gateway-error";
import { type Prompt, whenThere } from "../../foundation/prompt";
import { ok, type Result } from "../../foundation/result";
import type { StoreSettings } from "../../gateways/commerce/catalogue-gateway";
import { departmentContext, gatewaysContext, logContext, originContext } from "../../request/context";
import { type PageHead, setPageHead } from "../../request/page-head";
import { readWalletButtons } from "../../request/wallet-buttons";
import { isActiveCampaign } from "../model/campaign";
import type { CardView } from "../model/card-view";
import type { CompareView } from "../model/compare-view";
import type { Product } from "../model/product";
import type { ProductPartsView, ProductView, WalletsView } from "../model/product-view";
import type { ReviewView } from "../model/review-view";
import { isInStock } from "../model/sellable-stock";
import type { ShippingOffer } from "../model/shipping-offer";
import { findOtherWare } from "./find-other-ware.server";
import { loadBelongings } from "./load-belongings.server";
import { loadComparison } from "./load-comparison.server";
import { loadGuaranteeTexts } from "./load-guarantee-offers.server";
import { loadReviews } from "./load-reviews.server";
import { loadVolumeDiscounts } from "./load-volume-discounts.server";
import { type PageWords, readPageWords, toQuarter } from "./page-words.server";
import { productScript } from "./product-script.server";
import { toBreadcrumbData } from "./to-breadcrumb-data.server";
import type { BuySource } from "./to-buy-view.server";
import { toCardViews } from "./to-card-view.server";
import { toPathIn } from "./to-language-paths.server";
import { toProductData } from "./to-product-data.server";
import { toCrumbs, toProductParts, toProductView } from "./to-product-view.server";

const relatedLimit = 8;
/** Used when the store's settings cannot be read (the specification's constants). */
const noOffers: readonly ShippingOffer[] = [];
const defaultSettings = { maxAddQuantity: 100, maxLineQuantity: 1000, campaign: null };

/**
 * What a product's page waits for, asked for at once: the product with the variant of the SKU `asked`, if it has it.
 */
export function askForProduct(context: Readonly<RouterContextProvider>, slug: string, asked: string | null) {
  const { catalogue } = context.get(gatewaysContext);
  return Promise.all([
    catalogue.loadProductBySlug(slug, asked),
    catalogue.loadShippingOffers(),
    catalogue.loadStoreSettings(),
  ]);
}

/** A product's page, its parts still to be written. */
export type ProductDocument = {
  readonly view: Omit<ProductView, "parts" | "reviews" | "comparison">;
  readonly parts: ProductPartsView;
  readonly wallets: WalletsView | null;
  readonly reviews: Prompt<readonly ReviewView[] | null>;
  readonly comparison: Prompt<CompareView | null>;
};

/**
 * A product's page of what was asked for; null when there is no such product. Reviews and related products that are not
 * remembered stream after it.
 */
export async function loadProduct(
  context: Readonly<RouterContextProvider>,
  answers: ReturnType<typeof askForProduct>,
): Promise<Result<ProductDocument | null, GatewayError>> {
  const [found, offers, settings] = await answers;
  if (!found.ok || found.value === null) return found.ok ? ok(null) : found;
  const product = found.value;
  const shop = { catalogue: context.get(gatewaysContext).catalogue, log: context.get(logContext) };
  const [discounts, otherWare, guarantees] = await Promise.all([
    loadVolumeDiscounts(shop, product.volumeDiscountGroup),
    findOtherWare(shop, product),
    loadGuaranteeTexts(context, product),
  ]);
  const source = {
    words: readPageWords(context),
    offers: offers.ok ? offers.value : noOffers,
    settings: settings.ok ? settings.value : defaultSettings,
    discounts,
    otherWare,
  };
  const { shell, parts, head, department } = rememberProduct(product, source, {
    origin: context.get(originContext),
    guarantees,
  });
  context.set(departmentContext, department);
  setPageHead(context, head);
  const view = {
    ...shell,
    belongings: loadBelongings(context, product, { offers: source.offers, settings }),
    related: loadRelated(context, product, source.offers),
  };
  return ok({
    view,
    parts,
    wallets: toWallets(context, product, settings),
    reviews: product.rating
      ? whenThere(loadReviews(context, product.id), (answer) => (answer.ok ? answer.value.reviews : null))
      : [],
    comparison: loadComparison(context, product),
  });
}

/** Of what can be bought here and now. */
function toWallets(
  context: Readonly<RouterContextProvider>,
  { isEligibleForSelling, availableQuantity, price }: Product,
  settings: Result<Pick<StoreSettings, "walletFlow">, GatewayError>,
): WalletsView | null {
  if (!isEligibleForSelling || !isInStock(availableQuantity)) return null;
  const buttons = readWalletButtons(context, settings.ok ? settings.value.walletFlow : null);
  return buttons && { buttons, cents: price.value.centAmount };
}

function loadRelated(
  context: Readonly<RouterContextProvider>,
  product: Product,
  offers: readonly ShippingOffer[],
): Prompt<readonly CardView[]> {
  const { catalogue } = context.get(gatewaysContext);
  return whenThere(catalogue.loadRelatedProducts(product, relatedLimit), (related) => {
    return related.ok ? toCardViews(related.value, offers, readPageWords(context)) : [];
  });
}

type Surroundings = { readonly origin: string; readonly guarantees: string };
type Shell = ReturnType<typeof toProductView>;
type ProductInWords = {
  readonly shell: Shell;
  readonly parts: ProductPartsView;
  readonly head: PageHead;
  /** The address of the one that it belongs to; null: none. */
  readonly department: string | null;
};

const inWords = createInputsMemo<ProductInWords>(200);

/** A product of which nothing has changed is in the same words. */
function rememberProduct(
  product: Product,
  source: BuySource,
  { origin, guarantees }: Surroundings,
): ProductInWords {
  const { words, offers, settings, discounts, otherWare } = source;
  const { campaign } = settings;
  const isCampaigning = campaign !== null && isActiveCampaign(campaign, words.now);
  const name = `${words.country.code} ${words.locale} ${origin} ${product.sku}`;
  const inputs = [product, offers, settings, discounts, otherWare, guarantees, isCampaigning];
  return inWords(name, [...inputs, toQuarter(words.now)], () => {
    const shell = toProductView(product, source);
    const crumbs = toCrumbs(product, words);
    return {
      shell,
      parts: { ...toProductParts(product, source), guarantees },
      head: toProductHead(product, shell, { crumbs, origin, words }),
      department: crumbs[1]?.[1] ?? null,
    };
  });
}

type HeadSource = {
  readonly crumbs: ReturnType<typeof toCrumbs>;
  readonly origin: string;
  readonly words: PageWords;
};

function toProductHead(product: Product, view: Shell, { crumbs, origin, words }: HeadSource): PageHead {
  const base = `${origin}${words.prefix}`;
  return {
    type: "product",
    script: productScript,
    words: ["product"],
    title: view.name,
    description: product.metaDescription ?? product.description?.slice(0, 160) ?? view.name,
    paths: toPathIn(product.slugs),
    picture: product.picture,
    // as in the sitemap: what is not sold here is for no search engine
    robots: product.isEligibleForSelling ? "index, follow" : "noindex, follow",
    jsonLd: [toProductData(product, base, origin), toBreadcrumbData(crumbs, view.name, origin)],
  };
}
