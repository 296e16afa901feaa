import { defaultPicture } from "../../../app/catalogue/model/default-picture";
import { isFilePath, isFormerPagePath } from "../../../app/countries/model/shop-paths";
import { editHeaders, toPlainAnswer } from "../edit-headers";
import { findFeedFormat } from "../feeds/feed-path";
import { acceptsEncoding, chooseEncoding } from "../rendering/compress-response";
import type { ShopContext, Step } from "../shop-env";
import { isSitemapPath } from "../sitemap/sitemap-part";
import { findDeltaPath, toReleasesPattern } from "./release-delta";

/**
 * Serves static files. A path with a file extension but without a file is a plain 404; `.data` is a page, and
 * the path of a former shop's page gets the pages' 404, or a redirect to its new URL.
 */
export const serveAssets: Step = async (context, next) => {
  const { pathname } = context.get("url");
  if (!isFilePath(pathname) || pathname.endsWith(".data") || isGenerated(pathname)) return next();
  if (context.req.method !== "GET" && context.req.method !== "HEAD") {
    return toPlainAnswer(405, "Method not allowed", { Allow: "GET, HEAD" });
  }
  const compressed = await findCompressed(context, pathname);
  if (compressed) return compressed;
  const response = await context.env.ASSETS.fetch(context.req.raw);
  if (response.status === 404) {
    if (isFormerPagePath(pathname)) return next();
    return pathname.startsWith("/pictures/")
      ? answerDefaultPicture(context)
      : toPlainAnswer(404, "Not found");
  }
  return editHeaders(response, (headers) => {
    if (pathname.startsWith("/assets/")) {
      headers.set("Cache-Control", aYear);
      offerAsDictionary(headers, pathname);
    }
  });
};

/** The build writes a compressed copy of each of its files of these kinds. */
const contentTypes: Readonly<Record<string, string>> = {
  js: "text/javascript; charset=utf-8",
  css: "text/css; charset=utf-8",
  json: "application/json",
  svg: "image/svg+xml",
};
const aYear = "public, max-age=31536000, immutable";
/** The same as in `public/_headers` for files without a copy. */
const aDay = "public, max-age=86400, stale-while-revalidate=31536000";
const hasCopy = /^\/(?:assets\/|pictures\/hero\.svg$)/;

/** Finds the compressed copy of a file, or its delta against what the browser has of an earlier release. */
async function findCompressed(context: ShopContext, pathname: string): Promise<Response | null> {
  const { raw: request } = context.req;
  const contentType = contentTypes[pathname.slice(pathname.lastIndexOf(".") + 1)];
  if (!hasCopy.test(pathname) || !contentType) return null;
  const delta = acceptsEncoding(request, "dcz") ? findDeltaPath(request.headers, pathname) : null;
  const found = delta ? await findFile(context, delta) : null;
  if (found) return answerCompressed(found, pathname, { contentType, encoding: "dcz" });
  if (chooseEncoding(request, context.get("environment").isLocal) !== "br") return null;
  const copy = await findFile(context, `${pathname}.br`);
  return copy && answerCompressed(copy, pathname, { contentType, encoding: "br" });
}

async function findFile(context: ShopContext, pathname: string): Promise<Response | null> {
  const request = new Request(new URL(pathname, context.get("url")), { method: context.req.method });
  const response = await context.env.ASSETS.fetch(request);
  return response.status === 200 ? response : null;
}

type Copy = { readonly contentType: string; readonly encoding: "br" | "dcz" };

function answerCompressed({ body, headers: found }: Response, pathname: string, copy: Copy): Response {
  const headers = new Headers({
    "Content-Type": copy.contentType,
    "Content-Encoding": copy.encoding,
    "Cache-Control": pathname.startsWith("/assets/") ? aYear : aDay,
    Vary: "Accept-Encoding",
  });
  offerAsDictionary(headers, pathname);
  const etag = found.get("etag");
  if (etag) headers.set("ETag", etag);
  return new Response(body, { headers, encodeBody: "manual" });
}

/** Lets browsers use a script or style sheet as the dictionary of the same file of later releases (RFC 9842). */
function offerAsDictionary(headers: Headers, pathname: string): void {
  const pattern = toReleasesPattern(pathname);
  if (!pattern) return;
  headers.set("Use-As-Dictionary", `match="${pattern}"`);
  headers.append("Vary", "Available-Dictionary");
}

/** The worker generates these itself. */
function isGenerated(pathname: string): boolean {
  return (
    /^\/(?:robots|\.well-known\/security)\.txt$|^\/sw\.js$|^(?:\/[a-z]{2})?\/(?:manifest\.json|llms\.txt|agents\.md)$/.test(
      pathname,
    ) ||
    isSitemapPath(pathname) ||
    findFeedFormat(pathname) !== null
  );
}

/** Browsers render the body of a 404 as an image: the default replaces a missing picture without a script. */
async function answerDefaultPicture(context: ShopContext): Promise<Response> {
  const found = await context.env.ASSETS.fetch(new URL(defaultPicture, context.get("url")));
  const headers = { "content-type": "image/svg+xml", "cache-control": "no-store" };
  return new Response(found.ok ? found.body : plainCrate, { status: 404, headers });
}

/** The default picture of a shop whose pictures were not drawn: a closed crate. */
const plainCrate =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 480" fill="none" stroke="#8a9299" stroke-width="6"><path d="m240 110 130 60v140l-130 60-130-60V170zm0 120v140m0-140 130-60m-130 60-130-60"/></svg>';
