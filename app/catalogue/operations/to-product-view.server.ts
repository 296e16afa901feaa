import { brand } from "../../countries/model/brand";
import { nameLanguage } from "../../i18n/display-names";
import { formatNumber } from "../../i18n/formats";
import { findContactPage } from "../../support/model/support-path";
import type { AttributeView } from "../model/card-view";
import { hasLegalGuaranteeNotice } from "../model/legal-guarantee";
import type { LinkView } from "../model/link-view";
import type { Product } from "../model/product";
import type {
  EnergyView,
  FactsView,
  ManualView,
  ProductPartsView,
  ProductView,
  RatingView,
} from "../model/product-view";
import { roundToHalf, toDistribution } from "../model/review";
import type { PageWords } from "./page-words.server";
import { type BuySource, toBuyView } from "./to-buy-view.server";
import { toGalleryView } from "./to-gallery-view.server";
import { toLanguagePaths } from "./to-language-paths.server";
import { toTermsView } from "./to-terms-view.server";

/** Most attributes above the price. */
const maxKeyAttributes = 4;

type Streamed = "reviews" | "belongings" | "related" | "comparison";

/** The data of a product's page that neither streams nor is rendered markup. */
export function toProductView(product: Product, source: BuySource): Omit<ProductView, Streamed | "parts"> {
  const { words } = source;
  const contactPage = findContactPage(source.settings, words);
  return {
    metaTitle: `${product.metaTitle ?? product.name} | ${brand.name}`,
    sku: product.sku,
    name: product.name,
    productNumber: product.productNumber,
    gallery: toGalleryView(product, words),
    energy: toEnergyView(product),
    buy: toBuyView(product, source),
    rating: toRatingView(product, words),
    hasQuickAdd: !words.country.restrictsQuickAdd,
    categoryHref: toCrumbs(product, words).at(-1)?.href ?? (words.prefix || "/"),
    ...(contactPage && { contactPage }),
    languagePaths: toLanguagePaths(product.slugs, words),
  };
}

/** The parts of a product's page that the server renders: breadcrumb, heading, attributes, terms, sections. */
export function toProductParts(product: Product, source: BuySource): Omit<ProductPartsView, "guarantees"> {
  const { words } = source;
  const rating = toRatingView(product, words);
  return {
    sku: product.sku,
    crumbs: toCrumbs(product, words),
    summary: {
      brand: product.brand,
      name: product.name,
      rating,
      productNumber: product.productNumber,
      model: product.model,
      keyAttributes: toAttributes([...product.technicalData, ...product.measures].slice(0, maxKeyAttributes)),
    },
    facts: toFactsView(product, source),
    terms: toTermsView(product, source),
    rating,
    reviewsPath: `${words.prefix}/product-reviews/${product.sku.toLowerCase()}`,
    hasTrustStrip: words.country.hasNewTrustFeatures,
  };
}

function toEnergyView({ energyRating, energyLabelUrl, energySheetUrl }: Product): EnergyView | null {
  return energyRating === null
    ? null
    : { rating: energyRating, labelUrl: energyLabelUrl, sheetUrl: energySheetUrl };
}

/** SKUs of new products begin with EX10, those of sets with EX18 (specification). */
const setPrefix = "EX18";

function toFactsView(product: Product, { words, settings }: BuySource): FactsView {
  const { country, locale } = words;
  const contactPage = findContactPage(settings, words);
  return {
    name: product.name,
    productNumber: product.productNumber,
    model: product.model,
    ean: product.ean,
    attributes: toAttributes(product.technicalData),
    measures: toAttributes(product.measures),
    highlights: product.highlights,
    description: product.description?.split("\n").filter(Boolean) ?? [],
    contents: product.deliveryPackage?.split("\n").filter(Boolean) ?? [],
    isSet: product.sku.startsWith(setPrefix),
    faq: product.faq,
    manual: toManualView(product, locale),
    hasManualRequest: product.manual === null || !country.offersManualTranslation,
    ...(contactPage && { contactPage }),
    sheet: product.energySheetUrl,
    hasGuaranteeNotice: hasLegalGuaranteeNotice(country.code),
    manufacturer: product.manufacturer,
    warnings: product.safetyWarnings,
  };
}

/** Names the language of a manual that is not in the language of the page. */
function toManualView({ manual }: Product, locale: string): ManualView | null {
  if (!manual) return null;
  const { url, language } = manual;
  return language === null || locale.startsWith(language)
    ? { url }
    : { url, language: nameLanguage(language) };
}

function toAttributes(attributes: Product["technicalData"]): readonly AttributeView[] {
  return attributes.map(({ label, value }) => ({ label, value }));
}

/** The breadcrumb of a product, from the start page. */
export function toCrumbs({ categories }: Product, { translate, prefix }: PageWords): readonly LinkView[] {
  const home: LinkView = { text: translate("catalogue.start"), href: prefix || "/" };
  return [home, ...categories.map(({ name, slug }) => ({ text: name, href: `${prefix}/${slug}/` }))];
}

/** Average in half stars, number of reviews and distribution; null without reviews. */
export function toRatingView(
  { rating, ratingsDistribution }: Pick<Product, "rating" | "ratingsDistribution">,
  { locale }: Pick<PageWords, "locale">,
): RatingView | null {
  if (!rating) return null;
  return {
    average: formatNumber(rating.average, locale, 1),
    stars: roundToHalf(rating.average),
    count: rating.count,
    distribution: toDistribution(ratingsDistribution),
  };
}
