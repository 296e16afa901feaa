/** Settings at the start of the served script (`worker/shop/steps/answer-service-worker.ts`). */
export type WorkerSettings = {
  /** Version of the build. */
  readonly version: string;
  /** URL of the offline page, by the prefix of its language. */
  readonly pages: Readonly<Record<string, string>>;
  /** Names of files below `/assets/` that an open tab may request later. */
  readonly files: readonly string[];
};

/** The browser APIs that it needs. */
type Parts = {
  readonly caches: Pick<CacheStorage, "open" | "keys" | "delete" | "match">;
  readonly fetch: (address: string, init?: RequestInit) => Promise<Response>;
  /** Ids of the open documents. */
  readonly listTabs: () => Promise<readonly string[]>;
  readonly settings: WorkerSettings;
};

/** One cache per version. */
const cachePrefix = "shop-";
/** Tabs that were opened before this version, as JSON: while one is open, the files of older versions stay. */
const olderTabsAddress = "/older-tabs";
/** Older versions that are retained; if deployments are more frequent than tabs are closed, the oldest is lost. */
const mostOlder = 2;
/** A build has half as many; requested files of other builds come on top. */
const mostFiles = 500;

/** Limits parallel requests: the page's own requests come first. */
const atOnce = 4;

const ownFile = /\/(?:assets|pictures)\/[\w./-]+/g;

/** The shop's own files on this device, by version. */
export function createCachedFiles(parts: Parts) {
  return new CachedFiles(parts);
}

class CachedFiles {
  readonly #parts: Parts;
  readonly #name: string;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#name = cachePrefix + parts.settings.version;
  }

  /** Caches the offline pages in the languages of this shop; rejects when one cannot be loaded. */
  async install(): Promise<void> {
    const { caches, fetch, settings } = this.#parts;
    const cache = await caches.open(this.#name);
    const pages = Object.values(settings.pages).map(async (address) => {
      const answer = await fetch(address, { cache: "no-cache" });
      if (answer.status !== 200) throw new Error(`${address} answered ${answer.status}`);
      await cache.put(address, answer);
    });
    await Promise.all(pages);
  }

  /** Records the open tabs, which may all use an older version, and returns them. */
  async begin(): Promise<readonly string[]> {
    const cache = await this.#parts.caches.open(this.#name);
    const tabs = await this.#parts.listTabs();
    await cache.put(olderTabsAddress, Response.json(tabs));
    return tabs;
  }

  /** Returns the offline page in the language of a path. */
  async findPage(pathname: string): Promise<Response | undefined> {
    const { caches, settings } = this.#parts;
    const address = settings.pages[`/${pathname.split("/")[1]}`] ?? settings.pages[""];
    return address ? (await caches.open(this.#name)).match(address) : undefined;
  }

  /** Caches what the offline page shows and, unless data is to be saved, the files that an open tab may need later. */
  async keepFor(pathname: string, messageFiles: readonly string[], isSparing: boolean): Promise<void> {
    const page = await (await this.findPage(pathname))?.text();
    await this.#keep(page?.match(ownFile) ?? []);
    if (!isSparing)
      await this.#keep([...messageFiles, ...this.#parts.settings.files.map((name) => `/assets/${name}`)]);
  }

  /** Returns a file of any version: its name contains a hash of its content. */
  async answer(request: Request, later: (work: Promise<unknown>) => void): Promise<Response> {
    const { caches, fetch } = this.#parts;
    const cached = await caches.match(request.url, { ignoreVary: true });
    if (cached) return cached;
    const answer = await fetch(request.url);
    if (answer.status === 200) {
      const copy = answer.clone();
      later(caches.open(this.#name).then((cache) => cache.put(request.url, copy)));
    }
    return answer;
  }

  /** Deletes versions that no open tab uses. */
  async dropOlder(): Promise<void> {
    const { caches, listTabs } = this.#parts;
    const isOlder = (name: string) => name.startsWith(cachePrefix) && name !== this.#name;
    const older = (await caches.keys()).filter(isOlder);
    const cache = await caches.open(this.#name);
    const files = await cache.keys();
    await Promise.all(files.slice(0, -mostFiles).map((file) => cache.delete(file)));
    if (older.length === 0) return;
    const recorded = await cache.match(olderTabsAddress);
    // A browser may stop the worker before it has recorded them: any open tab may be an older one then.
    const before: unknown = recorded ? await recorded.json() : await this.begin();
    const open = await listTabs();
    const isOpen = Array.isArray(before) && open.some((tab) => before.includes(tab));
    const gone = isOpen ? older.slice(0, -mostOlder) : older;
    await Promise.all(gone.map((other) => caches.delete(other)));
  }

  /** Caches each file once; a file that another version has is copied instead of requested. */
  async #keep(addresses: Iterable<string>): Promise<void> {
    const { caches, fetch } = this.#parts;
    const cache = await caches.open(this.#name);
    const waiting = [...new Set(addresses)];
    const keepNext = async (): Promise<void> => {
      const address = waiting.shift();
      if (address === undefined) return;
      if (!(await cache.match(address))) {
        const answer = (await caches.match(address)) ?? (await fetch(address));
        if (answer.status === 200) await cache.put(address, answer);
      }
      return keepNext();
    };
    await Promise.all(Array.from({ length: atOnce }, keepNext));
  }
}
