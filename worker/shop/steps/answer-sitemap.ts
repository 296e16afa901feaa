import { catalogueTag, toStoreTag } from "../../../app/catalogue/model/page-tags";
import { editHeaders, toPlainAnswer } from "../edit-headers";
import { openPageCache } from "../page-cache/open-page-cache";
import type { MadePage } from "../page-cache/page-cache";
import { buildRequestScope, type RequestScope } from "../rendering/request-scope";
import type { ShopContext, Step } from "../shop-env";
import { listOwnPages, toSitemapPages } from "../sitemap/list-pages";
import {
  entriesPerPart,
  isSitemapPath,
  listParts,
  parseSitemapPart,
  type SitemapPart,
  toPartPath,
} from "../sitemap/sitemap-part";
import { writeSitemap, writeSitemapIndex } from "../sitemap/write-sitemap";

/**
 * Serves the host's sitemap index and its parts from the page cache; while the platform fails, crawlers get a 503 with
 * `Retry-After`.
 */
export const answerSitemap: Step = async (context, next) => {
  const { pathname } = context.get("url");
  if (!isSitemapPath(pathname)) return next();
  const { method } = context.req;
  if (method !== "GET" && method !== "HEAD") {
    return toPlainAnswer(405, "Method not allowed", { Allow: "GET, HEAD" });
  }
  const part = pathname === "/sitemap.xml" ? "index" : parseSitemapPart(pathname);
  if (!part) return toPlainAnswer(404, "Not found");
  const make = () => makeFile(part, buildRequestScope(context));
  if (!context.get("environment").hasPageCache) return toAnswer((await make()).response);
  return respondFromCache(context, `${context.get("origin")}${pathname}`, make);
};

async function respondFromCache(
  context: ShopContext,
  key: string,
  make: () => Promise<MadePage>,
): Promise<Response> {
  const { cache } = openPageCache(context.env);
  const waitUntil = (work: Promise<unknown>) => context.executionCtx.waitUntil(work);
  const { response, status } = await cache.answer({ key, nonce: context.get("nonce"), make, waitUntil });
  context.set("cacheStatus", status);
  return editHeaders(toAnswer(response), (headers) => headers.set("Cache-Status", status));
}

async function makeFile(part: SitemapPart | "index", scope: RequestScope): Promise<MadePage> {
  const xml = part === "index" ? await writeIndex(scope) : await writePart(part, scope);
  const headers = { "content-type": "application/xml; charset=utf-8" };
  return {
    response: xml === null ? toPlainAnswer(503, "Please come again") : new Response(xml, { headers }),
    isShareable: () => !scope.observation.isDegraded,
    validUntilMs: () => Number.POSITIVE_INFINITY,
    tags: () => [catalogueTag, toStoreTag(scope.country.storeKey)],
  };
}

async function writeIndex({ gateways, origin }: RequestScope): Promise<string | null> {
  let hasFailed = false;
  const list = (kind: "products" | "categories") =>
    listParts(kind, async (after) => {
      const ends = await gateways.catalogue.findEndsOfSitemapRuns(kind, { after, limit: entriesPerPart });
      hasFailed ||= !ends.ok;
      return ends.ok ? ends.value : { ids: [], isComplete: true };
    });
  const [products, categories] = await Promise.all([list("products"), list("categories")]);
  if (hasFailed) return null;
  const parts: readonly SitemapPart[] = [{ kind: "content" }, ...categories, ...products];
  return writeSitemapIndex(parts.map((part) => `${origin}${toPartPath(part)}`));
}

async function writePart(part: SitemapPart, scope: RequestScope): Promise<string | null> {
  if (part.kind === "content") return writeSitemap(listOwnPages(scope));
  const run = { after: part.after, limit: entriesPerPart };
  const answer = await scope.gateways.catalogue.loadSitemapEntries(part.kind, run);
  if (!answer.ok) return null;
  return writeSitemap(answer.value.flatMap((entry) => toSitemapPages(entry, scope)));
}

function toAnswer(response: Response): Response {
  return editHeaders(response, (headers) => {
    if (response.ok) headers.set("Cache-Control", "public, max-age=3600");
    else headers.set("Retry-After", "120");
  });
}
