import type { InlineSources } from "../security/content-security-policy";
import {
  type CachedPage,
  cachedForMs,
  judgeAge,
  type PageAge,
  type PageStore,
  pickHeaders,
} from "./cached-page";
import { replaceNonce } from "./inline-hashes";
import type { KnownPurges, Purges } from "./known-purges";

/** A page while it is rendered, with the nonce of its request. */
export type MadePage = {
  readonly response: Response;
  /** Called when the page is complete: may other visitors see it? */
  readonly isShareable: () => boolean;
  /** When the page becomes wrong; milliseconds since 1970. Called when the page is complete. */
  readonly validUntilMs: () => number | Promise<number>;
  /** What the page shows. Called when the page is complete. */
  readonly tags: () => readonly string[];
};

export type PageCacheOptions = {
  readonly store: PageStore;
  readonly purges: KnownPurges;
  readonly clock?: () => number;
  /** How long rendering may take if an older page is available. */
  readonly patienceMs?: number;
};

export type PageRequest = {
  readonly key: string;
  /** The nonce that `make` renders with. */
  readonly nonce: string;
  readonly make: () => Promise<MadePage>;
  readonly waitUntil: (work: Promise<unknown>) => void;
};

/** `status` is the value of the Cache-Status header (RFC 9211). */
export type CacheAnswer = {
  readonly response: Response;
  readonly status: string;
  /** Of a cached page; null: the request's nonce allows the scripts. */
  readonly inline: InlineSources | null;
};

/** The platform's own limit is 15 s; no visitor waits that long if a page is available. */
const patienceMs = 3_000;

/** Serves and stores the pages that are the same for every guest; judges staleness by its own stamps. */
export class PageCache {
  readonly #options: PageCacheOptions;
  readonly #clock: () => number;
  readonly #refreshing = new Set<string>();

  constructor(options: PageCacheOptions) {
    this.#options = options;
    this.#clock = options.clock ?? Date.now;
  }

  /** Returns the cached page while it is valid, else a rendered one. */
  async answer(request: PageRequest): Promise<CacheAnswer> {
    const purges = await this.#options.purges.current(request.waitUntil);
    const page = await this.#options.store.get(request.key);
    const age: PageAge = page ? judgeAge(page.stamp, this.#clock(), purges) : "gone";
    if (page && age === "fresh") return toHit(page, "shop; hit");
    if (page && age === "stale") {
      this.#refreshOnce(request, purges);
      return toHit(page, "shop; fwd=stale; detail=refreshing");
    }
    return this.#make(request, purges, age === "old" ? page : null);
  }

  /** Returns only a cached page, for requests whose response has no body to store. */
  async look(request: Pick<PageRequest, "key" | "waitUntil">): Promise<CacheAnswer | null> {
    const purges = await this.#options.purges.current(request.waitUntil);
    const page = await this.#options.store.get(request.key);
    const isGood = page && judgeAge(page.stamp, this.#clock(), purges) === "fresh";
    return isGood ? toHit(page, "shop; hit") : null;
  }

  async #make(request: PageRequest, purges: Purges | null, old: CachedPage | null): Promise<CacheAnswer> {
    const made = await (old ? this.#makeInTime(request, purges) : request.make());
    if (old && (!made || made.response.status >= 500)) {
      await made?.response.body?.cancel();
      const status = `shop; fwd=stale; fwd-status=${made?.response.status ?? 504}; detail=platform-fails`;
      return toHit(old, status);
    }
    if (!made) throw new Error("Rendering was given up although no older page is available");
    const { response } = made;
    const status = old ? "shop; fwd=stale" : "shop; fwd=miss";
    if (!response.body || response.status !== 200) return { response, status, inline: null };
    const [shown, cached] = response.body.tee();
    request.waitUntil(this.#keep(request, made, cached, purges));
    return { response: new Response(shown, response), status, inline: null };
  }

  /** The page, or null if it takes too long; it is then finished and stored after the response. */
  async #makeInTime(request: PageRequest, purges: Purges | null): Promise<MadePage | null> {
    const making = request.make();
    const late = Symbol("late");
    const first = await Promise.race([making, wait(this.#options.patienceMs ?? patienceMs, late)]);
    if (first !== late) return making;
    request.waitUntil(
      making.then(
        (made) => this.#keepOrDrop(request, made, purges),
        () => {},
      ),
    );
    return null;
  }

  #refreshOnce(request: PageRequest, purges: Purges | null): void {
    if (this.#refreshing.has(request.key)) return;
    this.#refreshing.add(request.key);
    request.waitUntil(
      request
        .make()
        .then((made) => this.#keepOrDrop(request, made, purges))
        .catch(() => {})
        .finally(() => this.#refreshing.delete(request.key)),
    );
  }

  async #keepOrDrop(request: PageRequest, made: MadePage, purges: Purges | null): Promise<void> {
    const { body, status } = made.response;
    if (body && status === 200) await this.#keep(request, made, body, purges);
    else await body?.cancel();
  }

  /** Stores a page only if it is complete, and nothing in it was missing or personal. */
  async #keep(
    { key, nonce }: PageRequest,
    made: MadePage,
    body: ReadableStream<Uint8Array>,
    purges: Purges | null,
  ): Promise<void> {
    const { headers } = made.response;
    const bytes = await readWhole(body);
    const validUntilMs = await made.validUntilMs();
    const nowMs = this.#clock();
    const expiresAtMs = Math.min(nowMs + cachedForMs, validUntilMs);
    if (!bytes || !made.isShareable() || headers.has("set-cookie") || expiresAtMs <= nowMs) return;
    await this.#options.store.put(key, {
      contentType: headers.get("content-type") ?? "text/html; charset=utf-8",
      headers: pickHeaders(headers),
      ...(await replaceNonce(bytes, nonce)),
      stamp: { storedAtMs: nowMs, knownPurgeMs: purges?.lastMs ?? null, tags: made.tags(), expiresAtMs },
    });
  }
}

function wait<Value>(milliseconds: number, value: Value): Promise<Value> {
  return new Promise((resolve) => setTimeout(() => resolve(value), milliseconds));
}

function toHit(
  { bytes, contentType, headers: further, inline, stamp }: CachedPage,
  status: string,
): CacheAnswer {
  const headers: [string, string][] = [["content-type", contentType]];
  for (const [name, value] of further) headers.push([name, value]);
  headers.push(["cache-tag", stamp.tags.join(",")]);
  return { response: new Response(bytes, { headers }), status, inline };
}

/** All bytes of a stream, or null if it broke. */
async function readWhole(body: ReadableStream<Uint8Array>): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    return new Uint8Array(await new Response(body).arrayBuffer());
  } catch {
    return null;
  }
}
