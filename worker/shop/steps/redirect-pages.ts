import { isContentPage, pagePath } from "../../../app/content/model/content-pages";
import { chooseLocaleByPath } from "../../../app/countries/model/choose-page-address";
import { composeLookedUpRedirect } from "../../../app/countries/model/compose-looked-up-redirect";
import { composeRedirect } from "../../../app/countries/model/compose-redirect";
import type { Country } from "../../../app/countries/model/country";
import { isFormerPagePath, toLookedUpPath } from "../../../app/countries/model/shop-paths";
import { rememberEnvironment } from "../environment-memory";
import type { ShopContext, Step } from "../shop-env";

/**
 * Looks up a redirection for a page that would be a 404, and only then. The target passes through the rules of every
 * redirect. If the look-up finds nothing, is slow or fails, the 404 remains.
 */
export const redirectWhatIsGone: Step = async (context, next) => {
  await next();
  const path = context.res.status === 404 ? choosePath(context) : null;
  if (path === null) return;
  const location = await context.get("timing").measure("seo", () => findLocation(context, path));
  if (!location) return;
  const missing = context.res;
  // Hono would copy the headers of the 404 to the new response.
  context.res = undefined;
  context.res = new Response(null, {
    status: 308,
    headers: { Location: location, "Cache-Control": "private, no-cache" },
  });
  await missing.body?.cancel();
};

/**
 * Redirects with one 308 to a page's canonical URL, and with 301 from a content page's English path to the local one.
 * Marks a URL that no page can have for the shop's 404.
 */
export const redirectToCanonical: Step = async (context, next) => {
  const { method } = context.req;
  if (method !== "GET" && method !== "HEAD") return next();
  const url = context.get("url");
  const redirection = composeRedirect(url, context.get("country"), context.get("origin"));
  if (redirection.kind === "redirect") {
    return new Response(null, { status: 308, headers: { Location: redirection.location } });
  }
  const moved = redirection.kind === "none" ? findLocalPath(url.pathname, context.get("country")) : null;
  if (moved) {
    return new Response(null, {
      status: 301,
      headers: { Location: context.get("origin") + moved + url.search },
    });
  }
  const isNotFound = redirection.kind === "not-found";
  if (isNotFound) context.get("log").warn("invalid-url");
  context.set("isNotFound", isNotFound || isFormerPagePath(url.pathname));
  return next();
};

/**
 * The local path of a content page requested by its English path; null if that is the local path or no content page.
 */
function findLocalPath(pathname: string, country: Country): string | null {
  const { locale, basename } = chooseLocaleByPath(pathname, country);
  const prefix = basename === "/" ? "" : basename;
  const name = pathname.slice(prefix.length + 1).replace(/\/$/, "");
  if (!isContentPage(name)) return null;
  const path = pagePath(name, locale);
  return path === `/${name}/` ? null : prefix + path;
}

/** The path to look up, a former shop's included; null for other requests and for URLs that no page ever had. */
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
  // The look-up has the URLs of production, and staging tries its redirections.
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
