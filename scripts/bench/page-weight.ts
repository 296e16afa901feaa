import { brotliCompressSync, constants } from "node:zlib";

/** Bytes after brotli at the highest level, as immutable assets are served. */
export function brotliBytes(content: string | Uint8Array): number {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).byteLength;
}

export type HtmlWeight = { readonly raw: number; readonly brotli: number; readonly hydrationShare: number };

/** The weight of a page and the share of it that is React Router's hydration state. */
export function weighHtml(html: string): HtmlWeight {
  const raw = Buffer.byteLength(html);
  const scripts = html.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>/g);
  let state = 0;
  for (const [, body = ""] of scripts) {
    if (body.includes("__reactRouterContext")) state += Buffer.byteLength(body);
  }
  return { raw, brotli: brotliBytes(html), hydrationShare: state / raw };
}
