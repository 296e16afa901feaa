import { brand } from "../../countries/model/brand";
import { nameLanguage } from "../../i18n/display-names";
import { formatNumber } from "../../i18n/formats";
import { hasLegalGuaranteeNotice } from "../model/legal-guarantee";
import type { LinkView } from "../model/listing-view";
import { packTexts } from "../model/packed-texts";
import type { Product } from "../model/product";
import type { FactsView, ManualView, ProductPartsView, ProductView, RatingView } from "../model/product-view";
import { roundToHalf, toDistribution } from "../model/review";
import type { PageWords } from "./page-words.server";
import { type BuySource, toBuyView, toTierViews } from "./to-buy-view.server";
import { toGalleryView } from "./to-gallery-view.server";
import { toLanguagePaths } from "./to-language-paths.server";
import { toTermsView } from "./to-terms-view.server";

/** Figures that stand above the price. */
const keyFigures = 4;

type Streamed = "reviews" | "belongings" | "related" | "comparison";

/** All of a product's page that neither streams nor is finished markup. */
export function toProductView(product: Product, source: BuySource): Omit<ProductView, Streamed | "parts"> {
  const { words } = source;
  return {
    metaTitle: `${product.metaTitle ?? product.name} | ${brand.name}`,
    sku: product.sku,
    name: product.name,
    productNumber: product.productNumber,
    gallery: toGalleryView(product, words),
    energy: toEnergyText(product),
    buy: toBuyView(product, source),
    rating: toRatingView(product, words),
    hasQuickAdd: !words.country.restrictsQuickAdd,
    categoryHref: toCrumbs(product, words).at(-1)?.[1] ?? (words.prefix || "/"),
    languagePaths: toLanguagePaths(product.slugs, words),
  };
}

/** What the server writes of a product's page: the way to it, heading, key figures, terms, sections. */
export function toProductParts(product: Product, source: BuySource): Omit<ProductPartsView, "guarantees"> {
  const { words } = source;
  const rating = toRatingView(product, words);
  return {
    sku: product.sku,
    crumbs: packTexts(toCrumbs(product, words).flat()),
    summary: {
      brand: product.brand,
      name: product.name,
      rating,
      productNumber: product.productNumber,
      model: product.model,
      figures: packFigures([...product.technicalData, ...product.measures].slice(0, keyFigures)),
    },
    facts: toFactsView(product, words),
    tiers: toTierViews(product, source),
    terms: toTermsView(product, source),
    rating,
    reviewsPath: `${words.prefix}/product-reviews/${product.sku.toLowerCase()}`,
    hasTrustStrip: words.country.hasNewTrustFeatures,
  };
}

function toEnergyText({ energyRating, energyLabelUrl, energySheetUrl }: Product): string | null {
  return energyRating && packTexts([energyRating, energyLabelUrl ?? "", energySheetUrl ?? ""]);
}

/** The new ones have EX10, a set EX18, by the specification's convention. */
const setPrefix = "EX18";

function toFactsView(product: Product, { country, locale }: PageWords): FactsView {
  return {
    name: product.name,
    productNumber: product.productNumber,
    model: product.model,
    ean: product.ean,
    figures: packFigures(product.technicalData),
    measures: packFigures(product.measures),
    highlights: packTexts(product.highlights),
    description: packTexts(product.description?.split("\n").filter(Boolean) ?? []),
    contents: packTexts(product.deliveryPackage?.split("\n").filter(Boolean) ?? []),
    isSet: product.sku.startsWith(setPrefix),
    faq: packTexts(product.faq.flatMap(({ question, answer }) => [question, answer])),
    manual: toManualView(product, locale),
    hasManualRequest: product.manual === null || !country.offersManualTranslation,
    sheet: product.energySheetUrl,
    hasGuaranteeNotice: hasLegalGuaranteeNotice(country.code),
    manufacturer: product.manufacturer,
    warnings: product.safetyWarnings,
  };
}

/** One that is in another language than the page says in which. */
function toManualView({ manual }: Product, locale: string): ManualView | null {
  if (!manual) return null;
  const { url, language } = manual;
  return language === null || locale.startsWith(language)
    ? { url }
    : { url, language: nameLanguage(language) };
}

function packFigures(figures: Product["technicalData"]): string {
  return packTexts(figures.flatMap(({ label, value }) => [label, value]));
}

/** The way to a product from the start page. */
export function toCrumbs({ categories }: Product, { translate, prefix }: PageWords): readonly LinkView[] {
  const home: LinkView = [translate("catalogue.start"), prefix || "/"];
  return [home, ...categories.map(({ name, slug }): LinkView => [name, `${prefix}/${slug}/`])];
}

/** Average to a half, count and levels; null without reviews. */
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
