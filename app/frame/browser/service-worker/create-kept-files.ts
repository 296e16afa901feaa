/** What the served script begins with (`worker/shop/steps/answer-service-worker.ts`). */
export type WorkerSettings = {
  /** Of the build. */
  readonly version: string;
  /** The address of the page for no network, by the prefix of its language. */
  readonly pages: Readonly<Record<string, string>>;
  /** What an open tab may ask for later. */
  readonly files: readonly string[];
};

/** The parts of the browser that it needs. */
type Parts = {
  readonly caches: Pick<CacheStorage, "open" | "keys" | "delete" | "match">;
  readonly fetch: (address: string, init?: RequestInit) => Promise<Response>;
  /** Ids of the documents that are open. */
  readonly listTabs: () => Promise<readonly string[]>;
  readonly settings: WorkerSettings;
};

/** Of each version one. */
const cachePrefix = "shop-";
/** Tabs that were opened before this version, as JSON: as long as one is open, its files stay. */
const olderTabsAddress = "/older-tabs";
/** Versions beside this one; a shop that is sent out more often than tabs are closed loses the oldest. */
const mostOlder = 2;
/** A build has half of it; what a page asked for that is none of this build's comes on top. */
const mostFiles = 500;

/** The page goes on meanwhile: its own requests come first. */
const atOnce = 4;

const ownFile = /\/(?:assets|pictures)\/[\w./-]+/g;

/** The shop's own files on this device, by versions. */
export function createKeptFiles(parts: Parts) {
  return new KeptFiles(parts);
}

class KeptFiles {
  readonly #parts: Parts;
  readonly #name: string;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#name = cachePrefix + parts.settings.version;
  }

  /** The pages for no network, in the languages of this shop; rejects when one cannot be had. */
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

  /** From now on what is open belongs to an older version, as far as anybody knows. */
  async begin(): Promise<void> {
    const cache = await this.#parts.caches.open(this.#name);
    await cache.put(olderTabsAddress, Response.json(await this.#parts.listTabs()));
  }

  /** The page for no network in the language of a path. */
  async findPage(pathname: string): Promise<Response | undefined> {
    const { caches, settings } = this.#parts;
    const address = settings.pages[`/${pathname.split("/")[1]}`] ?? settings.pages[""];
    return address ? (await caches.open(this.#name)).match(address) : undefined;
  }

  /** What the page for no network shows and, unless bytes are to be spared, what an open tab may need later. */
  async keepFor(pathname: string, words: readonly string[], isSparing: boolean): Promise<void> {
    const page = await (await this.findPage(pathname))?.text();
    await this.#keep(page?.match(ownFile) ?? []);
    if (!isSparing) await this.#keep([...words, ...this.#parts.settings.files]);
  }

  /** A file of any version: its name is of its content. */
  async answer(request: Request, later: (work: Promise<unknown>) => void): Promise<Response> {
    const { caches, fetch } = this.#parts;
    const kept = await caches.match(request.url, { ignoreVary: true });
    if (kept) return kept;
    const answer = await fetch(request.url);
    if (answer.status === 200) {
      const copy = answer.clone();
      later(caches.open(this.#name).then((cache) => cache.put(request.url, copy)));
    }
    return answer;
  }

  /** Lets go of versions that no tab is left of. */
  async dropOlder(): Promise<void> {
    const { caches, listTabs } = this.#parts;
    const isOlder = (name: string) => name.startsWith(cachePrefix) && name !== this.#name;
    const older = (await caches.keys()).filter(isOlder);
    const cache = await caches.open(this.#name);
    const files = await cache.keys();
    await Promise.all(files.slice(0, -mostFiles).map((file) => cache.delete(file)));
    if (older.length === 0) return;
    const before: unknown = await (await cache.match(olderTabsAddress))?.json();
    const open = await listTabs();
    const isOpen = Array.isArray(before) && open.some((tab) => before.includes(tab));
    const gone = isOpen ? older.slice(0, -mostOlder) : older;
    await Promise.all(gone.map((other) => caches.delete(other)));
  }

  /** Each once; what another version brought is copied instead of asked for. */
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
