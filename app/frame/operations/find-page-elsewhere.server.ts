import type { RouterContextProvider } from "react-router";
import { findPageBySlug, pagePath } from "../../content/model/content-pages";
import { type Locale, toLanguage } from "../../countries/model/locale";
import { findShopRoute } from "../../countries/model/shop-paths";
import { requestContext } from "../../request/context";

type Context = Readonly<RouterContextProvider>;
/** Path and query of a page in a shop's language, without prefix; null: it does not have the page. */
export type FindPath = (locale: Locale) => string | null;
type Slugs = Readonly<Record<string, string>>;

const nowhere: FindPath = () => null;
const slugPath = /^\/([^/]+)\/?$/;
const endsInProductNumber = /\d{8}$/;
/** Parameters that differ in another shop: prices are in its currency, its pages hold other products. */
const ownOfShop = ["price", "page"];
/** Personal pages that every shop has for any visitor. */
const anyonesPage = /^\/(?:consents|create-account|login|password-reset|support)$/;

/**
 * Returns a function that finds the current page's path in another shop or language.
 * `from`: path and query of the page in this shop, without language prefix. Products, categories and content pages are
 * found by their slugs; listings retain their filters. Personal pages exist only in the country's other languages,
 * except those for any visitor.
 */
export async function findPageElsewhere(context: Context, from: string): Promise<FindPath> {
  const url = from.startsWith("/") ? URL.parse(from, "http://shop") : null;
  if (url?.host !== "shop") return nowhere;
  if (url.pathname === "/") return () => "/";
  const own = findShopRoute(url.pathname);
  if (own?.kind === "page") return () => url.pathname + keepQuery(url.searchParams);
  if (own) return own.kind === "private" ? findPrivatePage(context, url) : nowhere;
  const slug = decode(slugPath.exec(url.pathname)?.[1]);
  return slug === null ? nowhere : findBySlug(context, slug, url.searchParams);
}

/** Personal pages, their content and the cart are the country's: its languages share them. */
function findPrivatePage(context: Context, { pathname, search }: URL): FindPath {
  const { locales } = context.get(requestContext).country;
  return (locale) => {
    if (locales.includes(locale)) return pathname + search;
    return anyonesPage.test(pathname) ? pathname : null;
  };
}

/** In the order in which a URL is resolved (`load-page-by-slug.server.ts`). */
async function findBySlug(context: Context, slug: string, query: URLSearchParams): Promise<FindPath> {
  const { catalogue } = context.get(requestContext).gateways;
  const product = async () => {
    const variant = query.get("variant");
    const found = await catalogue.loadProductBySlug(slug, variant);
    if (!found.ok || !found.value) return null;
    return toPathOf(found.value.slugs, variant ? `?${new URLSearchParams({ variant })}` : "");
  };
  const category = async () => {
    const found = await catalogue.loadCategoryBySlug(slug);
    return found.ok && found.value ? toPathOf(found.value.slugs, keepQuery(query)) : null;
  };
  const name = findPageBySlug(slug, context.get(requestContext).locale);
  const content = async () => name && ((locale: Locale) => pagePath(name, locale));
  const looks = endsInProductNumber.test(slug) ? [product, category, content] : [category, content, product];
  for (const look of looks) {
    const found = await look();
    if (found) return found;
  }
  return nowhere;
}

function toPathOf(slugs: Slugs, query: string): FindPath {
  return (locale) => {
    const slug = slugs[toLanguage(locale)];
    return slug === undefined ? null : `/${slug}/${query}`;
  };
}

function keepQuery(query: URLSearchParams): string {
  const remaining = new URLSearchParams(query);
  for (const name of ownOfShop) remaining.delete(name);
  return remaining.size === 0 ? "" : `?${remaining}`;
}

function decode(segment: string | undefined): string | null {
  try {
    return segment === undefined ? null : decodeURIComponent(segment);
  } catch {
    return null;
  }
}
