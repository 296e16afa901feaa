import { integer, is, max, min, object, pattern, size, string } from "superstruct";
import { readConsent } from "../../../app/consent/model/consent";
import { toPlainAnswer } from "../edit-headers";
import { rememberEnvironment } from "../environment-memory";
import { limitReports } from "../reports/limit-reports";
import type { ShopContext } from "../shop-env";

/** More than any list of suggestions has. */
const lastPosition = 100;

const SearchClick = object({
  queryId: pattern(string(), /^[\da-f]{32}$/),
  objectId: size(string(), 1, 128),
  position: max(min(integer(), 1), lastPosition),
  visit: pattern(string(), /^[\da-f-]{36}$/),
  locale: string(),
});

/**
 * `POST /api/search-click`: the click on a product in the quick search; forwarded to the search's events API after the
 * response. 202, or 204 without consent to statistics, 400, 405, 429. The search gets no IP address and no cookie.
 */
export async function receiveSearchClick(context: ShopContext): Promise<Response> {
  if (context.req.method !== "POST") return toPlainAnswer(405, "Method not allowed", { Allow: "POST" });
  const click: unknown = await context.req.raw.json().catch(() => null);
  const locale = is(click, SearchClick)
    ? context.get("country").locales.find((own) => own === click.locale)
    : undefined;
  if (!is(click, SearchClick) || !locale) return toPlainAnswer(400, "Not a click");
  if (!readConsent(context.req.header("cookie") ?? "").has("statistics")) return toEmpty(204);
  const refusal = await limitReports(context);
  if (refusal) return refusal;
  const log = context.get("log");
  const report = async () => {
    const reported = await rememberEnvironment(context.env).searchEvents.reportClick({ ...click, locale });
    if (!reported.ok) log.warn("search_click.lost", { reason: reported.error.kind });
  };
  context.executionCtx.waitUntil(report());
  return toEmpty(202);
}

function toEmpty(status: 202 | 204): Response {
  return new Response(null, { status, headers: { "cache-control": "no-store" } });
}
