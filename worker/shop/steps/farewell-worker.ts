/** Replaces every service worker before it, empties its caches and unregisters (docs/offline.md, "The switch"). */
export const farewellWorker = `addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name.startsWith("shop-")) await caches.delete(name);
  await registration.unregister();
})()));
`;
