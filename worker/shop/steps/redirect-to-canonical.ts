import { isContentPage, pagePath } from "../../../app/content/model/content-pages";
import { chooseLocaleByPath } from "../../../app/countries/model/choose-page-address";
import { composeRedirect } from "../../../app/countries/model/compose-redirect";
import type { Country } from "../../../app/countries/model/country";
import { isFormerPagePath } from "../../../app/countries/model/own-addresses";
import type { Step } from "../shop-env";

/** One 308 to the one address of a page, 301 from a content page's English path to the local one; what can be no page's address is marked for the shop's 404. */
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

/** Where a content page is that was asked for by its English path; null: it is there, or it is none. */
function findLocalPath(pathname: string, country: Country): string | null {
  const { locale, basename } = chooseLocaleByPath(pathname, country);
  const prefix = basename === "/" ? "" : basename;
  const name = pathname.slice(prefix.length + 1).replace(/\/$/, "");
  if (!isContentPage(name)) return null;
  const path = pagePath(name, locale);
  return path === `/${name}/` ? null : prefix + path;
}
