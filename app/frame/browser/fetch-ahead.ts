/** Prices and stock that are older than this are asked for anew. */
const keptMs = 30_000;
/** Links of a row that a pointer passed; the oldest gives way. */
const mostKept = 4;

type Kept = { readonly answer: Promise<Response>; readonly untilMs: number };

type Dependencies = {
  readonly fetch: (request: Request | string) => Promise<Response>;
  readonly now: () => number;
  readonly origin: () => string;
};

/**
 * Answers to what somebody is about to open. A click gets the one that was fetched for it, once and while it is fresh,
 * whatever the browser's cache would do with it: pages are sent as `no-cache`, so that a reload always asks.
 */
export function createAhead({ fetch, now, origin }: Dependencies) {
  const toKey = (address: string) => toPageKey(new URL(address, origin()));
  const kept = new Map<string, Kept>();
  const take = (key: string): Kept | null => {
    const known = kept.get(key);
    kept.delete(key);
    return known && known.untilMs > now() ? known : null;
  };
  return {
    /** Fetches the data of a page, unless it is there or on its way. */
    prepare(address: string): void {
      const key = toKey(address);
      const next = take(key) ?? { answer: fetch(address), untilMs: now() + keptMs };
      kept.set(key, next);
      const [oldest] = kept.keys();
      if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
      const forget = () => kept.get(key) === next && kept.delete(key);
      next.answer.then(({ ok }) => ok || forget(), forget);
    },
    /** The router's own way to the server: what was prepared, else the request. */
    fetch(request: Request): Promise<Response> {
      return (request.method === "GET" && take(toKey(request.url))?.answer) || fetch(request);
    },
  };
}

/** The router asks only for the routes that it lacks; what was prepared for the page's own has them. */
function toPageKey(url: URL): string {
  url.searchParams.delete("_routes");
  return url.pathname + url.search;
}

export const ahead = createAhead({
  fetch: (request) => fetch(request),
  now: () => Date.now(),
  origin: () => location.origin,
});
