import type { RouterContextProvider } from "react-router";
import { brand } from "../../countries/model/brand";
import type { GatewayError } from "../../foundation/gateway-error";
import { ok, type Result } from "../../foundation/result";
import { gatewaysContext } from "../../request/context";
import type { CategoryPage } from "../model/category";
import type { LinkView, ListingView } from "../model/listing-view";
import { findListing } from "./find-listing.server";
import { type PageWords, readPageWords } from "./page-words.server";
import { parseListingSearch } from "./parse-listing-search.server";
import { setListingHead } from "./set-listing-head.server";
import { toLanguagePaths, toPathIn } from "./to-language-paths.server";
import { toListingView } from "./to-listing-view.server";

/** A category's page by its slug; null when there is no such category. */
export async function loadCategoryListing(
  context: Readonly<RouterContextProvider>,
  slug: string,
  search: URLSearchParams,
): Promise<Result<ListingView | null, GatewayError>> {
  const { catalogue } = context.get(gatewaysContext);
  const category = await catalogue.loadCategoryBySlug(slug);
  if (!category.ok || category.value === null) return category.ok ? ok(null) : category;

  const found = await findListing(context, {
    ...parseListingSearch(search),
    text: null,
    categoryId: category.value.id,
  });
  if (!found.ok) return found;
  const words = readPageWords(context);
  const page = toCategoryPage(category.value, words);
  setListingHead(context, found.value.query, {
    description:
      category.value.metaDescription ??
      words.translate("content.meta.category", { name: category.value.name }),
    paths: toPathIn(category.value.slugs),
    crumbs: page.crumbs,
    here: category.value.name,
  });
  return ok(toListingView(page, { ...found.value, ownTags: [] }, words));
}

function toCategoryPage(category: CategoryPage, words: PageWords) {
  const toLink = ({ name, slug }: { name: string; slug: string }): LinkView => [
    name,
    `${words.prefix}/${slug}/`,
  ];
  return {
    metaTitle: `${category.metaTitle ?? category.name} | ${brand.name}`,
    heading: category.name,
    crumbs: [
      [words.translate("catalogue.start"), words.prefix || "/"] as const,
      ...category.ancestors.map(toLink),
    ],
    below: category.children.map(toLink),
    path: `${words.prefix}/${category.slug}/`,
    searched: null,
    ...(category.description && { description: category.description }),
    languagePaths: toLanguagePaths(category.slugs, words),
  };
}
