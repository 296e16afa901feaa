import type { CategoryLink } from "../../../catalogue/model/category";
import type { Product } from "../../../catalogue/model/product";
import { isText, listShape, nullableShape, objectShape, type ShapeOf } from "../hot-shape";
import { findText, findTexts, findValue, findWords, isTechnical, toFigure, toLabel } from "./attributes";
import type { CatalogueScope } from "./catalogue-scope";
import { figuresOnCard } from "./load-card-attributes";
import { toWords } from "./localized";
import { isVariantWords, type RawVariantWords, variantWordsFragment } from "./product-fragment";

/** Fields of a product's data (`masterData.current`) that change with its version, in one shop's languages. */
export const wordsFields = `
    name(acceptLanguage: $languages)
    slug(acceptLanguage: $languages)
    slugAllLocales { locale value }
    description(acceptLanguage: $languages)
    metaTitle(acceptLanguage: $languages)
    metaDescription(acceptLanguage: $languages)
    categories { id name(acceptLanguage: $languages) slug(acceptLanguage: $languages)
      ancestors { key name(acceptLanguage: $languages) slug(acceptLanguage: $languages) } }
    masterVariant { ...VariantWords }
    variants { ...VariantWords }`;

export const wordsFragment = variantWordsFragment;

const isLink = { name: nullableShape(isText), slug: nullableShape(isText) };

export const isProductWords = objectShape({
  ...isLink,
  slugAllLocales: listShape(objectShape({ locale: isText, value: isText })),
  description: nullableShape(isText),
  metaTitle: nullableShape(isText),
  metaDescription: nullableShape(isText),
  categories: listShape(
    objectShape({
      ...isLink,
      id: isText,
      ancestors: listShape(objectShape({ ...isLink, key: nullableShape(isText) })),
    }),
  ),
  masterVariant: isVariantWords,
  variants: listShape(isVariantWords),
});

type RawProductWords = ShapeOf<typeof isProductWords>;

type Own = Pick<
  Product,
  | "slug"
  | "name"
  | "figures"
  | "technicalData"
  | "picture"
  | "pictures"
  | "categories"
  | "categoryIds"
  | "slugs"
  | keyof ReturnType<typeof toTexts>
>;

/** All that a product of one version says of itself; `variants`: the technical data of each, the master variant first. */
export type ProductWords = {
  readonly own: Own;
  readonly variants: readonly Product["technicalData"][];
};

/** null: it has no name or no address in the shop's languages. */
export function toProductWords(data: RawProductWords, scope: CatalogueScope): ProductWords | null {
  const { name, slug, masterVariant } = data;
  if (!name || !slug) return null;
  const variants = [masterVariant, ...data.variants].map((variant) => toFigures(variant, scope));
  const technicalData = variants[0] ?? [];
  const own = {
    ...toTexts(data, scope),
    slug,
    name,
    figures: technicalData.slice(0, figuresOnCard),
    technicalData,
    picture: masterVariant.images[0]?.url ?? null,
    pictures: masterVariant.images,
    categories: toTrail(data),
    categoryIds: data.categories.map(({ id }) => id),
    slugs: toWords(data.slugAllLocales),
  };
  return { own, variants };
}

/** What the product's own attributes and words say. */
function toTexts(data: RawProductWords, scope: CatalogueScope) {
  const attributes = data.masterVariant.attributesRaw;
  const words = (name: string) => findWords(attributes, name, scope.words.chain);
  return {
    brand: findText(attributes, "brand") ?? "",
    model: findText(attributes, "model"),
    ean: findText(attributes, "ean"),
    tags: findTexts(attributes, "tags"),
    energyClass: findText(attributes, "energyRating"),
    isFreight: findValue(attributes, "isPackageTypeFreight") === true,
    description: data.description,
    highlights: (words("highlights") ?? "").split("\n").filter((line) => line.trim() !== ""),
    metaTitle: data.metaTitle,
    metaDescription: data.metaDescription,
    manualUrl: words("manualUrl"),
    manufacturer: findText(attributes, "manufacturer"),
    safetyWarnings: words("safetyWarnings"),
    deliveryPackage: words("deliveryPackage"),
    volumeDiscountGroup: findText(attributes, "volumeDiscountGroup"),
    isEligibleForSelling: isEligible(findValue(attributes, "eligibleForSelling"), scope.localeKey),
  };
}

function toFigures(variant: RawVariantWords, scope: CatalogueScope): Product["technicalData"] {
  return variant.attributesRaw
    .filter(({ name }) => isTechnical(name))
    .map(({ name, value, attributeDefinition }) =>
      toFigure(toLabel(attributeDefinition?.label ?? name), value, scope.words),
    )
    .filter((figure) => figure !== null);
}

/** The way down to the product's own category, without the hidden root of the tree. */
function toTrail(data: RawProductWords): readonly CategoryLink[] {
  const [category] = data.categories;
  if (!category) return [];
  const ancestors = category.ancestors.filter(({ key }) => key !== "all-categories");
  return [...ancestors, category].flatMap(({ name, slug }) => (name && slug ? [{ name, slug }] : []));
}

/** A missing mark means yes (DECISIONS, "Countries, locales, hosts"). */
function isEligible(mark: unknown, localeKey: string): boolean {
  if (typeof mark !== "object" || mark === null) return true;
  const word: unknown = Object.entries(mark).find(([key]) => key === localeKey)?.[1];
  return word !== false && word !== "false";
}
