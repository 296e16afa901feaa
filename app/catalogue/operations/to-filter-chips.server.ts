import { money } from "../../foundation/money";
import { formatDecimal, formatMoney } from "../../i18n/formats";
import type { BwareGrade } from "../model/bware-grade";
import { type Campaign, toCampaignTag } from "../model/campaign";
import type { LinkView } from "../model/link-view";
import { type AttributeFilter, openRange, type Range } from "../model/listing";
import type { ListingPage } from "../model/listing-page";
import type { AttributeLabel } from "../model/technical-attributes";
import type { FoundListing } from "./find-listing.server";
import type { PageI18n } from "./page-i18n.server";
import type { ListingLink } from "./to-listing-link.server";

/** One chip for each active filter that does not name the page, linked to the listing without it. */
export function toFilterChips(
  { query, campaign, technical }: Pick<FoundListing, "query" | "campaign" | "technical">,
  i18n: PageI18n,
  link: ListingLink,
  named: ListingPage["named"],
): readonly LinkView[] {
  const { brands, tags, grades, minimumRating, isOnStock = false, priceCents, attributes } = query;
  const without = <Item>(list: readonly Item[], item: Item | undefined) =>
    list.filter((other) => other !== item);
  const chips: LinkView[] = [
    ...without(brands, named?.brands[0]).map((brand) => ({
      text: brand,
      href: link({ brands: without(brands, brand) }),
    })),
    ...without(tags, named?.tags[0]).map((tag) => ({
      text: nameTag(tag, campaign, i18n),
      href: link({ tags: without(tags, tag) }),
    })),
    ...grades.map((grade) => ({
      text: i18n.translate("cart.labelled", {
        label: i18n.translate("listing.grade.label"),
        text: nameGrade(grade, i18n),
      }),
      href: link({ grades: without(grades, grade) }),
    })),
  ];
  if (minimumRating !== null) {
    const text = i18n.translate("catalogue.filter.ratingFrom", { rating: minimumRating });
    chips.push({ text, href: link({ minimumRating: null }) });
  }
  if (isOnStock)
    chips.push({ text: i18n.translate("catalogue.stock.available"), href: link({ isOnStock: false }) });
  if (priceCents.from !== null || priceCents.to !== null) {
    const format = (cents: number) => formatMoney(money(cents, i18n.country.currency), i18n.locale);
    chips.push({ text: toRangeText(priceCents, format, i18n), href: link({ priceCents: openRange }) });
  }
  for (const filter of attributes) {
    const change = (next: AttributeFilter) =>
      link({ attributes: attributes.map((other) => (other === filter ? next : other)) });
    const label = technical.labels.get(filter.name) ?? { label: filter.name, unit: null };
    chips.push(...toAttributeChips(filter, label, i18n, change));
  }
  return chips;
}

function toAttributeChips(
  filter: AttributeFilter,
  label: AttributeLabel,
  i18n: PageI18n,
  change: (next: AttributeFilter) => string,
): readonly LinkView[] {
  const { values, range } = filter;
  const toText = (text: string) => i18n.translate("cart.labelled", { label: label.label, text });
  const chips = values.map((value): LinkView => {
    const others = values.filter((other) => other !== value);
    return {
      text: toText(nameValue(value, label, i18n)),
      href: change({ ...filter, values: others }),
    };
  });
  if (range.from === null && range.to === null) return chips;
  const format = (figure: number) => nameValue(String(figure), label, i18n);
  const text = toText(toRangeText(range, format, i18n));
  return [...chips, { text, href: change({ ...filter, range: openRange }) }];
}

/** `B, light marks` */
export function nameGrade(grade: BwareGrade, { translate }: Pick<PageI18n, "translate">): string {
  return translate(`listing.grade.short.${grade}`);
}

/** Returns the name of an active campaign, else a text for the tag. */
export function nameTag(tag: string, campaign: Campaign | null, { translate }: PageI18n): string {
  if (campaign && tag === toCampaignTag(campaign)) return campaign.name;
  return tag.startsWith("campaign:")
    ? tag.slice("campaign:".length).replaceAll(/[_-]/g, " ")
    : translate(`catalogue.badge.${tag}`);
}

/** Formats a value of an attribute: numbers with their unit, booleans as yes and no. */
export function nameValue(value: string, { unit }: AttributeLabel, { translate, locale }: PageI18n): string {
  if (value === "true" || value === "false")
    return translate(value === "true" ? "catalogue.attribute.yes" : "catalogue.attribute.no");
  const number = value.trim() === "" ? Number.NaN : Number(value);
  const text = Number.isNaN(number) ? value : formatDecimal(number, locale);
  return unit === null ? text : `${text}\u00a0${unit}`;
}

function toRangeText(
  { from, to }: Range,
  format: (value: number) => string,
  { translate }: PageI18n,
): string {
  if (to === null) return translate("catalogue.filter.priceFrom", { from: format(from ?? 0) });
  if (from === null) return translate("catalogue.filter.priceTo", { to: format(to) });
  return translate("catalogue.filter.priceRange", { from: format(from), to: format(to) });
}
