import { brand } from "../../../app/countries/model/brand";
import { chooseLocaleByPath } from "../../../app/countries/model/choose-page-address";
import { toPathPrefix } from "../../../app/countries/model/language-prefix";
import { toLanguage } from "../../../app/countries/model/locale";
import { createTranslate } from "../../../app/i18n/create-translate";
import { toPlainAnswer } from "../edit-headers";
import type { ShopContext } from "../shop-env";

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
      { name: translate("content.header.searchButton"), url: `${prefix}/search` },
      { name: translate("cart.title"), url: `${prefix}/checkout/cart` },
    ],
  };
  return Response.json(manifest, {
    headers: { "Content-Type": "application/manifest+json", "Cache-Control": "public, max-age=3600" },
  });
}
