import { brand } from "../../countries/model/brand";
import { formatNumber } from "../../i18n/formats";
import { defaultPicture } from "../model/default-picture";
import { hasLegalGuaranteeNotice } from "../model/legal-guarantee";
import type { LinkView } from "../model/listing-view";
import { packTexts } from "../model/packed-texts";
import type { Product } from "../model/product";
import type { FactsView, ProductView, RatingView } from "../model/product-view";
import type { PageWords } from "./page-words.server";
import { type BuySource, toBuyView } from "./to-buy-view.server";
import { toBadge } from "./to-card-view.server";
import { toLanguagePaths } from "./to-language-paths.server";
import { toVariantChoices } from "./to-variant-choices.server";

/** Figures that stand above the price. */
const keyFigures = 4;

/** All of a product's page that does not stream. */
export function toProductView(product: Product, source: BuySource): Omit<ProductView, "reviews" | "related"> {
  const { words } = source;
  const { badge, mark } = toBadge(product, words);
  const crumbs = toCrumbs(product, words);
  const pictures = product.pictures.map(({ url }) => url);
  const rating = toRatingView(product, words);
  return {
    metaTitle: `${product.metaTitle ?? product.name} | ${brand.name}`,
    sku: product.sku,
    name: product.name,
    crumbs: packTexts(crumbs.flat()),
    pictures: packTexts(pictures.length > 0 ? pictures : [product.picture ?? defaultPicture]),
    badge,
    isOffer: mark === "offer",
    energy: toEnergyText(product),
    summary: {
      brand: product.brand,
      name: product.name,
      rating,
      productNumber: product.productNumber,
      model: product.model,
      figures: packFigures(product.technicalData.slice(0, keyFigures)),
      ...(product.variants.length > 0 && { choices: toVariantChoices(product, words) }),
    },
    facts: toFactsView(product, words),
    buy: toBuyView(product, source),
    rating,
    hasQuickAdd: !words.country.restrictsQuickAdd,
    categoryHref: crumbs.at(-1)?.[1] ?? (words.prefix || "/"),
    languagePaths: toLanguagePaths(product.slugs, words),
  };
}

function toEnergyText({ energyRating, energyLabelUrl, energySheetUrl }: Product): string | null {
  return energyRating && packTexts([energyRating, energyLabelUrl ?? "", energySheetUrl ?? ""]);
}

function toFactsView(product: Product, { country }: PageWords): FactsView {
  return {
    sku: product.sku,
    model: product.model,
    ean: product.ean,
    figures: packFigures(product.technicalData),
    highlights: packTexts(product.highlights),
    description: packTexts(product.description?.split("\n").filter(Boolean) ?? []),
    deliveryPackage: product.deliveryPackage,
    // elsewhere manuals are asked for
    manualUrl: country.offersManualTranslation ? product.manualUrl : null,
    hasGuaranteeNotice: hasLegalGuaranteeNotice(country.code),
    manufacturer: product.manufacturer,
    warnings: product.safetyWarnings,
  };
}

function packFigures(figures: Product["technicalData"]): string {
  return packTexts(figures.flatMap(({ label, value }) => [label, value]));
}

/** The way to a product from the start page. */
export function toCrumbs({ categories }: Product, { translate, prefix }: PageWords): readonly LinkView[] {
  const home: LinkView = [translate("catalogue.start"), prefix || "/"];
  return [home, ...categories.map(({ name, slug }): LinkView => [name, `${prefix}/${slug}/`])];
}

function toRatingView({ rating, ratingsDistribution }: Product, { locale }: PageWords): RatingView | null {
  if (!rating) return null;
  return {
    average: formatNumber(rating.average, locale, 1),
    stars: Math.round(rating.average),
    count: rating.count,
    distribution: [5, 4, 3, 2, 1].map((stars) => ratingsDistribution[String(stars)] ?? 0),
  };
}
