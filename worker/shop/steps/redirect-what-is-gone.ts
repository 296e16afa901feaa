import { composeLookedUpRedirect } from "../../../app/countries/model/compose-looked-up-redirect";
import { isFormerPagePath, toLookedUpPath } from "../../../app/countries/model/own-addresses";
import { rememberEnvironment } from "../environment-memory";
import type { ShopContext, Step } from "../shop-env";

/**
 * Asks the SEO look-up about a page that would be a 404, and only then; what it names passes through the rules of every
 * redirect. When it knows nothing, is slow or fails, the 404 stands.
 */
export const redirectWhatIsGone: Step = async (context, next) => {
  await next();
  const path = context.res.status === 404 ? choosePath(context) : null;
  if (path === null) return;
  const location = await context.get("timing").measure("seo", () => findLocation(context, path));
  if (!location) return;
  const missing = context.res;
  // Hono would carry the headers of the 404 over to what takes its place.
  context.res = undefined;
  context.res = new Response(null, {
    status: 308,
    headers: { Location: location, "Cache-Control": "private, no-cache" },
  });
  await missing.body?.cancel();
};

/** Pages alone are asked about, a former shop's too; what can be no page's address (quotes, a foreign language) never was one. */
function choosePath(context: ShopContext): string | null {
  const { method } = context.req;
  if (method !== "GET" && method !== "HEAD") return null;
  const { pathname } = context.get("url");
  return context.get("isNotFound") && !isFormerPagePath(pathname) ? null : toLookedUpPath(pathname);
}

async function findLocation(context: ShopContext, path: string): Promise<string | null> {
  const { seoRedirection } = rememberEnvironment(context.env);
  if (!seoRedirection) return null;
  const url = context.get("url");
  const origin = context.get("origin");
  // Former addresses are those of production, also where their redirections are tried.
  const isStaging = context.get("environment").isStaging;
  const former = isStaging ? `https://${context.get("country").productionDomain}` : origin;
  const found = await seoRedirection.findTarget(`${former}${path}${url.search}`);
  if (!found.ok) {
    context.get("log").warn("seo-redirection-failed", { kind: found.error.kind });
    return null;
  }
  if (found.value === null) return null;
  const rules = context.get("environment").redirections ?? undefined;
  const location = composeLookedUpRedirect(found.value, url, context.get("country"), origin, rules);
  if (!location) context.get("log").warn("seo-redirection-unusable", { path: url.pathname });
  return location;
}
