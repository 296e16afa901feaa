import type { RouterContextProvider } from "react-router";
import { toLinkAttributes } from "../../content/model/classify-link";
import type { ListingRouteQuery } from "../../countries/model/route-table";
import type { GatewayError } from "../../foundation/gateway-error";
import { memo } from "../../foundation/memo";
import { ok, type Result } from "../../foundation/result";
import { requestContext } from "../../request/context";
import { type PageHead, setPageHead } from "../../request/page-head";
import type { CategoryLink, CategoryPage } from "../model/category";
import type { LinkView } from "../model/link-view";
import type { ListingPage } from "../model/listing-page";
import type { ContentView } from "../model/listing-view";
import { type FoundListing, findListing } from "./find-listing.server";
import { type PageI18n, readPageI18n } from "./page-i18n.server";
import { parseListingSearch } from "./parse-listing-search.server";
import { sanitiseHtml } from "./sanitise-html.server";
import { toListingHead } from "./set-listing-head.server";
import { toLanguagePaths, toPathIn } from "./to-language-paths.server";
import { type ListingDocument, toListingDocument } from "./to-listing-view.server";

/**
 * Loads a category's page by its slug; null for an unknown category.
 * With a search text in the URL it searches within the category.
 */
export async function loadCategoryListing(
  context: Readonly<RouterContextProvider>,
  slug: string,
  search: ListingRouteQuery,
): Promise<Result<ListingDocument | null, GatewayError>> {
  const { catalogue } = context.get(requestContext).gateways;
  const category = await catalogue.loadCategoryBySlug(slug);
  if (!category.ok || category.value === null) return category.ok ? ok(null) : category;

  const { id, key, ancestors } = category.value;
  const { categoryKey: _, ...requested } = parseListingSearch(search);
  const keys = [...ancestors.map((ancestor) => ancestor.key), key];
  const found = await findListing(context, { ...requested, ownTags: [], category: { id, keys } });
  if (!found.ok) return found;
  const i18n = readPageI18n(context);
  const { origin } = context.get(requestContext);
  const { cards, facets, technical, offers, campaign, ...values } = found.value;
  const { document, head } = toLocalizedListing(
    category.value,
    i18n,
    origin,
    JSON.stringify(values),
    cards,
    facets,
    technical,
    offers,
    campaign,
  );
  setPageHead(context, head);
  return ok(document);
}

type LocalizedListing = { readonly document: ListingDocument; readonly head: PageHead };

type FoundValues = Omit<FoundListing, "cards" | "facets" | "technical" | "offers" | "campaign">;

/** `values`: `FoundValues` as JSON, because they are new objects in each request. */
const toLocalizedListing = memo(
  (
    category: CategoryPage,
    i18n: PageI18n,
    origin: string,
    values: string,
    cards: FoundListing["cards"],
    facets: FoundListing["facets"],
    technical: FoundListing["technical"],
    offers: FoundListing["offers"],
    campaign: FoundListing["campaign"],
  ): LocalizedListing => {
    const known: FoundValues = JSON.parse(values);
    const found = { ...known, cards, facets, technical, offers, campaign };
    const { query } = found;
    const page = toCategoryPage(category, query.text, i18n);
    const head = toListingHead(page, query, {
      description:
        category.metaDescription ?? i18n.translate("content.meta.category", { name: category.name }),
      paths: toPathIn(category.slugs),
      picture: category.picture,
      origin,
    });
    return { head, document: toListingDocument(page, found, i18n) };
  },
  { entries: 100 },
);

function toCategoryPage(category: CategoryPage, text: string | null, i18n: PageI18n): ListingPage {
  const toLink = ({ name, slug }: CategoryLink): LinkView => ({
    text: name,
    href: `${i18n.prefix}/${slug}/`,
  });
  return {
    title: toTitle(category),
    heading: category.name,
    crumbs: [
      { text: i18n.translate("catalogue.start"), href: i18n.prefix || "/" },
      ...category.ancestors.map(toLink),
    ],
    below: category.children.map(toLink),
    picture: category.picture,
    path: `${i18n.prefix}/${category.slug}/`,
    searched: text,
    spelling: null,
    departments: [],
    content: toContent(category, toLink, i18n),
    menu: { kind: "page", above: category.ancestors, here: category, below: category.children },
    languagePaths: toLanguagePaths(category.slugs, i18n),
  };
}

/** Adds the parent's name to the title if another category has the same name. */
function toTitle({ name, metaTitle, hasNamesake, ancestors }: CategoryPage): string {
  const above = hasNamesake ? ancestors.findLast((ancestor) => ancestor.name !== name) : undefined;
  return above ? `${metaTitle ?? name} – ${above.name}` : (metaTitle ?? name);
}

function toContent(
  { description, contentHtml, posts, related }: CategoryPage,
  toLink: (category: CategoryLink) => LinkView,
  { prefix, country }: Pick<PageI18n, "prefix" | "country">,
): ContentView {
  const host = country.productionDomain;
  return {
    description,
    html: contentHtml && sanitiseHtml(contentHtml, host),
    posts: posts.map((post) => {
      const href = post.href?.startsWith("/") ? prefix + post.href : post.href;
      return { ...post, href, attributes: toLinkAttributes(href ?? "", host) };
    }),
    related: related.map(toLink),
  };
}
