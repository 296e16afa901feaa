import { money } from "../../foundation/money";
import { formatMoney, formatNumber } from "../../i18n/formats";
import { type Campaign, toCampaignTag } from "../model/campaign";
import type { Listing, ListingQuery } from "../model/listing";
import { toListingSearch } from "../model/listing-search";
import type { FilterView, LinkView, ListingView } from "../model/listing-view";
import type { FoundListing } from "./find-listing.server";
import type { PageWords } from "./page-words.server";
import { toCardView, toDeliveryDates } from "./to-card-view.server";

type Page = Pick<ListingView, "metaTitle" | "heading" | "crumbs" | "below" | "path" | "searched"> &
  Partial<Pick<ListingView, "description" | "languagePaths">>;

type Found = FoundListing & {
  /** Tags that the page itself stands for: not offered for removal. */
  readonly ownTags: readonly string[];
};

/** Puts a listing into words. */
export function toListingView(
  page: Page,
  { query, listing, offers, campaign, ownTags }: Found,
  words: PageWords,
): ListingView {
  const dates = toDeliveryDates(offers, words, "short");
  const own = { ...query, tags: query.tags.filter((tag) => !ownTags.includes(tag)) };
  const first = (query.page - 1) * query.pageSize;
  const link = (change: Partial<ListingQuery>) => page.path + toListingSearch({ ...own, page: 1, ...change });
  return {
    ...page,
    cards: listing.cards.map((card) => toCardView(card, words, dates)),
    count: words.translate.plural("catalogue.listing.products", listing.total),
    range: words.translate("catalogue.listing.range", {
      from: formatNumber(listing.total === 0 ? 0 : first + 1, words.locale),
      to: formatNumber(first + listing.cards.length, words.locale),
      total: formatNumber(listing.total, words.locale),
    }),
    filter: toFilterView(own, listing, words),
    chips: toChips(own, campaign, words, link),
    clear: link({ brands: [], tags: [], minimumRating: null, priceCents: { from: null, to: null } }),
    sort: query.sort,
    pageSize: query.pageSize,
    page: query.page,
    pages: Math.max(1, Math.ceil(listing.total / query.pageSize)),
    pagePath: link({}),
    hasQuickAdd: !words.country.restrictsQuickAdd,
  };
}

function toFilterView(query: ListingQuery, listing: Listing, words: PageWords): FilterView {
  const { from, to } = query.priceCents;
  const { lowest, highest } = listing.priceCents ?? { lowest: 0, highest: 0 };
  const kept = new URLSearchParams(
    toListingSearch({ ...query, brands: [], priceCents: { from: null, to: null }, page: 1 }),
  );
  return {
    brands: listing.brands.map(({ value, count }) => [value, count, query.brands.includes(value)]),
    from: from === null ? "" : String(from / 100),
    to: to === null ? "" : String(to / 100),
    lowest: String(Math.floor(lowest / 100)),
    highest: String(Math.ceil(highest / 100)),
    currency: words.country.currency,
    kept: [...kept],
  };
}

function toChips(
  query: ListingQuery,
  campaign: Campaign | null,
  words: PageWords,
  link: (change: Partial<ListingQuery>) => string,
): readonly LinkView[] {
  const { brands, tags, minimumRating, priceCents } = query;
  const chips: LinkView[] = [
    ...brands.map((brand): LinkView => [brand, link({ brands: brands.filter((other) => other !== brand) })]),
    ...tags.map(
      (tag): LinkView => [
        nameTag(tag, campaign, words),
        link({ tags: tags.filter((other) => other !== tag) }),
      ],
    ),
  ];
  if (minimumRating !== null) {
    const text = words.translate("catalogue.filter.ratingFrom", { rating: minimumRating });
    chips.push([text, link({ minimumRating: null })]);
  }
  if (priceCents.from !== null || priceCents.to !== null) {
    chips.push([toPriceText(priceCents, words), link({ priceCents: { from: null, to: null } })]);
  }
  return chips;
}

/** A campaign is called by its name while it is active, else by its tag. */
function nameTag(tag: string, campaign: Campaign | null, { translate }: PageWords): string {
  if (campaign && tag === toCampaignTag(campaign)) return campaign.name;
  return tag.startsWith("campaign:")
    ? tag.slice("campaign:".length).replaceAll(/[_-]/g, " ")
    : translate(`catalogue.badge.${tag}`);
}

function toPriceText(
  { from, to }: ListingQuery["priceCents"],
  { translate, locale, country }: PageWords,
): string {
  const format = (cents: number) => formatMoney(money(cents, country.currency), locale);
  if (to === null) return translate("catalogue.filter.priceFrom", { from: format(from ?? 0) });
  if (from === null) return translate("catalogue.filter.priceTo", { to: format(to) });
  return translate("catalogue.filter.priceRange", { from: format(from), to: format(to) });
}
