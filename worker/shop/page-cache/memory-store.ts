import { LRUCache } from "lru-cache";
import { type CachedPage, countBytes, judgeAge, type PageStore } from "./cached-page";

/** An isolate has 128 MB for everything. */
const mostBytes = 24 * 1024 * 1024;
/**
 * No page of the shop is that large; a part of the sitemap is, and a crawler that reads all parts would evict the
 * pages.
 */
const mostBytesOfOne = 1024 * 1024;

export type MemoryOptions = { readonly mostBytes?: number; readonly clock?: () => number };

/**
 * Caches the isolate's recent pages in front of a slower store. Only a fresh page is served from memory: the store may
 * have a newer one.
 */
export function keepInMemory(behind: PageStore, options: MemoryOptions = {}): PageStore {
  const clock = options.clock ?? Date.now;
  const pages = new LRUCache<string, CachedPage>({
    maxSize: options.mostBytes ?? mostBytes,
    maxEntrySize: mostBytesOfOne,
    // An empty page needs a size, too.
    sizeCalculation: (page) => Math.max(1, countBytes(page)),
  });

  return {
    async get(key) {
      const known = pages.get(key);
      if (known && judgeAge(known.stamp, clock(), null) === "fresh") return known;
      const page = await behind.get(key);
      if (page) pages.set(key, page);
      else pages.delete(key);
      return page;
    },
    async put(key, page) {
      pages.set(key, page);
      await behind.put(key, page);
    },
  };
}
