import { chooseCountryByHost, toSiblingOrigin } from "./choose-country-by-host";
import { composeRedirect } from "./compose-redirect";
import type { Country } from "./country";
import { ownSeparators, type QuerySeparators, rebuildPairs } from "./query-separators";

/** A shop operator's settings of redirects. */
export type RedirectionRules = {
  /** Separators in the queries of former URLs. */
  readonly separators: QuerySeparators;
  /** Host names outside the country's shop that a target may have. */
  readonly targetHosts: readonly string[];
};

const usualRules: RedirectionRules = { separators: ownSeparators, targetHosts: [] };

/**
 * Composes the redirect of a would-be 404 to a target of the SEO look-up (a path or an absolute URL).
 * Applies the rules of all redirects to the target, with the query of the requested URL in the shop's separators. A
 * target on another allowed host (another country's shop of this deployment) is unchanged. Returns null for any
 * other host, a path without a page, and the requested URL; the response is then 404.
 */
export function composeLookedUpRedirect(
  target: string,
  asked: URL,
  country: Country,
  canonicalOrigin: string,
  { separators, targetHosts }: RedirectionRules = usualRules,
): string | null {
  if (!URL.canParse(target, canonicalOrigin)) return null;
  const named = new URL(target, canonicalOrigin);
  if (!isOfShop(named, country, canonicalOrigin)) {
    const isWeb = named.protocol === "https:" || named.protocol === "http:";
    if (!isWeb || !targetHosts.includes(named.hostname)) return null;
    const shop = chooseCountryByHost(named.hostname, { allowLocalHosts: false });
    if (shop.kind === "unknown") return named.href;
    return `${toSiblingOrigin(canonicalOrigin, shop.country)}${named.pathname}${named.search}${named.hash}`;
  }
  const search = mergeQueries(named.search, rebuildPairs(asked.search, separators));
  const url = new URL(`${canonicalOrigin}${named.pathname}${search}`);
  const redirection = composeRedirect(url, country, canonicalOrigin);
  if (redirection.kind === "not-found") return null;
  const location = redirection.kind === "redirect" ? redirection.location : url.href;
  return location === `${canonicalOrigin}${asked.pathname}${asked.search}` ? null : location + named.hash;
}

function isOfShop(url: URL, country: Country, canonicalOrigin: string): boolean {
  if (url.origin === canonicalOrigin) return true;
  if (url.protocol !== "https:" && url.protocol !== "http:") return false;
  const choice = chooseCountryByHost(url.hostname, { allowLocalHosts: false });
  return choice.kind === "country" && choice.country.code === country.code;
}

/** The target's own parameters first; then those of the request that it does not set itself, unchanged. */
function mergeQueries(own: string, asked: readonly string[]): string {
  const names = new Set(new URLSearchParams(own).keys());
  const added = asked.filter(
    (pair) => ![...new URLSearchParams(pair).keys()].some((name) => names.has(name)),
  );
  const pairs = [own.slice(1), ...added].filter(Boolean);
  return pairs.length > 0 ? `?${pairs.join("&")}` : "";
}
