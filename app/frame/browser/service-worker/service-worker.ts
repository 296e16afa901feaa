import { chooseHandling, networkPatterns } from "./choose-handling";
import { createKeptFiles, type WorkerSettings } from "./create-kept-files";

declare const self: ServiceWorkerGlobalScope;
declare const shop: WorkerSettings;

const kept = createKeptFiles({
  caches,
  fetch: (address, init) => fetch(address, init),
  listTabs: async () => {
    const tabs = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
    return tabs.map(({ id }) => id);
  },
  settings: shop,
});

self.addEventListener("install", (event) => {
  event.waitUntil(Promise.all([kept.install(), passByWorker(event)]).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    // Pages that are open without it stay so: to claim them would throw those away that are kept for going back.
    Promise.all([kept.begin(), askEarly()]).then(() => kept.dropOlder()),
  );
});

self.addEventListener("fetch", (event) => {
  const later = (work: Promise<unknown>) => event.waitUntil(work);
  switch (chooseHandling(event.request, self.location.origin)) {
    case "file":
      return event.respondWith(kept.answer(event.request, later));
    case "picture":
      return event.respondWith(answerPicture(event.request));
    case "page":
      event.respondWith(answerPage(event));
      return later(kept.dropOlder());
  }
});

/** `{ words, isSparing }` of a page at rest. */
self.addEventListener("message", (event) => {
  const { words, isSparing }: { words?: unknown; isSparing?: unknown } = event.data ?? {};
  const { source } = event;
  if (!Array.isArray(words) || !(source instanceof WindowClient)) return;
  const own = words.filter((address) => typeof address === "string" && address.startsWith("/assets/"));
  event.waitUntil(kept.keepFor(new URL(source.url).pathname, own, isSparing === true));
});

/** The network's word, whatever it is; only where there is none, the page that says so. */
async function answerPage({ request, preloadResponse }: FetchEvent): Promise<Response> {
  try {
    const early: unknown = await preloadResponse;
    return early instanceof Response ? early : await fetch(request);
  } catch {
    return (await kept.findPage(new URL(request.url).pathname)) ?? Response.error();
  }
}

/** Kept by the pages that showed it; the network may be there after all. */
async function answerPicture({ url }: Request): Promise<Response> {
  return (await caches.match(url, { ignoreSearch: true })) ?? fetch(url);
}

/** Not in every browser yet, nor in TypeScript's. */
type RoutingEvent = Pick<ExtendableEvent, "type"> & {
  addRoutes?(rules: readonly { readonly condition: object; readonly source: "network" }[]): Promise<void>;
};

/** Where the browser can tell by itself what is not for the worker, it does not even start it for that. */
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
 * Documents are asked for while the worker starts; only where the browser knows what is not for the worker: elsewhere
 * what it leaves alone, the return of a payment among them, would be asked for twice.
 */
async function askEarly(): Promise<void> {
  const { prototype } = Reflect.get(self, "InstallEvent") ?? {};
  if (prototype && "addRoutes" in prototype) await self.registration.navigationPreload.enable();
}
