import { contentNames } from "../../../app/content/model/content-names";
import { brand } from "../../../app/countries/model/brand";
import { chooseLocaleByPath } from "../../../app/countries/model/choose-page-address";
import { toPathPrefix } from "../../../app/countries/model/language-prefix";
import { toLanguage, toLocaleVariant } from "../../../app/countries/model/locale";
import { listPathsRefusedToRobots } from "../../../app/countries/model/shop-paths";
import { createTranslate } from "../../../app/i18n/create-translate";
import { toPlainAnswer } from "../edit-headers";
import type { ShopContext } from "../shop-env";

/** `/robots.txt`: the paths that crawlers may read on this host, and its sitemap. */
export function answerRobots(context: ShopContext): Response {
  if (context.get("environment").isStaging) return toRobots(["User-agent: *", "Disallow: /", ""]);
  const country = context.get("country");
  const refusals = country.locales.flatMap((locale) =>
    listPathsRefusedToRobots().map((path) => `Disallow: ${toPathPrefix(country, locale)}${path}`),
  );
  const lines = ["User-agent: *", ...refusals, "", `Sitemap: ${context.get("origin")}/sitemap.xml`, ""];
  return toRobots(lines);
}

function toRobots(lines: readonly string[]): Response {
  return new Response(lines.join("\n"), {
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "public, max-age=3600" },
  });
}

/** `--ink` and `--paper` of app/design/tokens.css. */
const colours = { theme: "#14181b", background: "#fbfaf7" };

const icons = [
  { src: "/icons/app-192.png", sizes: "192x192", type: "image/png" },
  { src: "/icons/app-512.png", sizes: "512x512", type: "image/png" },
  { src: "/icons/app-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
];

/** The shop's name and icons for a home screen, in the language of the path: `/nl/manifest.json`. */
export function answerAppManifest(context: ShopContext): Response {
  const country = context.get("country");
  const { pathname } = context.get("url");
  const { locale } = chooseLocaleByPath(pathname, country);
  const prefix = toPathPrefix(country, locale);
  if (pathname !== `${prefix}/manifest.json`) return toPlainAnswer(404, "Not found");
  const translate = createTranslate(locale, country.locales.map(toLanguage));
  const manifest = {
    id: prefix || "/",
    name: brand.name,
    short_name: brand.name,
    lang: locale,
    dir: "ltr",
    start_url: prefix || "/",
    scope: "/",
    display: "minimal-ui",
    theme_color: colours.theme,
    background_color: colours.background,
    icons,
    shortcuts: [
      { name: translate("frame.header.searchButton"), url: `${prefix}/search` },
      { name: translate("cart.title"), url: `${prefix}/checkout/cart` },
    ],
  };
  return Response.json(manifest, {
    headers: { "Content-Type": "application/manifest+json", "Cache-Control": "public, max-age=3600" },
  });
}

/** The names of all component files in this country's locales, as a JSON array. */
export function answerContentList(context: ShopContext): Response {
  const variants = context.get("country").locales.map(toLocaleVariant);
  const files = contentNames.flatMap((name) => variants.map((variant) => `${name}.${variant}.json`));
  return Response.json(files, { headers: { "cache-control": "public, max-age=300" } });
}
