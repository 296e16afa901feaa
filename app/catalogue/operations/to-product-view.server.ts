import { brand } from "../../countries/model/brand";
import { toLocalDay } from "../../foundation/local-day";
import { nameLanguage } from "../../i18n/display-names";
import { formatNumber, formatYears } from "../../i18n/formats";
import { toDurabilityLabel } from "../../law/model/durability-label";
import { toStatedGuarantee } from "../../law/model/guarantee-notice";
import { listLawfulDocuments } from "../../law/model/lawful-documents";
import { findContactPage } from "../../support/model/support-path";
import type { AttributeView } from "../model/card-view";
import { isSetNumber } from "../model/is-set-number";
import type { LinkView } from "../model/link-view";
import { toPassportPath } from "../model/passport";
import type { Product } from "../model/product";
import type {
  EnergyView,
  FactsView,
  ManualView,
  ProductPartsView,
  ProductView,
  RatingView,
  SummaryView,
} from "../model/product-view";
import { listRecallsOf } from "../model/recall";
import { roundToHalf, toDistribution } from "../model/review";
import { toNameParts } from "../model/short-name";
import type { PageI18n } from "./page-i18n.server";
import { type BuySource, toBuyView } from "./to-buy-view.server";
import { toGalleryView } from "./to-gallery-view.server";
import { toLanguagePaths } from "./to-language-paths.server";
import { toRecallHeading } from "./to-recall-view.server";
import { toRepairView } from "./to-repair-view.server";
import { toTermsView } from "./to-terms-view.server";

/** Most attributes above the price. */
const maxKeyAttributes = 4;

type Streamed = "reviews" | "belongings" | "related" | "comparison";

/** Builds the data of a product's page, without streamed data and rendered markup. */
export function toProductView(product: Product, source: BuySource): Omit<ProductView, Streamed | "parts"> {
  const { i18n } = source;
  const contactPage = findContactPage(source.settings, i18n);
  return {
    metaTitle: `${product.metaTitle ?? product.name} | ${brand.name}`,
    sku: product.sku,
    name: product.name,
    productNumber: product.productNumber,
    gallery: toGalleryView(product, i18n),
    energy: toEnergyView(product),
    buy: toBuyView(product, source),
    rating: toRatingView(product, i18n),
    hasQuickAdd: !i18n.country.restrictsQuickAdd,
    categoryHref: toCrumbs(product, i18n).at(-1)?.href ?? (i18n.prefix || "/"),
    ...(contactPage && { contactPage }),
    languagePaths: toLanguagePaths(product.slugs, i18n),
  };
}

/**
 * Builds the server-rendered parts of a product's page.
 * These are breadcrumb, heading, attributes, terms and sections.
 */
export function toProductParts(product: Product, source: BuySource): Omit<ProductPartsView, "guarantees"> {
  const { i18n } = source;
  const rating = toRatingView(product, i18n);
  const facts = toFactsView(product, source);
  const terms = toTermsView(product, source);
  const figures = toAttributes([...product.technicalData, ...product.measures].slice(0, maxKeyAttributes));
  const keyAttributes = [...toGradeAttribute(product, i18n), ...figures].slice(0, maxKeyAttributes);
  const { name, model } = product;
  return {
    sku: product.sku,
    crumbs: toCrumbs(product, i18n),
    summary: {
      brand: product.brand,
      name,
      nameParts: toNameParts(
        name,
        figures.map(({ value }) => value),
      ),
      rating,
      productNumber: product.productNumber,
      model: model !== null && name.includes(model) ? null : model,
      keyAttributes,
      ...toRecallLink(product, source),
    },
    facts,
    terms,
    ...toWareNote(product, facts, i18n),
    rating,
    reviewsPath: `${i18n.prefix}/product-reviews/${product.sku.toLowerCase()}`,
  };
}

/** The grade of a used article; empty for a new one, or without a grade. */
function toGradeAttribute({ grade, tags }: Product, { translate }: PageI18n): readonly AttributeView[] {
  if (grade === null || !tags.includes("bware")) return [];
  return [{ label: translate("listing.grade.label"), value: translate(`listing.grade.short.${grade}`) }];
}

/** A product page knows no serial number: the recall's own page tells which machines are affected. */
function toRecallLink(product: Product, { i18n, recalls }: BuySource): Pick<SummaryView, "recall"> {
  const { now, country, translate, prefix } = i18n;
  const { slug, sku: shown, variants } = product;
  const day = toLocalDay(now, country.timeZone);
  const [found] = [shown, ...variants.map(({ sku }) => sku)].flatMap((sku) =>
    listRecallsOf(recalls, sku, day).map((recall) => ({ sku, recall })),
  );
  if (!found) return {};
  const href = `${prefix}${toPassportPath({ slug, sku: found.sku })}#recalls`;
  const verdict = translate(found.recall.serials ? "machines.recall.check" : "machines.recall.all");
  return { recall: { text: `${toRecallHeading(found.recall, translate)}: ${verdict}`, href } };
}

/** What a shopper must know beside the price: the condition of a used article, a set's contents, the producer's guarantee. */
function toWareNote(
  product: Product,
  { isSet, contents, durability }: FactsView,
  i18n: PageI18n,
): Pick<ProductPartsView, "ware"> {
  const isUsed = product.tags.includes("bware");
  if (!isUsed && !isSet && !durability) return {};
  return {
    ware: {
      ...(isUsed && { condition: toCondition(product, i18n) }),
      contents: isSet ? contents : [],
      ...(durability && { durability: toDurabilityText(product.durabilityYears, i18n) }),
    },
  };
}

function toDurabilityText(years: number | null, { translate, locale }: PageI18n): string {
  const label = translate("product.section.durability");
  return years === null
    ? label
    : translate("cart.labelled", { label, text: formatYears(years, locale).replace(" ", "\u00a0") });
}

/** Says what the grade of a used article means; without a grade, which traces are possible. */
function toCondition({ grade }: Product, { translate }: BuySource["i18n"]): string {
  const traces = translate(`listing.grade.traces.${grade ?? "none"}`);
  return translate("product.condition", { traces });
}

function toEnergyView({ energyRating, energyLabelUrl, energySheetUrl }: Product): EnergyView | null {
  return energyRating === null
    ? null
    : { rating: energyRating, labelUrl: energyLabelUrl, sheetUrl: energySheetUrl };
}

function toFactsView(product: Product, { i18n, settings }: BuySource): FactsView {
  const { country, locale } = i18n;
  const contactPage = findContactPage(settings, i18n);
  const manual = toManualView(product, locale);
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
    isSet: isSetNumber(product.sku),
    faq: product.faq,
    manual,
    hasManualRequest: !manual || !country.offersManualTranslation,
    ...(contactPage && { contactPage }),
    sheet: product.energySheetUrl,
    lawful: [...toRegistration(product, i18n), ...toLawful(product, i18n)],
    passport: {
      text: i18n.translate("machines.passport.title"),
      href: i18n.prefix + toPassportPath(product),
    },
    guarantee: toGuarantee(i18n),
    durability: toDurabilityLabel(i18n.duties, {
      years: product.durabilityYears,
      file: product.durabilityLabelUrl,
      brand: product.brand,
      model: product.model,
    }),
    repair: toRepairView(product, i18n),
    manufacturer: product.manufacturer,
    responsible: product.responsiblePerson
      ? { label: i18n.translate("pages.responsible"), value: product.responsiblePerson }
      : null,
    warnings: product.safetyWarnings,
  };
}

/** The product's page in the European product registry for energy labelling (Regulation (EU) 2017/1369, Art. 12). */
export function toRegistration(
  { eprelNumber }: Pick<Product, "eprelNumber">,
  { translate }: PageI18n,
): FactsView["lawful"] {
  if (!eprelNumber || !/^\d{1,10}$/.test(eprelNumber)) return [];
  return [
    {
      text: translate("pages.documents.eprel", { number: eprelNumber }),
      href: `https://eprel.ec.europa.eu/qr/${eprelNumber}`,
    },
  ];
}

function toLawful(
  { conformityUrl, batteryPassportUrl }: Product,
  { duties, translate }: PageI18n,
): FactsView["lawful"] {
  const urls = { conformity: conformityUrl, "battery-passport": batteryPassportUrl };
  return listLawfulDocuments(duties, urls).map(({ document, url }) => ({
    text: translate(`pages.documents.${document}`),
    href: url,
  }));
}

/** States what the law demands about the legal guarantee; null: nothing. */
export function toGuarantee(i18n: PageI18n): FactsView["guarantee"] {
  const { translate } = i18n;
  const words = {
    heading: translate("pages.guarantee.title"),
    reminder: translate("pages.guarantee.text"),
    repair: translate("pages.guarantee.repair"),
  };
  return toStatedGuarantee({ ...i18n, words });
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
export function toCrumbs(
  { categories }: Pick<Product, "categories">,
  { translate, prefix }: PageI18n,
): readonly LinkView[] {
  const home: LinkView = { text: translate("catalogue.start"), href: prefix || "/" };
  return [home, ...categories.map(({ name, slug }) => ({ text: name, href: `${prefix}/${slug}/` }))];
}

/** Average in half stars, number of reviews and distribution; null without reviews. */
export function toRatingView(
  { rating, ratingsDistribution }: Pick<Product, "rating" | "ratingsDistribution">,
  { locale }: Pick<PageI18n, "locale">,
): RatingView | null {
  if (!rating) return null;
  return {
    average: formatNumber(rating.average, locale, 1),
    stars: roundToHalf(rating.average),
    count: rating.count,
    distribution: toDistribution(ratingsDistribution),
  };
}
