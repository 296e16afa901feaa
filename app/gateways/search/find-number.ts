import { array, type Infer, is, optional, string, type } from "superstruct";
import type { NumberOwner } from "../../catalogue/model/found-products";
import type { SearchRequest } from "./search-client";
import { toIndexName } from "./to-search-request";

const NumberedHit = type({
  slug: string(),
  skus: optional(array(string())),
  eans: optional(array(string())),
});
const NumberedHits = type({ hits: array(NumberedHit) });

/** Enough hits to find the product among those whose numbers only begin with this one. */
const lookedThrough = 5;

/** Whether a text may be an article number or EAN: one word with a digit, or only groups of digits. */
export function isNumberLike(text: string): boolean {
  return /^\S*\d\S*$/.test(text) ? text.length >= 4 : /^(?:EX)?[\d\s./_-]{8,}$/i.test(text);
}

export function toNumberRequest(text: string, localeVariant: string): SearchRequest {
  return {
    indexName: toIndexName(localeVariant),
    query: text,
    hitsPerPage: lookedThrough,
    attributesToRetrieve: ["slug", "skus", "eans"],
    attributesToHighlight: [],
    facets: [],
    analytics: false,
  };
}

/** Returns the hit with exactly this number; null: none. */
export function findNumberOwner(result: unknown, text: string): NumberOwner | null {
  if (!is(result, NumberedHits)) return null;
  const wanted = toCompact(text);
  const owners = result.hits.map((hit) => toOwner(hit, wanted)).filter((owner) => owner !== null);
  return owners.length === 1 ? (owners[0] ?? null) : null;
}

function toOwner(hit: Infer<typeof NumberedHit>, wanted: string): NumberOwner | null {
  const sku = hit.skus?.find((candidate) => isSame(candidate, wanted));
  if (sku !== undefined) return { slug: hit.slug, sku };
  return hit.eans?.some((ean) => isSame(ean, wanted)) ? { slug: hit.slug, sku: null } : null;
}

/** The shop's own numbers match with and without `EX`. */
function isSame(number: string, wanted: string): boolean {
  const compact = toCompact(number);
  return compact === wanted || compact === `EX${wanted}`;
}

function toCompact(text: string): string {
  return text.replaceAll(/[\s./_-]/g, "").toUpperCase();
}
