import { type BuiltWorker, filesWorker } from "../../serve/built-workers.ts";

/** A picture as a page shows it: path on its host, and size in CSS pixels. */
export type ShownPicture = { readonly path: string; readonly width: number; readonly height: number };

const path = "/limit.html";

/**
 * Makes the shop's worker of static files also serve the documents of this module, so that they pass the same steps
 * and compression as the pages.
 */
export function serveLimitDocuments(workers: readonly BuiltWorker[]): readonly BuiltWorker[] {
  return workers.map((worker) => (worker.name === filesWorker ? { ...worker, script } : worker));
}

const head = [
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Limit</title>',
  '<meta name="viewport" content="width=device-width">',
  '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
].join("");

/** Returns the URL of a static document with a picture of a page's host, one inlined style sheet and no script. */
export function toLimitUrl(pageUrl: string, { path: source, width, height }: ShownPicture): string {
  const style = `body{margin:0}img{display:block;width:${width}px;height:${height}px}`;
  const picture = `<img src="${source.replaceAll("&", "&amp;")}" alt="" fetchpriority="high">`;
  return toUrl(pageUrl, `${head}<style>${style}</style></head><body>${picture}</body></html>`);
}

/** Returns the URL of a document of a page's host that shows nothing. */
export function toEmptyUrl(pageUrl: string): string {
  return toUrl(pageUrl, `${head}</head><body></body></html>`);
}

function toUrl(pageUrl: string, html: string): string {
  const url = new URL(path, pageUrl);
  url.searchParams.set("html", html);
  return url.href;
}

const script = `
export default {
  fetch(request, env) {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname !== "${path}") return env.FILES.fetch(request);
    return new Response(searchParams.get("html"), {
      headers: {
        "content-type": "text/html; charset=utf-8",
        "content-security-policy": "default-src 'self'; style-src 'unsafe-inline'; connect-src 'self'; img-src 'self' https:",
        "cache-control": "private, no-cache",
      },
    });
  },
};`;
