import type { HashedPage } from "./inline-hashes";
import type { Purges } from "./known-purges";

/** A page as the cache stores it. */
export type CachedPage = HashedPage & {
  readonly contentType: string;
  /** Further headers of the page, `Link` for example. */
  readonly headers: readonly (readonly [string, string])[];
  readonly stamp: PageStamp;
};

export function countBytes({ bytes }: CachedPage): number {
  return bytes.length;
}

/** Headers of a rendered page that belong to the page, not to this request. */
const cachedHeaders = ["cache-control", "link", "content-language", "x-remix-response"];

export function pickHeaders(headers: Headers): readonly (readonly [string, string])[] {
  return cachedHeaders.flatMap((name) => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value] as const];
  });
}

/** When a page was rendered, and what it shows. Times in milliseconds since 1970. */
type PageStamp = {
  readonly storedAtMs: number;
  /** The last purge that was known before the page was rendered; null if none could be read. */
  readonly knownPurgeMs: number | null;
  /** Purging one of them makes the page outdated (`app/catalogue/model/page-tags.ts`). */
  readonly tags: readonly string[];
  /** From then on the page is wrong: a price or campaign boundary, or the next day's delivery date. */
  readonly expiresAtMs: number;
};

export type PageAge =
  | "fresh"
  /** Served at once, and renewed after the response. */
  | "stale"
  /** Shown only while the platform fails. */
  | "old"
  | "gone";

export const freshForMs = 60_000;
export const staleForMs = 10 * 60_000;
export const cachedForMs = 24 * 3_600_000;

/**
 * Returns how far a cached page may still be used. A purged page is not deleted, so that it is still available when the
 * platform fails.
 */
export function judgeAge(stamp: PageStamp, nowMs: number, purges: Purges | null): PageAge {
  const ageMs = nowMs - stamp.storedAtMs;
  if (ageMs > cachedForMs || nowMs >= stamp.expiresAtMs) return "gone";
  if (ageMs > staleForMs || (purges && isPurged(stamp, purges))) return "old";
  return ageMs > freshForMs ? "stale" : "fresh";
}

function isPurged({ knownPurgeMs, tags }: PageStamp, { byTag }: Purges): boolean {
  return knownPurgeMs === null || tags.some((tag) => (byTag.get(tag) ?? 0) > knownPurgeMs);
}

/** Where pages are cached. A store may evict them at any time. */
export interface PageStore {
  get(key: string): Promise<CachedPage | null>;
  put(key: string, page: CachedPage): Promise<void>;
}
