import { hasWithdrawalRight } from "../../countries/model/withdrawal-countries";
import pageSlugs from "./page-slugs.json" with { type: "json" };

/** Legal pages are printed as they are; editorial ones have pictures; service pages answer questions. */
export const legalPages = [
  "terms-and-conditions",
  "privacy-data",
  "company-information",
  "merchant-information",
  "return-policy",
  "complaints",
  "battery-regulations",
  "accessibility",
] as const;

const servicePages = [
  "payment",
  "dispatch-information",
  "premium-gurantee",
  "best-prices-guaranteed",
  "help-centre",
  "product-recalls",
] as const;

const editorialPages = [
  "our-history",
  "inspirations",
  "mixer-size-guide",
  "tig-or-mig-guide",
  "tidy-workshop-guide",
] as const;

const landingPages = ["deals", "campaign", "newsletter", "opt-out"] as const;

/** All content pages. A name is the page's English path as well; `premium-gurantee` is spelled so in old links. */
export const contentPages = [...legalPages, ...servicePages, ...editorialPages, ...landingPages] as const;

export type ContentPageName = (typeof contentPages)[number];

/** Articles below the inspirations page, in its order. */
export const inspirationArticles = [
  "mixer-size-guide",
  "tig-or-mig-guide",
  "tidy-workshop-guide",
] as const satisfies readonly ContentPageName[];

/** Slugs by page and language-country, `{"terms-and-conditions": {"de-de": "agb"}}`. */
const slugs: Readonly<Record<ContentPageName, Readonly<Record<string, string>>>> = pageSlugs;

/** The page's slug in a locale (`de-AT`), `agb`. */
export function pageSlug(name: ContentPageName, locale: string): string {
  return slugs[name][locale.toLowerCase()] ?? name;
}

/** The page's path in a locale, without language prefix: `/agb/`. */
export function pagePath(name: ContentPageName, locale: string): string {
  return `/${pageSlug(name, locale)}/`;
}

/** The message with the page's name in links. */
export function toPageMessage(name: ContentPageName, locale: string): string {
  const isReturnOnly = name === "return-policy" && !hasWithdrawalRight(locale);
  return `content.pages.${isReturnOnly ? "returns" : name}`;
}

const namesByLocale = new Map<string, ReadonlyMap<string, ContentPageName>>();

/** The page with this slug in a locale; null: none. */
export function findPageBySlug(slug: string, locale: string): ContentPageName | null {
  const known =
    namesByLocale.get(locale) ?? new Map(contentPages.map((name) => [pageSlug(name, locale), name]));
  namesByLocale.set(locale, known);
  return known.get(slug) ?? null;
}

export function isContentPage(name: string): name is ContentPageName {
  return Object.hasOwn(slugs, name);
}

const groups: readonly (readonly ContentPageName[])[] = [
  legalPages,
  servicePages,
  editorialPages,
  landingPages,
];

/** The other pages of its kind, which it links to. The guides are cards of their page already. */
export function listRelatedPages(name: ContentPageName): readonly ContentPageName[] {
  const shown: readonly ContentPageName[] = name === "inspirations" ? inspirationArticles : [];
  const group = groups.find((pages) => pages.includes(name)) ?? [];
  return group.filter((other) => other !== name && !shown.includes(other));
}

const pageTarget = /^page:([a-z-]+)$/;

/** The target page of a link in a text, `page:payment`; null: another target. */
export function readPageTarget(target: string): ContentPageName | null {
  const name = pageTarget.exec(target)?.[1];
  return name !== undefined && isContentPage(name) ? name : null;
}
