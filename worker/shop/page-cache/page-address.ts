import {
  isDeclared,
  type RouteDescriptor,
  sharedQuery,
  slugRoute,
} from "../../../app/countries/model/route-table";
import { findShopRoute, isPrivatePage } from "../../../app/countries/model/shop-paths";

/** Parameters of advertising and newsletters: no page depends on them, so they are dropped. */
const campaignParameter =
  /^(?:utm_\w+|gclid|gclsrc|gbraid|wbraid|gad_\w+|dclid|fbclid|msclkid|ttclid|yclid|twclid|li_fat_id|mc_[ce]id|_ga|_gl|srsltid)$/;

const longestKey = 1_000;

export type CacheablePage = {
  readonly key: string;
  /**
   * The rendered URL, without the parts that the key drops, so that one visitor's query gets into no other visitor's
   * page.
   */
  readonly url: URL;
};

/**
 * Returns the cache key of a page that is the same for every guest, and the URL to render; null when the response must not
 * be stored. The key has the parameters that the route declares, in their order; any other keeps the page out of the cache.
 */
export function toCacheablePage(url: URL): CacheablePage | null {
  if (url.pathname.startsWith("/__") || isPrivatePage(url.pathname)) return null;
  if (!url.href.includes("?")) return url.href.length <= longestKey ? { key: url.href, url } : null;
  const declared = [...(findRoute(url.pathname).query ?? []), ...sharedQuery.cached];
  const names = [...new Set(url.searchParams.keys())].filter((name) => !campaignParameter.test(name));
  if (!names.every((name) => isDeclared(name, declared))) return null;
  const keyQuery = new URLSearchParams();
  const exact = declared.filter((name) => names.includes(name));
  const attributes = names.filter((name) => !exact.includes(name)).toSorted();
  for (const name of [...exact, ...attributes]) {
    for (const value of url.searchParams.getAll(name)) keyQuery.append(name, value);
  }
  const rendered = new URL(url);
  rendered.search = keyQuery.toString();
  const key = rendered.href;
  return key.length <= longestKey ? { key, url: rendered } : null;
}

/** The route of a page's path or of its data, with or without language prefix. */
function findRoute(pathname: string): RouteDescriptor {
  const path = pathname.replace(/^\/[a-z]{2}(?=\/|$)/, "").replace(/\.data$/, "");
  return findShopRoute(path || "/") ?? slugRoute;
}
