import { catalogueTag, toStoreTag } from "../../../app/catalogue/model/page-tags";
import type { ShippingOffer } from "../../../app/catalogue/model/shipping-offer";
import { toFeedRecord } from "../../../app/catalogue/operations/to-feed-record.server";
import { pagePath } from "../../../app/content/model/content-pages";
import { prefixPath, toPathPrefix } from "../../../app/countries/model/language-prefix";
import { toPlainAnswer } from "../edit-headers";
import type { FeedFormat, FeedScope } from "../feeds/feed-format";
import { findFeedFormat } from "../feeds/feed-path";
import { type FeedPart, readNextLink, streamFeed, toNextLink } from "../feeds/stream-feed";
import { openPageCache } from "../page-cache/open-page-cache";
import type { MadePage } from "../page-cache/page-cache";
import { chooseEncoding, compressStream } from "../rendering/compress-response";
import { buildRequestScope, type RequestScope } from "../rendering/request-scope";
import type { ShopContext, Step } from "../shop-env";

/** Products of one part: a query of them costs less than a third of what the platform allows. */
const productsPerPart = 50;

/**
 * Serves the product feeds that the store has opened (`productFeeds`), one per language. Its parts are cached: a
 * message about a product makes only that product's part outdated.
 */
export const answerFeed: Step = async (context, next) => {
  const format = findFeedFormat(context.get("url").pathname);
  if (!format) return next();
  const { method } = context.req;
  if (method !== "GET" && method !== "HEAD") {
    return toPlainAnswer(405, "Method not allowed", { Allow: "GET, HEAD" });
  }
  const scope = buildRequestScope(context);
  const { catalogue } = scope.gateways;
  const [settings, offers] = await Promise.all([
    catalogue.loadStoreSettings(),
    catalogue.loadShippingOffers(),
  ]);
  if (!settings.ok || !offers.ok) return answerLater();
  const isOpen = settings.value.productFeeds?.includes(format.name) && isCanonical(context, scope);
  if (!isOpen) return toPlainAnswer(404, "Not found");
  if (method === "HEAD") return new Response(null, { headers: toHeaders(format) });
  const feedScope = toFeedScope(scope);
  const load = (after: string | null) => loadPart(context, format, offers.value, after);
  const feed = await streamFeed(load, { head: format.head(feedScope), tail: format.tail });
  return feed ? answerCompressed(context, feed, format) : answerLater();
};

/** A country's default language has no prefix, and a foreign one no feed. */
function isCanonical(context: ShopContext, { country, locale }: RequestScope): boolean {
  return context.get("url").pathname.startsWith(`${toPathPrefix(country, locale)}/feeds/`);
}

function answerLater(): Response {
  return toPlainAnswer(503, "Please come again", { "Retry-After": "120" });
}

function toHeaders({ contentType }: FeedFormat): Headers {
  return new Headers({
    "Content-Type": contentType,
    "Cache-Control": "private, no-cache",
    "X-Robots-Tag": "noindex",
    Vary: "Accept-Encoding",
  });
}

/** Compresses a feed here: Cloudflare compresses neither CSV nor JSON Lines. */
function answerCompressed(
  context: ShopContext,
  feed: ReadableStream<Uint8Array>,
  format: FeedFormat,
): Response {
  const headers = toHeaders(format);
  const encoding = chooseEncoding(context.req.raw, context.get("environment").isLocal);
  if (!encoding) return new Response(feed, { headers });
  headers.set("Content-Encoding", encoding);
  return new Response(feed.pipeThrough(compressStream(encoding)), { headers, encodeBody: "manual" });
}

/** Returns a part from the cache, or writes it; null if the platform fails and no usable part is cached. */
async function loadPart(
  context: ShopContext,
  format: FeedFormat,
  offers: readonly ShippingOffer[],
  after: string | null,
): Promise<FeedPart | null> {
  const make = () => makePart(buildRequestScope(context), format, offers, after);
  const response = context.get("environment").hasPageCache
    ? await readThroughCache(context, after, make)
    : (await make()).response;
  const bytes = new Uint8Array(await response.arrayBuffer());
  return response.ok ? { bytes, next: readNextLink(response.headers) } : null;
}

async function readThroughCache(
  context: ShopContext,
  after: string | null,
  make: () => Promise<MadePage>,
): Promise<Response> {
  const { feedParts } = openPageCache(context.env);
  const key = `${context.get("origin")}${context.get("url").pathname}?after=${after ?? ""}`;
  const waitUntil = (work: Promise<unknown>) => context.executionCtx.waitUntil(work);
  return (await feedParts.answer({ key, nonce: context.get("nonce"), make, waitUntil })).response;
}

async function makePart(
  scope: RequestScope,
  format: FeedFormat,
  offers: readonly ShippingOffer[],
  after: string | null,
): Promise<MadePage> {
  const found = await scope.gateways.catalogue.loadFeedRun({ after, limit: productsPerPart });
  return {
    response: found.ok
      ? new Response(writeRecords(scope, format, offers, found.value.products), {
          headers: { "content-type": format.contentType, ...toNextLink(found.value.next) },
        })
      : answerLater(),
    isShareable: () => !scope.observation.isDegraded,
    validUntilMs: () => scope.observation.validUntilMs,
    tags: () => [catalogueTag, toStoreTag(scope.country.storeKey), ...scope.observation.tags],
  };
}

function writeRecords(
  scope: RequestScope,
  format: FeedFormat,
  offers: readonly ShippingOffer[],
  products: readonly Parameters<typeof toFeedRecord>[0][],
): string {
  const shop = { origin: scope.origin, prefix: toPathPrefix(scope.country, scope.locale), offers };
  const feedScope = toFeedScope(scope);
  return products
    .map((product) => toFeedRecord(product, shop))
    .map((record) => (record ? format.write(record, feedScope) : ""))
    .join("");
}

function toFeedScope({ country, locale, translate, origin }: RequestScope): FeedScope {
  const prefix = toPathPrefix(country, locale);
  const toUrl = (name: Parameters<typeof pagePath>[0]) => origin + prefixPath(prefix, pagePath(name, locale));
  return {
    country,
    locale,
    translate,
    base: `${origin}${prefix}`,
    pages: {
      returns: toUrl("return-policy"),
      privacy: toUrl("privacy-data"),
      terms: toUrl("terms-and-conditions"),
    },
  };
}
