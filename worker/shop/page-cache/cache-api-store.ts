import { array, create, nullable, number, string, tuple, type } from "superstruct";
import type { CachedPage, PageStore } from "./cached-page";

const stampHeader = "x-page-stamp";

const Stamp = type({
  storedAtMs: number(),
  knownPurgeMs: nullable(number()),
  tags: array(string()),
  expiresAtMs: number(),
  headers: array(tuple([string(), string()])),
  inline: type({ scripts: string(), styles: string() }),
});

/**
 * Stores pages in the location's Cache API, which drops expired pages and does not serve stale ones.
 * It stores a page as long as it can be useful, with the stamp in a header.
 */
export function createCacheApiStore(openCache: () => Promise<Cache>): PageStore {
  return {
    async get(key) {
      const response = await (await openCache()).match(key);
      const stamp = response?.headers.get(stampHeader);
      return response && stamp ? toPage(response, stamp) : null;
    },
    async put(key, page) {
      await (await openCache()).put(key, toResponse(page));
    },
  };
}

async function toPage(response: Response, stampText: string): Promise<CachedPage> {
  const { headers, inline, ...stamp } = create(JSON.parse(stampText), Stamp);
  return {
    contentType: response.headers.get("content-type") ?? "text/html; charset=utf-8",
    headers,
    bytes: new Uint8Array(await response.arrayBuffer()),
    inline,
    stamp,
  };
}

function toResponse({ bytes, contentType, headers, inline, stamp }: CachedPage): Response {
  const lifetimeMs = stamp.expiresAtMs - stamp.storedAtMs;
  return new Response(bytes, {
    headers: {
      "content-type": contentType,
      "cache-control": `public, max-age=${Math.max(1, Math.floor(lifetimeMs / 1000))}`,
      [stampHeader]: JSON.stringify({ ...stamp, headers, inline }),
    },
  });
}
