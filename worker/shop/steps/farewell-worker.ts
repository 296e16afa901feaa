/** Takes the place of every worker before it, empties what they kept and leaves (docs/offline.md, "The switch"). */
export const farewellWorker = `addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name.startsWith("shop-")) await caches.delete(name);
  await registration.unregister();
})()));
`;
