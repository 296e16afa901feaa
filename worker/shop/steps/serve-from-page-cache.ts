import { catalogueTag, toStoreTag } from "../../../app/catalogue/model/page-tags";
import { toOffsetMs } from "../../../app/content/model/to-instant";
import { editHeaders } from "../edit-headers";
import { type OpenPageCache, openPageCache } from "../page-cache/open-page-cache";
import { type CacheablePage, toCacheablePage } from "../page-cache/page-address";
import type { CacheAnswer, MadePage, PageRequest } from "../page-cache/page-cache";
import { renderWithReactRouter } from "../rendering/render-with-react-router";
import { buildRequestScope, sealAnswer } from "../rendering/request-scope";
import type { ShopContext, Step } from "../shop-env";
import { hasToggles } from "./keep-toggles";
import { toCacheControl } from "./to-cache-control";

/** During development an edit shows at once. */
const isPreview = import.meta.env.MODE === "development";

/** Serves public pages and their data; a cached one needs no session, gateways or router. */
export const serveFromPageCache: Step = async (context, next) => {
  const page = canCachePages(context) ? toCacheablePage(context.get("url")) : null;
  if (!page) return next();
  const { cache, nextCampaignMs } = openPageCache(context.env);
  const request: PageRequest = {
    key: page.key,
    nonce: context.get("nonce"),
    make: () => makePage(context, page, nextCampaignMs),
    waitUntil: (work) => context.executionCtx.waitUntil(work),
  };
  if (context.req.method === "GET") return toAnswer(context, await cache.answer(request));
  const stored = context.req.method === "HEAD" ? await cache.look(request) : null;
  return stored ? toAnswer(context, stored) : next();
};

/** Whether the page of this request may be stored for other visitors. */
export function canCachePages(context: ShopContext): boolean {
  const { hasPageCache } = context.get("environment");
  return hasPageCache && !context.get("isNotFound") && !isPreview && !hasToggles(context);
}

function toAnswer(context: ShopContext, { response, status, inline }: CacheAnswer): Response {
  if (inline) context.set("inlineSources", inline);
  context.set("cacheStatus", status);
  return editHeaders(response, (headers) => {
    headers.set("Cache-Status", status);
    if (!headers.has("Cache-Control")) headers.set("Cache-Control", toCacheControl(context.req.raw));
    if (response.status === 503) headers.set("Retry-After", "60");
  });
}

/**
 * Renders for all visitors: without cookies and without the parameters that the key drops. `replaced` are headers in place
 * of the request's.
 */
export async function makePage(
  context: ShopContext,
  page: CacheablePage,
  nextCampaignMs: OpenPageCache["nextCampaignMs"],
  replaced: Readonly<Record<string, string>> = {},
): Promise<MadePage> {
  const scope = buildRequestScope(context);
  const headers = new Headers(context.req.raw.headers);
  headers.delete("cookie");
  for (const [name, value] of Object.entries(replaced)) headers.set(name, value);
  const request = new Request(page.url, { headers });
  const response = await context
    .get("timing")
    .measure("render", () => renderWithReactRouter(request, scope, context.get("nonce")));
  return {
    response: await sealAnswer(response, scope),
    isShareable: () => !scope.observation.isDegraded && !scope.session.wasTouched && !scope.visit.wasTouched,
    async validUntilMs() {
      const midnight = toNextMidnight(scope.now.getTime(), scope.country.timeZone);
      return Math.min(scope.observation.validUntilMs, midnight, await nextCampaignMs());
    },
    tags: () => [catalogueTag, toStoreTag(scope.country.storeKey), ...scope.observation.tags],
  };
}

const dayMs = 86_400_000;

/**
 * When the local day ends, in milliseconds since 1970. On the days of a clock change the first estimate is an hour
 * off; the second corrects it.
 */
export function toNextMidnight(nowMs: number, timeZone: string): number {
  const guess = nowMs + dayMs - toTimeOfDayMs(nowMs, timeZone);
  const overshoot = toTimeOfDayMs(guess, timeZone);
  return overshoot > dayMs / 2 ? guess + dayMs - overshoot : guess - overshoot;
}

function toTimeOfDayMs(atMs: number, timeZone: string): number {
  return (atMs + toOffsetMs(atMs, timeZone)) % dayMs;
}
