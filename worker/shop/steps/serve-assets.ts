import { defaultPicture } from "../../../app/catalogue/model/default-picture";
import { isFilePath } from "../../../app/countries/model/own-addresses";
import { editHeaders, toPlainAnswer } from "../edit-headers";
import type { ShopContext, Step } from "../shop-env";
import { isSitemapPath } from "../sitemap/sitemap-part";

/** Static files. A path with a file extension that no file answers to is a plain 404; `.data` belongs to pages. */
export const serveAssets: Step = async (context, next) => {
  const { pathname } = context.get("url");
  if (!isFilePath(pathname) || pathname.endsWith(".data") || isGenerated(pathname)) return next();
  if (context.req.method !== "GET" && context.req.method !== "HEAD") {
    return toPlainAnswer(405, "Method not allowed", { Allow: "GET, HEAD" });
  }
  const response = await context.env.ASSETS.fetch(context.req.raw);
  if (response.status === 404) {
    return pathname.startsWith("/pictures/")
      ? answerDefaultPicture(context)
      : toPlainAnswer(404, "Not found");
  }
  return editHeaders(response, (headers) => {
    if (pathname.startsWith("/assets/")) {
      headers.set("Cache-Control", "public, max-age=31536000, immutable");
    }
  });
};

/** The worker writes these itself. */
function isGenerated(pathname: string): boolean {
  return pathname === "/robots.txt" || isSitemapPath(pathname);
}

/**
 * A browser shows the body of a 404 where a picture was to be: a missing one needs no script to give way to the
 * default.
 */
async function answerDefaultPicture(context: ShopContext): Promise<Response> {
  const { body } = await context.env.ASSETS.fetch(new URL(defaultPicture, context.get("url")));
  const headers = { "content-type": "image/svg+xml", "cache-control": "no-store" };
  return new Response(body, { status: 404, headers });
}
