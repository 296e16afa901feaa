import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { contentPages, pagePath } from "../../../app/content/model/content-pages.ts";
import { toLocaleVariant } from "../../../app/countries/model/locale.ts";
import { readPage } from "../../../scripts/crawl/read-page.ts";
import { openShop } from "./open-shop.ts";
import { localeShops } from "./shop-screens.ts";

const shop = openShop();
const titleOf = (name: string, locale: string): string =>
  JSON.parse(readFileSync(`public/content/page/${name}.${locale}.json`, "utf8")).title;

/** A language with country, one with prefix, two other alphabets: the files cover the remaining locales. */
const tried = localeShops.filter(({ locale }) => ["de-AT", "fr-CH", "el-GR", "bg-BG"].includes(locale));

describe.each(tried)("the content pages of $locale", ({ locale, hostname, prefix }) => {
  const guest = shop.guest(hostname);

  it("respond at their own URLs, each with its own text, and link to each other", async () => {
    const linked = new Set<string>();
    for (const name of contentPages) {
      const path = prefix + pagePath(name, locale);
      const { status, text } = await guest.get(path);
      expect(status, path).toBe(200);
      const page = readPage(text);
      expect(page.language, path).toBe(locale);
      expect(page.title, path).toBe(`${titleOf(name, toLocaleVariant(locale))} | Ironhall`);
      expect(page.canonical, path).toBe(`http://${guest.host}${path}`);
      expect(text, `${path} has an unfilled token`).not.toContain("{{");
      for (const href of page.links) linked.add(href);
    }
    const lonely = contentPages.filter((name) => !linked.has(prefix + pagePath(name, locale)));
    expect(lonely).toEqual([]);
  });

  it("are reached from their English paths by one redirect", async () => {
    const moved = contentPages.filter((name) => pagePath(name, locale) !== `/${name}/`);
    const [first] = moved;
    if (!first) return;
    const answer = await guest.get(`${prefix}/${first}/?utm_source=mail`);
    expect(answer.status).toBe(301);
    expect(answer.headers.location).toBe(
      `http://${guest.host}${prefix}${pagePath(first, locale)}?utm_source=mail`,
    );
  });
});
