import { parseFilters } from "../filters/parse-filters.ts";
import type { RawParameters } from "../protocol/search-parameters.ts";
import { SearchError } from "./search-error.ts";

const signatureLength = 64;
const longestKey = 5_000;

/** The restrictions of a secured key: parameters that override those of the query. */
export type SecuredKey = {
  readonly parameters: RawParameters;
  /** Names or prefixes with `*`; null: every index. */
  readonly indexes: readonly string[] | null;
};

/**
 * Reads a secured API key: the parent's HMAC-SHA256 of a query string in hexadecimal, then that query string, in
 * base64.
 * Null for a key that is not of this parent. Throws 403 for an expired one, or one with restrictions that cannot be
 * checked.
 * ¶ Source: Algolia, "Secured API keys"
 */
export async function readSecuredKey(
  key: string,
  parentKey: string,
  now: number,
): Promise<SecuredKey | null> {
  const text = key.length > longestKey ? null : decodeBase64(key);
  if (text === null || text.length < signatureLength) return null;
  const restrictions = text.slice(signatureLength);
  if (!(await isSigned(restrictions, text.slice(0, signatureLength), parentKey))) return null;
  const { validUntil, restrictIndices, restrictSources, ...parameters } = Object.fromEntries(
    new URLSearchParams(restrictions),
  );
  if (validUntil !== undefined && !(Number(validUntil) * 1000 > now))
    throw new SearchError(403, "Invalid Application-ID or API key");
  if (restrictSources !== undefined)
    throw new SearchError(403, "Secured keys with restrictSources are not offered by this search");
  return { parameters, indexes: restrictIndices === undefined ? null : readNames(restrictIndices) };
}

function readNames(text: string): readonly string[] {
  const names: unknown = text.startsWith("[") ? JSON.parse(text) : text.split(",");
  return Array.isArray(names) ? names.map(String) : [];
}

/** Throws 403 for an index that the key does not cover. */
export function requireAllowedIndex({ indexes }: SecuredKey, name: string): void {
  const isAllowed = indexes?.some((allowed) => {
    const inner = allowed.replace(/^\*|\*$/g, "");
    if (allowed.startsWith("*") && allowed.endsWith("*")) return name.includes(inner);
    if (allowed.endsWith("*")) return name.startsWith(inner);
    return allowed.startsWith("*") ? name.endsWith(inner) : name === allowed;
  });
  if (isAllowed === false) throw new SearchError(403, "Index not allowed with this API key");
}

/**
 * Merges the query's parameters with those of the key, which win; both `filters` must match. Throws 400 for invalid
 * filters.
 */
export function restrictQuery(sent: RawParameters, { parameters }: SecuredKey): RawParameters {
  const merged = { ...sent, ...parameters };
  const { filters } = parameters;
  if (typeof filters !== "string" || typeof sent.filters !== "string" || sent.filters.trim() === "")
    return merged;
  // Parsed separately first, so that its parentheses cannot break into the key's filter.
  parseFilters(sent.filters);
  return { ...merged, filters: `(${sent.filters}) AND (${filters})` };
}

async function isSigned(text: string, signature: string, parentKey: string): Promise<boolean> {
  if (!/^[0-9a-f]{64}$/.test(signature)) return false;
  const encoder = new TextEncoder();
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const secret = await crypto.subtle.importKey("raw", encoder.encode(parentKey), algorithm, false, [
    "verify",
  ]);
  const bytes = Uint8Array.from(signature.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  return crypto.subtle.verify("HMAC", secret, bytes, encoder.encode(text));
}

function decodeBase64(text: string): string | null {
  try {
    return new TextDecoder().decode(Uint8Array.from(atob(text), (character) => character.charCodeAt(0)));
  } catch {
    return null;
  }
}
