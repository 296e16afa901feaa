import type { CategoryLink } from "../../../catalogue/model/category";
import type { Product } from "../../../catalogue/model/product";
import { type AnswerOf, graphql } from "../graphql";
import type { CatalogueScope } from "./catalogue-scope";
import { hiddenRoots, rootKey } from "./category-roots";
import { toSlugs, toUrlSlug } from "./localized";
import { variantTextsFragment } from "./product-fragment";
import { toVariantTexts, type VariantTexts } from "./variant-texts";

/** The localised part of a product, which changes only with its version. */
export const productTextsFragment = graphql(
  `fragment ProductWords on Product {
  masterData { current {
    name(acceptLanguage: $languages)
    slug(acceptLanguage: $languages)
    slugAllLocales { locale value }
    description(acceptLanguage: $languages)
    metaTitle(acceptLanguage: $languages)
    metaDescription(acceptLanguage: $languages)
    categories { id name(acceptLanguage: $languages) slug(acceptLanguage: $languages)
      ancestors { key name(acceptLanguage: $languages) slug(acceptLanguage: $languages) } }
    masterVariant { ...VariantWords }
    variants { ...VariantWords }
  } }
}`,
  variantTextsFragment,
);

type RawProductTexts = NonNullable<AnswerOf<typeof productTextsFragment>["masterData"]["current"]>;
type RawCategory = Pick<RawProductTexts["categories"][number], "name" | "slug" | "ancestors">;

/** What all variants of a product share. */
type SharedTexts = Pick<
  Product,
  "slug" | "name" | "description" | "metaTitle" | "metaDescription" | "categories" | "categoryIds" | "slugs"
>;

/** All texts of one product version; `variants`: one entry each, the master variant first. */
export type ProductTexts = {
  readonly shared: SharedTexts;
  readonly variants: readonly VariantTexts[];
};

/** null: no name or no slug in the shop's languages. */
export function toProductTexts(data: RawProductTexts, scope: CatalogueScope): ProductTexts | null {
  const { name, slug, masterVariant, description, metaTitle, metaDescription } = data;
  if (!name || !slug) return null;
  return {
    shared: {
      slug: toUrlSlug(slug),
      name,
      description,
      metaTitle,
      metaDescription,
      categories: toTrail(data),
      categoryIds: data.categories.map(({ id }) => id),
      slugs: toSlugs(data.slugAllLocales),
    },
    variants: [masterVariant, ...data.variants].map((variant) => toVariantTexts(variant, scope)),
  };
}

/** The path to the product's own category, in the default tree if possible, without the tree's hidden root. */
export function toTrail({
  categories,
}: {
  readonly categories: readonly RawCategory[];
}): readonly CategoryLink[] {
  const isDefault = ({ ancestors }: RawCategory) => ancestors.some(({ key }) => key === rootKey);
  const category = categories.find(isDefault) ?? categories[0];
  if (!category) return [];
  const ancestors = category.ancestors.filter(({ key }) => !hiddenRoots.has(key));
  return [...ancestors, category].flatMap(({ name, slug }) =>
    name && slug ? [{ name, slug: toUrlSlug(slug) }] : [],
  );
}
