/**
 * Keeps the shop's own pictures of what a page without a network would show, those that are there already not anew, and
 * lets go of the others in `name`. They were just shown: the browser has them.
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
    // A page without a network shows what it has without pictures.
  }
}
