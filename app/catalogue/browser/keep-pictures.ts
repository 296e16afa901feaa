/**
 * Caches the shop's own pictures of the offline page, and deletes all others from the cache `name`.
 * Skips those already cached. The pages just showed them, so they come from the browser's HTTP cache.
 */
export async function keepPictures(name: string, pictures: readonly (string | null)[]): Promise<void> {
  const wanted = pictures
    .filter((picture) => picture !== null)
    .filter((picture) => picture.startsWith("/pictures/"));
  try {
    if (wanted.length === 0) return void (await caches.delete(name));
    const cache = await caches.open(name);
    const cached = await cache.keys();
    const paths = cached.map(({ url }) => new URL(url).pathname);
    await Promise.all(paths.filter((path) => !wanted.includes(path)).map((path) => cache.delete(path)));
    await Promise.all(
      wanted.filter((picture) => !paths.includes(picture)).map((picture) => cache.add(picture)),
    );
  } catch {
    // The offline page works without pictures.
  }
}
