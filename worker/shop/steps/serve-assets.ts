import { defaultPicture } from "../../../app/catalogue/model/default-picture";
import { isFilePath, isFormerPagePath } from "../../../app/countries/model/shop-paths";
import { editHeaders, toPlainAnswer } from "../edit-headers";
import { findFeedFormat } from "../feeds/feed-path";
import { chooseEncoding } from "../rendering/compress-response";
import type { ShopContext, Step } from "../shop-env";
import { isSitemapPath } from "../sitemap/sitemap-part";

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

async function findCompressed(context: ShopContext, pathname: string): Promise<Response | null> {
  const { raw: request } = context.req;
  const contentType = contentTypes[pathname.slice(pathname.lastIndexOf(".") + 1)];
  if (!hasCopy.test(pathname) || !contentType) return null;
  if (chooseEncoding(request, context.get("environment").isLocal) !== "br") return null;
  const copy = new Request(new URL(`${pathname}.br`, context.get("url")), { method: request.method });
  const { body, status, headers: found } = await context.env.ASSETS.fetch(copy);
  if (status !== 200) return null;
  const headers = new Headers({
    "Content-Type": contentType,
    "Content-Encoding": "br",
    "Cache-Control": pathname.startsWith("/assets/") ? aYear : aDay,
    Vary: "Accept-Encoding",
  });
  const etag = found.get("etag");
  if (etag) headers.set("ETag", etag);
  return new Response(body, { headers, encodeBody: "manual" });
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
