import { toPathPrefix } from "../../../app/countries/model/language-prefix";
import { laterFiles, serviceWorker } from "../../../app/frame/operations/offline-scripts.server";
import { toPlainAnswer } from "../edit-headers";
import { buildVersion, routeManifest } from "../rendering/render-with-react-router";
import type { ShopContext } from "../shop-env";
import { farewellWorker } from "./farewell-worker";

const headers = {
  "Content-Type": "text/javascript; charset=utf-8",
  // A browser revalidates it at each check for a new version.
  "Cache-Control": "no-cache",
  "Service-Worker-Allowed": "/",
  "Content-Security-Policy": "default-src 'none'; connect-src 'self'",
};

/** The service worker of this build, with the pages of this country's languages. None during development. */
export function answerServiceWorker(context: ShopContext): Response {
  if (serviceWorker === "") return toPlainAnswer(404, "Not found");
  if (!context.get("environment").hasServiceWorker) return new Response(farewellWorker, { headers });
  const country = context.get("country");
  const prefixes = country.locales.map((locale) => toPathPrefix(country, locale));
  const settings = {
    version: buildVersion,
    pages: Object.fromEntries(prefixes.map((prefix) => [prefix, `${prefix}/offline`])),
    files: [routeManifest, ...laterFiles].map((file) => file.slice("/assets/".length)),
  };
  return new Response(`const shop=${JSON.stringify(settings)};${serviceWorker}`, { headers });
}
