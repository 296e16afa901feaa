import { toPlainAnswer } from "../edit-headers";
import { buildRequestScope, type RequestScope } from "../rendering/request-scope";
import type { ShopContext, Step } from "../shop-env";
import { listOwnPages, toSitemapPages } from "../sitemap/list-pages";
import {
  countParts,
  entriesPerPart,
  parseSitemapPart,
  type SitemapPart,
  toPartPath,
} from "../sitemap/sitemap-part";
import { type SitemapPage, writeSitemap, writeSitemapIndex } from "../sitemap/write-sitemap";

const isSitemap = /^\/sitemap[^/]*\.xml$/;

/** The host's sitemap index and its parts; while the platform fails, a crawler is asked to come again. */
export const answerSitemap: Step = async (context, next) => {
  const { pathname } = context.get("url");
  if (!isSitemap.test(pathname)) return next();
  if (pathname === "/sitemap.xml") return answerIndex(context);
  const part = parseSitemapPart(pathname);
  if (!part) return toPlainAnswer(404, "Not found");
  const pages = await listPages(part, buildRequestScope(context));
  return pages ? toXmlAnswer(writeSitemap(pages)) : toTryAgain();
};

async function answerIndex(context: ShopContext): Promise<Response> {
  const { gateways, origin } = buildRequestScope(context);
  let hasFailed = false;
  const count = (kind: "products" | "categories") =>
    countParts(async (offset) => {
      const answer = await gateways.catalogue.loadSitemapEntries(kind, { limit: 1, offset });
      hasFailed ||= !answer.ok;
      return answer.ok && answer.value.length > 0;
    });
  const [products, categories] = await Promise.all([count("products"), count("categories")]);
  if (hasFailed) return toTryAgain();
  const parts: readonly SitemapPart[] = [
    { kind: "content" },
    ...toParts("categories", categories),
    ...toParts("products", products),
  ];
  return toXmlAnswer(writeSitemapIndex(parts.map((part) => `${origin}${toPartPath(part)}`)));
}

function toParts(kind: "products" | "categories", count: number): readonly SitemapPart[] {
  return Array.from({ length: count }, (_, index) => ({ kind, number: index + 1 }));
}

async function listPages(
  part: SitemapPart,
  { gateways, country, origin }: RequestScope,
): Promise<readonly SitemapPage[] | null> {
  if (part.kind === "content") return listOwnPages(country, origin);
  const answer = await gateways.catalogue.loadSitemapEntries(part.kind, {
    limit: entriesPerPart,
    offset: (part.number - 1) * entriesPerPart,
  });
  return answer.ok ? answer.value.flatMap((entry) => toSitemapPages(entry, country, origin)) : null;
}

function toXmlAnswer(xml: string): Response {
  return new Response(xml, {
    headers: { "content-type": "application/xml; charset=utf-8", "cache-control": "public, max-age=3600" },
  });
}

function toTryAgain(): Response {
  return toPlainAnswer(503, "Please come again", { "Retry-After": "120" });
}
