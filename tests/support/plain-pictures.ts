import type { BuiltWorker } from "../../scripts/serve/built-workers.ts";

/** Serves every existing SVG picture with its size and one path in place of its drawing. */
const script = `export default {
  async fetch(request, env) {
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith("/pictures/")) return env.FILES.fetch(request);
    // The compressed copies contain whole drawings; without one, the shop requests the picture itself.
    if (pathname.endsWith(".br")) return new Response(null, { status: 404 });
    const response = await env.FILES.fetch(request);
    if (!response.ok || !pathname.endsWith(".svg")) return response;
    const opening = /^<svg[^>]*>/.exec(await response.text())?.[0];
    if (!opening) throw new Error(pathname + " is no SVG picture");
    const headers = new Headers(response.headers);
    headers.delete("content-length");
    return new Response(opening + '<path fill="#8a9299" d="M60 60h120v120H60z"/></svg>', { headers });
  },
};`;

/**
 * Replaces the drawings of a served shop. A browser parses, lays out and paints each drawing as a document of its own,
 * which took a seventh of a page's CPU; journeys need that a picture exists and how large it is.
 */
export function servePlainPictures(workers: readonly BuiltWorker[]): readonly BuiltWorker[] {
  return workers.map((worker) => (worker.name === "ironhall-shop-assets" ? { ...worker, script } : worker));
}
