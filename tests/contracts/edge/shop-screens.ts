import { pagePath } from "../../../app/content/model/content-pages.ts";
import { countryTable } from "../../../app/countries/model/country-table";
import { toPathPrefix } from "../../../app/countries/model/language-prefix";
import { type Language, type Locale, toLanguage } from "../../../app/countries/model/locale";
import { readPage } from "../../../scripts/crawl/read-page.ts";
import type { Guest } from "../../support/guest.ts";
import { findProductPath } from "./open-shop.ts";

/** A shop in one of its languages. */
export type LocaleShop = {
  readonly locale: Locale;
  readonly language: Language;
  readonly hostname: string;
  readonly prefix: string;
};

export const localeShops: readonly LocaleShop[] = countryTable.flatMap((country) =>
  country.locales.map((locale) => ({
    locale,
    language: toLanguage(locale),
    hostname: `${country.code.toLowerCase()}.localhost`,
    prefix: toPathPrefix(country, locale),
  })),
);

type Screen = {
  readonly name: string;
  /** With the language prefix. */
  readonly path: string;
  readonly status?: number;
  /** `private` pages have no public URL. */
  readonly isPrivate?: boolean;
};

/** Lists every page that a guest can open without a cart, in one language of a shop. */
export async function listScreens(
  guest: Guest,
  prefix: string,
  locale: Locale = "en-GB",
): Promise<readonly Screen[]> {
  const product = await findProductPath(guest, "10010000", prefix);
  const overview = readPage((await guest.get(`${prefix}/categories`)).text);
  const category = overview.links.find((href) => href.endsWith("/") && href.length > prefix.length + 1) ?? "";
  const own = (name: string, path: string, more: Partial<Screen> = {}) => ({
    name,
    path: prefix + path,
    ...more,
  });
  return [
    { name: "home", path: prefix || "/" },
    own("search", "/search?q=10"),
    own("empty search", "/search?q=qwertzuiop"),
    own("brand", "/search?brand=STAMOS"),
    own("new arrivals", "/new-arrivals"),
    own("sales", "/sales"),
    { name: "category", path: category },
    { name: "table", path: `${category}?view=table` },
    { name: "product", path: product },
    { name: "passport", path: `${product}passport` },
    own("all categories", "/categories"),
    own("countries", "/countries"),
    own("components", "/components"),
    own("information", pagePath("payment", locale)),
    own("comparison", "/compare?skus=EX10010000,EX10020000"),
    own("empty comparison", "/compare"),
    own("reviews", "/product-reviews/ex10010000"),
    own("write a review", "/write-review/ex10010000", { isPrivate: true }),
    ...listRepairScreens(locale, prefix),
    own("choice about cookies", "/consents", { isPrivate: true }),
    own("empty cart", "/checkout/cart", { isPrivate: true }),
    own("failed payment", "/adyen-payment-error", { isPrivate: true }),
    own("unknown order", "/checkout/thank-you?order=none", { status: 404, isPrivate: true }),
    own("not found", "/no-such-thing/", { status: 404 }),
  ];
}

/** In the Union; the other shops lead to the support form. */
function listRepairScreens(locale: Locale, prefix: string): readonly Screen[] {
  if (/-(?:GB|CH|NO)$/.test(locale)) return [];
  const own = (name: string, path: string) => ({ name, path: prefix + path, isPrivate: true });
  return [
    own("repair", "/repair"),
    own("repair of a product", "/repair?product=10120000"),
    own("repair information form", "/repair/form?product=10120000&defect=no-arc"),
  ];
}
