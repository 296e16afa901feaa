import type { RouterContextProvider } from "react-router";
import type { ListingRouteQuery } from "../../countries/model/route-table";
import type { GatewayError } from "../../foundation/gateway-error";
import { ok, type Result } from "../../foundation/result";
import { requestContext } from "../../request/context";
import { brandMarks } from "../model/brands";
import { type Campaign, toCampaignTag } from "../model/campaign";
import type { CategoryNode } from "../model/category";
import { defaultPicture } from "../model/default-picture";
import { findCategoryPath, toListingCategory } from "../model/find-category-path";
import type { LinkView } from "../model/link-view";
import type { ListingQuery } from "../model/listing";
import { type ListingMenu, type ListingPage, noContent } from "../model/listing-page";
import type { ListingSearch } from "../model/listing-search";
import { type FoundListing, findListing } from "./find-listing.server";
import { findSpelling } from "./find-spelling.server";
import { type PageI18n, readPageI18n } from "./page-i18n.server";
import { parseListingSearch } from "./parse-listing-search.server";
import { setListingHead } from "./set-listing-head.server";
import { toFailedDocument } from "./to-failed-document.server";
import { nameTag } from "./to-filter-chips.server";
import { countFilters } from "./to-filter-view.server";
import { type ListingDocument, toListingDocument } from "./to-listing-view.server";

/** The search page and its two fixed searches. */
export type SearchKind = "search" | "new-arrivals" | "sales";

const tagsOf: Readonly<Record<SearchKind, readonly string[]>> = {
  search: [],
  "new-arrivals": ["new"],
  sales: ["on-sale"],
};

/** A list of products, or the path, without language prefix, of the product whose number was searched. */
export type SearchAnswer =
  | { readonly kind: "listing"; readonly document: ListingDocument }
  | { readonly kind: "product"; readonly path: string };

/** Searches products by text, brand, category, tags, price and attributes, in the whole shop. */
export async function loadSearchListing(
  context: Readonly<RouterContextProvider>,
  kind: SearchKind,
  search: ListingRouteQuery,
): Promise<Result<SearchAnswer, GatewayError>> {
  const i18n = readPageI18n(context);
  const { categoryKey, ...requested } = parseListingSearch(search);
  const [product, tree] = await Promise.all([
    kind === "search" && requested.text !== null ? findNumberedProduct(context, requested.text) : null,
    context.get(requestContext).gateways.catalogue.loadCategoryTree(),
  ]);
  if (product !== null) return ok({ kind: "product", path: product });
  const nodes = tree.ok ? tree.value : [];
  const narrowed = categoryKey === null ? [] : findCategoryPath(nodes, ({ key }) => key === categoryKey);
  const menu = toMenu(nodes, narrowed);
  const ownTags = tagsOf[kind];
  const category = toListingCategory(narrowed);
  const found = await findListing(context, { ...requested, ownTags, category });
  const page = {
    ...toSearchPage(kind, requested, i18n, menu, found.ok ? found.value : null),
    departments: toDepartments(nodes, i18n),
  };
  if (!found.ok) {
    return found.error.system === "search"
      ? ok({ kind: "listing", document: toFailedDocument(context, page, i18n) })
      : found;
  }
  const { total, query } = found.value;
  const spelling =
    requested.text !== null && countFilters(query) === 0
      ? await findSpelling(context, requested.text, total)
      : null;
  const near = await findNear(context, { ...requested, ownTags, category }, found.value, spelling);
  const description = i18n.translate("content.meta.search", { name: page.heading });
  setListingHead(context, page, query, { description });
  const document = toListingDocument(
    { ...page, spelling: near ? null : spelling, ...(near && { near: near.text }) },
    found.value,
    i18n,
    near ? { near: near.cards } : { popular: await findPopular(context, requested, found.value) },
  );
  return ok({ kind: "listing", document });
}

/** Most products shown in place of results. */
const maxSubstitutes = 6;

type Near = { readonly text: string; readonly cards: FoundListing["cards"] };

/** Finds products of the corrected text when a search without filters finds none. */
async function findNear(
  context: Readonly<RouterContextProvider>,
  requested: ListingQuery,
  { total, query }: Pick<FoundListing, "total" | "query">,
  spelling: string | null,
): Promise<Near | null> {
  if (spelling === null || total > 0 || countFilters(query) > 0) return null;
  const found = await findListing(context, { ...requested, text: spelling, page: 1 });
  if (!found.ok || found.value.total === 0) return null;
  return { text: spelling, cards: found.value.cards.slice(0, maxSubstitutes) };
}

/** Finds bestsellers of the shop when a search without filters finds nothing; none if the search fails. */
async function findPopular(
  context: Readonly<RouterContextProvider>,
  requested: Omit<ListingSearch, "categoryKey">,
  { total, query }: Pick<FoundListing, "total" | "query">,
): Promise<FoundListing["cards"]> {
  if (requested.text === null || total > 0 || countFilters(query) > 0) return [];
  const bestsellers = {
    ...requested,
    text: null,
    tags: ["bestseller"],
    ownTags: [],
    category: null,
    page: 1,
  };
  const found = await findListing(context, { ...bestsellers, view: "grid", columnSort: null });
  return found.ok ? found.value.cards.slice(0, maxSubstitutes) : [];
}

function toSearchPage(
  kind: SearchKind,
  requested: Omit<ListingSearch, "categoryKey">,
  i18n: PageI18n,
  menu: ListingMenu,
  found: Pick<FoundListing, "campaign" | "total"> | null,
): Omit<ListingPage, "departments"> {
  const campaign = found?.campaign ?? null;
  const { text } = requested;
  const brand = toNamedBrand(requested);
  const heading =
    found?.total === 0 && text !== null
      ? i18n.translate("catalogue.empty.searched", { text })
      : toHeading(kind, requested, campaign, i18n);
  return {
    title: heading,
    heading,
    ...toIntroduction(kind, brand, requested, i18n),
    ...toNamed(kind, requested),
    crumbs: [{ text: i18n.translate("catalogue.start"), href: i18n.prefix || "/" }],
    below: kind === "sales" ? toCampaignLinks(campaign, i18n) : [],
    picture: null,
    path: `${i18n.prefix}/${kind}`,
    searched: text,
    spelling: null,
    content: noContent,
    menu,
  };
}

/** Departments, or the ancestors and subcategories of the category that filters the search. */
function toMenu(tree: readonly CategoryNode[], path: readonly CategoryNode[]): ListingMenu {
  const here = path.at(-1) ?? null;
  return { kind: "parameter", above: path.slice(0, -1), here, below: here?.children ?? tree };
}

function toDepartments(tree: readonly CategoryNode[], { prefix }: PageI18n): ListingPage["departments"] {
  return tree.map(({ name, slug, picture }) => ({
    text: name,
    href: `${prefix}/${slug}/`,
    picture: picture ?? defaultPicture,
  }));
}

/** The only brand that a page without other search terms lists. */
function toNamedBrand({
  text,
  brands,
  tags,
}: Pick<ListingSearch, "text" | "brands" | "tags">): string | null {
  const [name, ...more] = brands;
  return name !== undefined && more.length === 0 && tags.length === 0 && text === null ? name : null;
}

/** The filter that `toHeading` names. */
function toNamed(
  kind: SearchKind,
  { text, brands, tags }: Pick<ListingSearch, "text" | "brands" | "tags">,
): Pick<ListingPage, "named"> {
  const [tag, ...others] = [...tags, ...brands];
  const isNamed = kind === "search" || tag?.startsWith("campaign:") === true;
  return text === null && tag !== undefined && others.length === 0 && isNamed
    ? { named: { brands, tags } }
    : {};
}

/** A sentence about the products of a fixed search or of a brand, and the brand's logo. */
function toIntroduction(
  kind: SearchKind,
  brand: string | null,
  { text, tags }: Pick<ListingSearch, "text" | "tags">,
  { translate }: PageI18n,
): Pick<ListingPage, "intro" | "logo"> {
  if (kind !== "search")
    return text === null && tags.length === 0 && brand === null
      ? { intro: translate(`listing.intro.${kind}`) }
      : {};
  if (text === null && brand === null && tags.length === 1 && tags[0] === "bware")
    return { intro: translate("listing.intro.bware") };
  if (brand === null) return {};
  const logo = brandMarks.find(([name]) => name === brand)?.[1];
  return { intro: translate("listing.intro.brand", { brand }), ...(logo !== undefined && { logo }) };
}

/** The special offers link to the running campaign. */
function toCampaignLinks(campaign: Campaign | null, { prefix }: PageI18n): readonly LinkView[] {
  if (!campaign) return [];
  const search = new URLSearchParams({ tags: toCampaignTag(campaign) });
  return [{ text: campaign.name, href: `${prefix}/sales?${search}` }];
}

/** The heading contains the search text; a single brand, tag or campaign names the page. */
function toHeading(
  kind: SearchKind,
  { text, brands, tags }: Pick<ListingSearch, "text" | "brands" | "tags">,
  campaign: Campaign | null,
  i18n: PageI18n,
): string {
  const { translate } = i18n;
  const [tag, ...moreTags] = tags;
  if (text !== null) return translate("catalogue.search.resultsFor", { text });
  if (tag !== undefined && moreTags.length === 0 && brands.length === 0 && tag.startsWith("campaign:"))
    return nameTag(tag, campaign, i18n);
  if (kind !== "search") return translate(`catalogue.search.${kind}`);
  if (tag !== undefined && moreTags.length === 0 && brands.length === 0)
    return translate(`listing.tags.${tag}`);
  return toNamedBrand({ text, brands, tags }) ?? translate("catalogue.search.all");
}

const ownNumber = /^(?:EX)?(\d{8})$/;

/**
 * Finds the product with exactly this product number or EAN.
 * If the search fails, queries the platform for product numbers.
 *
 * @returns the path of its variant without language prefix; null if the text is no number of a product
 */
async function findNumberedProduct(
  context: Readonly<RouterContextProvider>,
  text: string,
): Promise<string | null> {
  const { search, catalogue } = context.get(requestContext).gateways;
  const owner = await search.findByNumber(text);
  if (owner.ok) return owner.value && toPath(owner.value.slug, owner.value.sku);
  const digits = ownNumber.exec(text.replaceAll(/[\s./_-]/g, "").toUpperCase())?.[1];
  if (digits === undefined) return null;
  const product = await catalogue.loadProductBySku(`EX${digits}`);
  return product.ok && product.value ? toPath(product.value.slug, `EX${digits}`) : null;
}

/** A slug that ends in the number's digits already identifies the variant. */
function toPath(slug: string, sku: string | null): string {
  const isOwn = sku === null || slug.endsWith(sku.replace(/^EX/, ""));
  return isOwn ? `/${slug}/` : `/${slug}/?variant=${encodeURIComponent(sku)}`;
}
