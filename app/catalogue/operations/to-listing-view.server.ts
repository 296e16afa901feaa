import { pagePath } from "../../content/model/content-pages";
import { formatNumber } from "../../i18n/formats";
import { bwareGrades } from "../model/bware-grade";
import { chooseFigures } from "../model/card-figures";
import type { LinkView } from "../model/link-view";
import { isOfUsed, type ListingQuery, toOrder } from "../model/listing";
import type { ListingPage } from "../model/listing-page";
import { noFilters, toListingParameters } from "../model/listing-search";
import type {
  EmptyView,
  FilterView,
  GradeView,
  HeadView,
  ListingView,
  ToolsView,
} from "../model/listing-view";
import type { ProductCard } from "../model/product-card";
import { type FoundListing, findOnlyBrand } from "./find-listing.server";
import type { PageI18n } from "./page-i18n.server";
import { toCardView, toDeliveryDates } from "./to-card-view.server";
import { toFilterChips } from "./to-filter-chips.server";
import { countFilters, toFilterView } from "./to-filter-view.server";
import { createListingLink, type ListingLink, toHiddenFields, toOwnSearch } from "./to-listing-link.server";
import { toPageTitle } from "./to-page-title.server";
import { toTableView } from "./to-table-view.server";

/** A formatted listing. */
export type ListingDocument = {
  readonly view: ListingView;
  /** The search failed and there is no replacement. */
  readonly isFailed: boolean;
};

/** What a search without results shows instead: products of the page's similar search, or bestsellers of the shop. */
type Substitutes = {
  readonly near?: readonly ProductCard[];
  readonly popular?: readonly ProductCard[];
};

export function toListingDocument(
  page: ListingPage,
  found: FoundListing,
  i18n: PageI18n,
  { near = [], popular = [] }: Substitutes = {},
): ListingDocument {
  const { query, cards, total, facets } = found;
  const link = createListingLink(page, query);
  const dates = toDeliveryDates(found.offers, i18n, "short");
  const isTable = query.view === "table";
  const isEmpty = cards.length === 0;
  const showFigures = chooseFigures(cards);
  const tools = toToolsView(page, found, i18n, link);
  const filters =
    facets && (total > 0 || countFilters(query) > 0) ? toFilterView(page, { ...found, facets }, i18n) : null;
  return {
    view: {
      metaTitle: toPageTitle(page.title, query.page, i18n.translate),
      hasQuickAdd: !i18n.country.restrictsQuickAdd,
      head: toHeadView(page, found, i18n, filters),
      filters,
      tools: isEmpty && tools.chips.length === 0 ? null : tools,
      cards:
        isTable || isEmpty
          ? null
          : cards.map((card) =>
              toCardView(card, i18n, dates, {
                tags: [...query.ownTags, ...query.tags],
                brand: findOnlyBrand(found, page.heading),
                showFigures,
              }),
            ),
      table: isTable && !isEmpty ? toTableView(page, found, i18n, { link, dates }) : null,
      empty: isEmpty
        ? {
            ...toEmptyView(page, tools.chips.length > 0 ? toClearHref(page, link) : null, i18n),
            ...toNearView(page, near, dates, i18n),
            ...(popular.length > 0 && {
              popular: {
                title: i18n.translate("listing.tags.bestseller"),
                cards: popular.map((card) => toCardView(card, i18n, dates)),
              },
            }),
          }
        : null,
      pages: {
        page: query.page,
        pages: Math.max(1, Math.ceil(total / query.pageSize)),
        pagePath: link({}),
      },
      content: isPlain(query, page) ? page.content : { ...page.content, html: null, posts: [] },
      ...(page.languagePaths && { languagePaths: page.languagePaths }),
    },
    isFailed: false,
  };
}

function toHeadView(
  page: ListingPage,
  { query, total, cards }: FoundListing,
  i18n: PageI18n,
  filters: FilterView | null,
): HeadView {
  const { translate } = i18n;
  const { searched, spelling } = page;
  const isEmpty = cards.length === 0;
  // The heading says it, once.
  const isNothing = isEmpty && searched !== null && page.menu.kind === "parameter";
  const toSpelling = (text: string): LinkView => ({
    text: toTerm(text, i18n.locale),
    href: `${page.path}?${new URLSearchParams({ q: text })}`,
  });
  return {
    crumbs: page.crumbs,
    here: isNothing ? translate("catalogue.search.resultsFor", { text: searched }) : page.heading,
    heading: page.heading,
    intro: (!isEmpty && page.intro) || null,
    ...(!isEmpty && isOfUsed(query) && { grades: toGradeViews(translate) }),
    logo: page.logo ?? null,
    count: isNothing ? "" : translate.plural("catalogue.listing.products", total),
    picture: page.picture,
    spelling: spelling === null ? null : toSpelling(spelling),
    below: toSubcategories(page, filters),
  };
}

/** The subcategories with products, whose links retain the filters; without filters all of them. */
function toSubcategories({ below, menu }: ListingPage, filters: FilterView | null): HeadView["below"] {
  if (menu.kind === "parameter" || !filters || filters.menu.below.length === 0) return below;
  return filters.menu.below.map(({ text, href }) => ({ text, href }));
}

/** `Condition A: like new, …`, best first. */
function toGradeViews(translate: PageI18n["translate"]): readonly GradeView[] {
  return bwareGrades.map((grade) => {
    const [name = "", ...meaning] = translate(`listing.grade.traces.${grade}`).split(":");
    return { grade: name.trim(), meaning: meaning.join(":").trim() };
  });
}

/** The texts of a category are on its first page without filters. */
function isPlain(query: ListingQuery, page: ListingPage): boolean {
  return toListingParameters(toOwnSearch(query, page.menu)).size === 0;
}

function toToolsView(page: ListingPage, found: FoundListing, i18n: PageI18n, link: ListingLink): ToolsView {
  const { query, total, cards, facets } = found;
  const own = toOwnSearch(query, page.menu);
  const first = (query.page - 1) * query.pageSize;
  const format = (value: number) => formatNumber(value, i18n.locale);
  const unsorted = { ...own, sort: "relevance", columnSort: null, pageSize: 24, page: 1 } as const;
  const chips = [
    ...toTextChip(page, link),
    ...toCategoryChip(page, link),
    ...toFilterChips(found, i18n, link, page.named),
  ];
  return {
    path: page.path,
    hidden: toHiddenFields(unsorted),
    chips,
    clear: total === 0 ? null : toClearHref(page, link),
    range: i18n.translate("catalogue.listing.range", {
      from: format(total === 0 ? 0 : first + 1),
      to: format(first + cards.length),
      total: format(total),
    }),
    ...toSort(query, i18n),
    pageSize: query.pageSize,
    views: (["grid", "table"] as const).map((name) => ({
      name,
      href: link({ view: name, columnSort: null }),
      isShown: query.view === name,
    })),
    hasFilters: facets !== null,
  };
}

/** The selected order, and what relevance means here; its other name is no option then. */
function toSort(query: ListingQuery, { translate }: PageI18n): Pick<ToolsView, "sort" | "relevance"> {
  const relevance = toOrder({ ...query, sort: "relevance" });
  if (relevance === "relevance") return { sort: query.columnSort ? null : query.sort };
  const sort = query.sort === relevance ? "relevance" : query.sort;
  const key = relevance === "reduction" ? "listing.sort.reduction" : `catalogue.sort.${relevance}`;
  return { sort: query.columnSort ? null : sort, relevance: translate(key) };
}

/** The listing without filters; the heading of a search page names its text, which stays. */
function toClearHref({ menu, named }: ListingPage, link: ListingLink): string {
  return link({ ...noFilters, ...named, categoryKey: null, ...(menu.kind === "page" && { text: null }) });
}

/** The search within a category; the heading of a search page contains its text. */
function toTextChip({ menu, searched }: ListingPage, link: ListingLink): readonly LinkView[] {
  return menu.kind === "page" && searched !== null
    ? [{ text: `“${searched}”`, href: link({ text: null }) }]
    : [];
}

/** The category of a search is a filter that can be removed. */
function toCategoryChip({ menu }: ListingPage, link: ListingLink): readonly LinkView[] {
  return menu.kind === "parameter" && menu.here
    ? [{ text: menu.here.name, href: link({ categoryKey: null }) }]
    : [];
}

/** `clearHref`: the listing without its filters; null: it has none. */
function toEmptyView(
  page: ListingPage,
  clearHref: string | null,
  { translate, prefix }: PageI18n,
): EmptyView {
  const { searched, menu } = page;
  // The heading of a search page says it.
  const found = menu.kind === "page" ? translate("catalogue.empty.searched", { text: searched ?? "" }) : null;
  return {
    title: searched === null ? (clearHref === null ? translate("catalogue.empty.title") : null) : found,
    text: translate(clearHref !== null ? "catalogue.empty.filtered" : "catalogue.empty.hint"),
    first: clearHref === null ? null : { text: translate("catalogue.filter.clear"), href: clearHref },
    alternatives: toAlternatives({ translate, prefix }),
    departments: page.departments,
  };
}

function toNearView(
  { near: text, path }: ListingPage,
  products: readonly ProductCard[],
  dates: ReturnType<typeof toDeliveryDates>,
  i18n: PageI18n,
): Pick<EmptyView, "near"> {
  if (text === undefined || products.length === 0) return {};
  return {
    near: {
      text: toTerm(text, i18n.locale),
      href: `${path}?${new URLSearchParams({ q: text })}`,
      cards: products.map((card) => toCardView(card, i18n, dates)),
    },
  };
}

/** A corrected text as a heading writes it: nouns of German have capitals. */
function toTerm(text: string, locale: string): string {
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
}

/** Links for a shopper who found nothing. */
export function toAlternatives({
  translate,
  prefix,
}: Pick<PageI18n, "translate" | "prefix">): readonly LinkView[] {
  return [
    { text: translate("frame.navigation.title"), href: `${prefix}/categories` },
    { text: translate("catalogue.search.new-arrivals"), href: `${prefix}/new-arrivals` },
    { text: translate("catalogue.search.sales"), href: `${prefix}/sales` },
    {
      text: translate("listing.empty.contact"),
      href: prefix + pagePath("company-information", translate.locale),
    },
  ];
}
