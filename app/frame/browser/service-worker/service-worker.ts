import { chooseHandling, networkPatterns } from "./choose-handling";
import { createCachedFiles, type WorkerSettings } from "./create-cached-files";

declare const self: ServiceWorkerGlobalScope;
declare const shop: WorkerSettings;

const cached = createCachedFiles({
  caches,
  fetch: (address, init) => fetch(address, init),
  listTabs: async () => {
    const tabs = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
    return tabs.map(({ id }) => id);
  },
  settings: shop,
});

self.addEventListener("install", (event) => {
  event.waitUntil(Promise.all([cached.install(), passByWorker(event)]).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    // Open pages without this worker stay without it: claiming them would discard pages in the back/forward cache.
    Promise.all([cached.begin(), askEarly()]).then(() => cached.dropOlder()),
  );
});

self.addEventListener("fetch", (event) => {
  const later = (work: Promise<unknown>) => event.waitUntil(work);
  switch (chooseHandling(event.request, self.location.origin)) {
    case "file":
      return event.respondWith(cached.answer(event.request, later));
    case "picture":
      return event.respondWith(answerPicture(event.request));
    case "page":
      event.respondWith(answerPage(event));
      return later(cached.dropOlder());
  }
});

/** Receives `{ words, isSparing }` from an idle page. */
self.addEventListener("message", (event) => {
  const { words, isSparing }: { words?: unknown; isSparing?: unknown } = event.data ?? {};
  const { source } = event;
  if (!Array.isArray(words) || !(source instanceof WindowClient)) return;
  const own = words.filter((address) => typeof address === "string" && address.startsWith("/assets/"));
  event.waitUntil(cached.keepFor(new URL(source.url).pathname, own, isSparing === true));
});

/** Returns the network's response, whatever its status; the offline page only when the network fails. */
async function answerPage({ request, preloadResponse }: FetchEvent): Promise<Response> {
  try {
    const early: unknown = await preloadResponse;
    return early instanceof Response ? early : await fetch(request);
  } catch {
    return (await cached.findPage(new URL(request.url).pathname)) ?? Response.error();
  }
}

/** Returns a picture that a page cached when it showed it; falls back to the network. */
async function answerPicture({ url }: Request): Promise<Response> {
  return (await caches.match(url, { ignoreSearch: true })) ?? fetch(url);
}

/** Not in every browser yet, nor in TypeScript's types. */
type RoutingEvent = Pick<ExtendableEvent, "type"> & {
  addRoutes?(rules: readonly { readonly condition: object; readonly source: "network" }[]): Promise<void>;
};

/** Lets the browser bypass the worker, without starting it, for requests that the worker does not handle. */
async function passByWorker(event: RoutingEvent): Promise<void> {
  await event.addRoutes?.([
    { condition: { requestMethod: "POST" }, source: "network" },
    ...networkPatterns.map((pathname) => ({
      condition: { urlPattern: { pathname } },
      source: "network" as const,
    })),
  ]);
}

/**
 * Requests documents while the worker starts, but only if the browser knows which requests bypass the worker: without
 * that knowledge the requests that the worker ignores, such as payment returns, would be sent twice.
 */
async function askEarly(): Promise<void> {
  const { prototype } = Reflect.get(self, "InstallEvent") ?? {};
  if (prototype && "addRoutes" in prototype) await self.registration.navigationPreload.enable();
}
