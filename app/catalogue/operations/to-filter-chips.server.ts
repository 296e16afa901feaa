import { money } from "../../foundation/money";
import { formatFigure, formatMoney } from "../../i18n/formats";
import { type Campaign, toCampaignTag } from "../model/campaign";
import { type AttributeFilter, openRange, type Range } from "../model/listing";
import type { LinkView } from "../model/listing-view";
import type { AttributeLabel } from "../model/technical-attributes";
import type { FoundListing } from "./find-listing.server";
import type { PageWords } from "./page-words.server";
import type { ListingLink } from "./to-listing-link.server";

/** Each filter that holds, with the address without it. */
export function toFilterChips(
  { query, campaign, technical }: FoundListing,
  words: PageWords,
  link: ListingLink,
): readonly LinkView[] {
  const { brands, tags, minimumRating, priceCents, attributes } = query;
  const without = <Item>(list: readonly Item[], item: Item) => list.filter((other) => other !== item);
  const chips: LinkView[] = [
    ...brands.map((brand): LinkView => [brand, link({ brands: without(brands, brand) })]),
    ...tags.map((tag): LinkView => [nameTag(tag, campaign, words), link({ tags: without(tags, tag) })]),
  ];
  if (minimumRating !== null) {
    const text = words.translate("catalogue.filter.ratingFrom", { rating: minimumRating });
    chips.push([text, link({ minimumRating: null })]);
  }
  if (priceCents.from !== null || priceCents.to !== null) {
    const format = (cents: number) => formatMoney(money(cents, words.country.currency), words.locale);
    chips.push([toRangeText(priceCents, format, words), link({ priceCents: openRange })]);
  }
  for (const filter of attributes) {
    const change = (next: AttributeFilter) =>
      link({ attributes: attributes.map((other) => (other === filter ? next : other)) });
    const label = technical.labels.get(filter.name) ?? { label: filter.name, unit: null };
    chips.push(...toAttributeChips(filter, label, words, change));
  }
  return chips;
}

function toAttributeChips(
  filter: AttributeFilter,
  label: AttributeLabel,
  words: PageWords,
  change: (next: AttributeFilter) => string,
): readonly LinkView[] {
  const { values, range } = filter;
  const chips = values.map((value): LinkView => {
    const kept = values.filter((other) => other !== value);
    return [`${label.label}: ${nameValue(value, label, words)}`, change({ ...filter, values: kept })];
  });
  if (range.from === null && range.to === null) return chips;
  const format = (figure: number) => nameValue(String(figure), label, words);
  const text = `${label.label}: ${toRangeText(range, format, words)}`;
  return [...chips, [text, change({ ...filter, range: openRange })]];
}

/** A campaign is called by its name while it is active, else by its tag. */
export function nameTag(tag: string, campaign: Campaign | null, { translate }: PageWords): string {
  if (campaign && tag === toCampaignTag(campaign)) return campaign.name;
  return tag.startsWith("campaign:")
    ? tag.slice("campaign:".length).replaceAll(/[_-]/g, " ")
    : translate(`catalogue.badge.${tag}`);
}

/** A value of an attribute as cards write it: numbers in the locale's way with their unit, yes and no in words. */
export function nameValue(value: string, { unit }: AttributeLabel, { translate, locale }: PageWords): string {
  if (value === "true" || value === "false")
    return translate(value === "true" ? "catalogue.attribute.yes" : "catalogue.attribute.no");
  const number = value.trim() === "" ? Number.NaN : Number(value);
  const text = Number.isNaN(number) ? value : formatFigure(number, locale);
  return unit === null ? text : `${text}\u00a0${unit}`;
}

function toRangeText(
  { from, to }: Range,
  format: (value: number) => string,
  { translate }: PageWords,
): string {
  if (to === null) return translate("catalogue.filter.priceFrom", { from: format(from ?? 0) });
  if (from === null) return translate("catalogue.filter.priceTo", { to: format(to) });
  return translate("catalogue.filter.priceRange", { from: format(from), to: format(to) });
}
