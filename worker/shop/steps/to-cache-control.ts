/** From a link's hover to its click; prices and stock of a prefetched page are at most this old. */
const prefetchedSeconds = 30;

/**
 * `Cache-Control` of a public page. Browsers revalidate a page each time, but the click after a prefetch of its data
 * uses the prefetched data.
 */
export function toCacheControl(request: Request): string {
  const isPrefetch = request.headers.get("sec-purpose")?.startsWith("prefetch") ?? false;
  const isData = new URL(request.url).pathname.endsWith(".data");
  return isPrefetch && isData ? `private, max-age=${prefetchedSeconds}` : "private, no-cache";
}
