import { countBytes, judgeAge, type KeptPage, type PageStore } from "./kept-page";

/** An isolate has 128 MB for everything. */
const mostBytes = 24 * 1024 * 1024;
/** No page of the shop is as large; a part of the sitemap is, and a crawler that reads all of them would drive out the pages. */
const mostBytesOfOne = 1024 * 1024;

export type MemoryOptions = { readonly mostBytes?: number; readonly clock?: () => number };

/**
 * The pages that this isolate served last, in front of a slower store. Only a page that is still fresh is answered from
 * memory: a newer one may lie behind.
 */
export function keepInMemory(behind: PageStore, options: MemoryOptions = {}): PageStore {
  const clock = options.clock ?? Date.now;
  const limit = options.mostBytes ?? mostBytes;
  const pages = new Map<string, KeptPage>();
  let bytes = 0;

  function forget(key: string): void {
    const page = pages.get(key);
    if (page) bytes -= countBytes(page);
    pages.delete(key);
  }

  function remember(key: string, page: KeptPage): void {
    forget(key);
    if (countBytes(page) > mostBytesOfOne) return;
    pages.set(key, page);
    bytes += countBytes(page);
    for (const oldest of pages.keys()) {
      if (bytes <= limit) break;
      forget(oldest);
    }
  }

  return {
    async get(key) {
      const known = pages.get(key);
      if (known && judgeAge(known.stamp, clock(), null) === "fresh") {
        pages.delete(key);
        pages.set(key, known);
        return known;
      }
      const page = await behind.get(key);
      if (page) remember(key, page);
      else forget(key);
      return page;
    },
    async put(key, page) {
      remember(key, page);
      await behind.put(key, page);
    },
  };
}
