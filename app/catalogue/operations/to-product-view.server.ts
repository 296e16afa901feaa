import { brand } from "../../countries/model/brand";
import { formatNumber } from "../../i18n/formats";
import { defaultPicture } from "../model/default-picture";
import { hasLegalGuaranteeNotice } from "../model/legal-guarantee";
import type { LinkView } from "../model/listing-view";
import type { Product } from "../model/product";
import type { ProductView, RatingView } from "../model/product-view";
import { packLines } from "../model/text-lines";
import type { PageWords } from "./page-words.server";
import { type BuySource, toBuyView } from "./to-buy-view.server";
import { toBadge } from "./to-card-view.server";
import { toLanguagePaths } from "./to-language-paths.server";
import { toVariantChoices } from "./to-variant-choices.server";

/** All of a product's page that does not stream. */
export function toProductView(product: Product, source: BuySource): Omit<ProductView, "reviews" | "related"> {
  const { words } = source;
  const { badge, mark } = toBadge(product, words);
  const crumbs = toCrumbs(product, words);
  const pictures = product.pictures.map(({ url }) => url);
  return {
    metaTitle: `${product.metaTitle ?? product.name} | ${brand.name}`,
    sku: product.sku,
    name: product.name,
    brand: product.brand,
    productNumber: product.productNumber,
    model: product.model,
    crumbs: packLines(crumbs.flat()),
    pictures: packLines(pictures.length > 0 ? pictures : [product.picture ?? defaultPicture]),
    badge,
    isOffer: mark === "offer",
    energy: product.energyClass,
    figures: packLines(product.technicalData.flatMap(({ label, value }) => [label, value])),
    buy: toBuyView(product, source),
    ...(product.variants.length > 0 && { choices: toVariantChoices(product, words) }),
    highlights: packLines(product.highlights),
    description: product.description?.split(/\n+/).filter(Boolean).join("\n") ?? "",
    deliveryPackage: product.deliveryPackage,
    manualUrl: product.manualUrl,
    manufacturer: product.manufacturer,
    ean: product.ean,
    warnings: product.safetyWarnings,
    hasGuaranteeNotice: hasLegalGuaranteeNotice(words.country.code),
    rating: toRatingView(product, words),
    hasQuickAdd: !words.country.restrictsQuickAdd,
    categoryHref: crumbs.at(-1)?.[1] ?? (words.prefix || "/"),
    languagePaths: toLanguagePaths(product.slugs, words),
  };
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
