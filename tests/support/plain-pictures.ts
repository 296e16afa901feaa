import type { BuiltWorker } from "../../scripts/serve/built-workers.ts";

/**
 * Encodes a picture of one colour in lossless WebP (RFC 9649): its header, no transform, and five prefix codes of one
 * symbol each, so that pixels take no bits. It becomes a part of the worker's source.
 */
export function encodePlainWebp(width: number, height: number): Uint8Array {
  const bits: number[] = [];
  const put = (value: number, count: number) => {
    for (let at = 0; at < count; at += 1) bits.push((value >> at) & 1);
  };
  put(0x2f, 8);
  put(width - 1, 14);
  put(height - 1, 14);
  // No alpha, version 0; no transform, no colour cache, one group of codes.
  put(0, 7);
  const [red, green, blue, opaque, noDistance] = [138, 146, 153, 255, 0];
  for (const symbol of [green, red, blue, opaque, noDistance]) {
    put(0b101, 3);
    put(symbol, 8);
  }
  const length = Math.ceil(bits.length / 8);
  const padded = length + (length % 2);
  const bytes = new Uint8Array(20 + padded);
  const view = new DataView(bytes.buffer);
  const write = (text: string, at: number) => bytes.set(new TextEncoder().encode(text), at);
  write("RIFF", 0);
  view.setUint32(4, 12 + padded, true);
  write("WEBPVP8L", 8);
  view.setUint32(16, length, true);
  for (const [at, bit] of bits.entries())
    bytes[20 + (at >> 3)] = (bytes[20 + (at >> 3)] ?? 0) | (bit << (at & 7));
  return bytes;
}

/** Serves every existing SVG with its size and one path in place of its drawing, and every WebP in one colour. */
const script = `${encodePlainWebp.toString()}
export default {
  async fetch(request, env) {
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith("/pictures/")) return env.FILES.fetch(request);
    // The compressed copies contain whole drawings; without one, the shop requests the picture itself.
    if (pathname.endsWith(".br")) return new Response(null, { status: 404 });
    const response = await env.FILES.fetch(request);
    if (!response.ok || !/\\.(?:svg|webp)$/.test(pathname)) return response;
    const headers = new Headers(response.headers);
    headers.delete("content-length");
    if (pathname.endsWith(".webp")) {
      const file = new DataView(await response.arrayBuffer());
      // The extended format (VP8X) has the size at 24 bytes; another one is left as it is.
      if (file.byteLength < 30 || file.getUint32(12) !== 0x56503858) return new Response(file, { headers });
      const read = (at) => file.getUint16(at, true) + 1;
      return new Response(encodePlainWebp(read(24), read(27)), { headers });
    }
    const opening = /^<svg[^>]*>/.exec(await response.text())?.[0];
    if (!opening) throw new Error(pathname + " is no SVG picture");
    return new Response(opening + '<path fill="#8a9299" d="M60 60h120v120H60z"/></svg>', { headers });
  },
};`;

/**
 * Replaces the drawings of a served shop. A browser parses, lays out and paints each SVG as a document of its own, and
 * decodes and scales each bitmap: each took a seventh of a page's CPU. Journeys need that a picture exists and how large
 * it is.
 */
export function servePlainPictures(workers: readonly BuiltWorker[]): readonly BuiltWorker[] {
  return workers.map((worker) => (worker.name === "ironhall-shop-assets" ? { ...worker, script } : worker));
}
