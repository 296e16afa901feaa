import { describe, expect, it } from "vitest";
import { createCacheApiStore } from "./cache-api-store";
import type { CachedPage, PageStore } from "./cached-page";
import { keepInMemory } from "./memory-store";

const bytes = (text: string) => new TextEncoder().encode(text);

const page: CachedPage = {
  contentType: "text/html; charset=utf-8",
  headers: [["link", "</a.css>; rel=preload"]],
  bytes: bytes("<script>ä</script>"),
  inline: { scripts: "'sha256-abc='", styles: "" },
  stamp: { storedAtMs: 1_000, knownPurgeMs: 900, tags: ["catalogue"], expiresAtMs: 61_000 },
};

/** The part of the Cache API that a store uses. */
function createFakeCache() {
  const responses = new Map<string, Response>();
  const cache = {
    match: async (key: string) => responses.get(key)?.clone(),
    put: async (key: string, response: Response) => void responses.set(key, response),
  };
  return { cache: cache as unknown as Cache, responses };
}

describe("the store on the Cache API", () => {
  it("returns the stored page with its stamp", async () => {
    const { cache } = createFakeCache();
    const store = createCacheApiStore(async () => cache);
    await store.put("http://sk.localhost/", page);
    const cached = await store.get("http://sk.localhost/");
    expect(cached).toEqual(page);
    expect(await store.get("http://sk.localhost/other")).toBeNull();
  });

  it("sets the cache's lifetime to as long as the page can be useful", async () => {
    const { cache, responses } = createFakeCache();
    await createCacheApiStore(async () => cache).put("http://sk.localhost/", page);
    expect(responses.get("http://sk.localhost/")?.headers.get("cache-control")).toBe("public, max-age=60");
  });
});

describe("the store in memory", () => {
  function setUp(mostBytes?: number) {
    const behind = new Map<string, CachedPage>();
    const state = { nowMs: 1_000, asked: 0 };
    const slow: PageStore = {
      get: async (key) => {
        state.asked++;
        return behind.get(key) ?? null;
      },
      put: async (key, cached) => void behind.set(key, cached),
    };
    const store = keepInMemory(slow, { clock: () => state.nowMs, ...(mostBytes && { mostBytes }) });
    return { store, behind, state };
  }

  it("serves a fresh page without a query to the store behind it", async () => {
    const { store, behind, state } = setUp();
    await store.put("a", page);
    expect(await store.get("a")).toBe(page);
    expect(state.asked).toBe(0);
    expect(behind.get("a")).toBe(page);
  });

  it("queries the store behind it when its own page is no longer fresh", async () => {
    const { store, behind, state } = setUp();
    await store.put("a", page);
    const newer = { ...page, stamp: { ...page.stamp, storedAtMs: 61_000, expiresAtMs: 999_000 } };
    behind.set("a", newer);
    state.nowMs = 62_000;
    expect(await store.get("a")).toBe(newer);
    expect(await store.get("a")).toBe(newer);
    expect(state.asked).toBe(1);
  });

  it("evicts the least recently used page when it is full", async () => {
    const { store, state } = setUp(2 * page.bytes.length);
    await store.put("a", page);
    await store.put("b", page);
    await store.get("a");
    await store.put("c", page);
    state.asked = 0;
    await store.get("a");
    expect(state.asked).toBe(0);
    await store.get("b");
    expect(state.asked).toBe(1);
  });

  it("leaves a large file to the store behind it, so that reading a sitemap evicts no page", async () => {
    const { store, behind, state } = setUp();
    const file = { ...page, bytes: new Uint8Array(1_500_000) };
    await store.put("sitemap", file);
    expect(await store.get("sitemap")).toBe(file);
    expect([state.asked, behind.get("sitemap")]).toEqual([1, file]);
  });
});
