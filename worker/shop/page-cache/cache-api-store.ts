import { array, create, nullable, number, string, tuple, type } from "superstruct";
import type { CachedPage, PageStore } from "./cached-page";
import { markPlaceholders } from "./nonce-placeholder";

const stampHeader = "x-page-stamp";

const Stamp = type({
  storedAtMs: number(),
  epoch: nullable(string()),
  expiresAtMs: number(),
  headers: array(tuple([string(), string()])),
});

/**
 * Stores pages in the location's Cache API, which drops expired pages and does not serve stale ones.
 * It stores a page as long as it can be useful, with the stamp in a header.
 */
export function createCacheApiStore(openCache: () => Promise<Cache>, placeholder: string): PageStore {
  return {
    async get(key) {
      const response = await (await openCache()).match(key);
      const stamp = response?.headers.get(stampHeader);
      return response && stamp ? toPage(response, stamp, placeholder) : null;
    },
    async put(key, page) {
      await (await openCache()).put(key, toResponse(page));
    },
  };
}

async function toPage(response: Response, stampText: string, placeholder: string): Promise<CachedPage> {
  const { headers, ...stamp } = create(JSON.parse(stampText), Stamp);
  const bytes = new Uint8Array(await response.arrayBuffer());
  return {
    contentType: response.headers.get("content-type") ?? "text/html; charset=utf-8",
    headers,
    page: markPlaceholders(bytes, placeholder),
    stamp,
  };
}

function toResponse({ page, ...cached }: CachedPage): Response {
  const lifetimeMs = cached.stamp.expiresAtMs - cached.stamp.storedAtMs;
  return new Response(page.bytes, {
    headers: {
      "content-type": cached.contentType,
      "cache-control": `public, max-age=${Math.max(1, Math.floor(lifetimeMs / 1000))}`,
      [stampHeader]: JSON.stringify({ ...cached.stamp, headers: cached.headers }),
    },
  });
}
