/**
 * Caches the shop's own pictures that the offline page would show, and deletes all others from the cache `name`.
 * Skips those already cached. The pages just showed them, so they come from the browser's HTTP cache.
 */
export async function keepPictures(name: string, pictures: readonly (string | null)[]): Promise<void> {
  const wanted = pictures
    .filter((picture) => picture !== null)
    .filter((picture) => picture.startsWith("/pictures/"));
  try {
    if (wanted.length === 0) return void (await caches.delete(name));
    const cache = await caches.open(name);
    const kept = await cache.keys();
    const addresses = kept.map(({ url }) => new URL(url).pathname);
    await Promise.all(addresses.filter((kept) => !wanted.includes(kept)).map((kept) => cache.delete(kept)));
    await Promise.all(
      wanted.filter((picture) => !addresses.includes(picture)).map((picture) => cache.add(picture)),
    );
  } catch {
    // The offline page works without pictures.
  }
}
