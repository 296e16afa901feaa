import { isPrivatePage } from "../../../app/countries/model/own-addresses";

/**
 * Query parameters that a page may depend on, in the order of the cache's key; the last two belong to data requests.
 */
const knownParameters = [
  "q",
  "brand",
  "category",
  "tags",
  "rating",
  "price",
  "sort",
  "view",
  "hits",
  "page",
  "variant",
  "_routes",
  "index",
] as const;

/** Values and ranges of technical attributes (`listing-search.ts`); they stand in the key by their names. */
const attributeParameter = /^[ar]\.[A-Za-z][\w-]{0,59}$/;

/** Marks of advertising and newsletters: no page depends on them, so they are left out. */
const campaignParameter =
  /^(?:utm_\w+|gclid|gclsrc|gbraid|wbraid|gad_\w+|dclid|fbclid|msclkid|ttclid|yclid|twclid|li_fat_id|mc_[ce]id|_ga|_gl|srsltid)$/;

const longestKey = 1_000;

export type CacheablePage = {
  readonly key: string;
  /** The address that is rendered: without what the key leaves out, so that nobody's query gets into others' page. */
  readonly url: URL;
};

/**
 * Is this the address of a page that is the same for every guest? Its key and what to render; else null. A parameter
 * that nobody knows makes a page of its own, which is not kept.
 */
export function toCacheablePage(url: URL): CacheablePage | null {
  if (url.pathname.startsWith("/__") || isPrivatePage(url.pathname)) return null;
  if (!url.href.includes("?")) return url.href.length <= longestKey ? { key: url.href, url } : null;
  if (hasUnknown(url.searchParams)) return null;
  const kept = new URLSearchParams();
  for (const name of knownParameters) {
    for (const value of url.searchParams.getAll(name)) kept.append(name, value);
  }
  const attributes = [...new Set(url.searchParams.keys())].filter((name) => attributeParameter.test(name));
  for (const name of attributes.toSorted()) {
    for (const value of url.searchParams.getAll(name)) kept.append(name, value);
  }
  const rendered = new URL(url);
  rendered.search = kept.toString();
  const key = rendered.href;
  return key.length <= longestKey ? { key, url: rendered } : null;
}

function hasUnknown(parameters: URLSearchParams): boolean {
  const known: readonly string[] = knownParameters;
  return [...parameters.keys()].some(
    (name) => !known.includes(name) && !attributeParameter.test(name) && !campaignParameter.test(name),
  );
}
