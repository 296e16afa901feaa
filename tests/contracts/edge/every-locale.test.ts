import { describe, expect, it } from "vitest";
import { countryTable } from "../../../app/countries/model/country-table.ts";
import { createFindForeign } from "../../../scripts/crawl/foreign-text.ts";
import { type ReadPage, readPage } from "../../../scripts/crawl/read-page.ts";
import { listMissingGlyphs } from "../../support/list-missing-glyphs.ts";
import { messagesOf } from "../../support/messages.ts";
import { openShop } from "./open-shop.ts";
import { listScreens, localeShops } from "./shop-screens.ts";

const shop = openShop();
const findForeign = createFindForeign();
/** Keyed by locale and the screen's name. */
const pages = new Map<string, ReadPage>();
/** HTML of the screens that other tests inspect further, keyed likewise. */
const documents = new Map<string, string>();
const looked = new Set(["components", "product"]);
/** Screens with names of reviewers, who write as their own language does, and with a block of any characters. */
const foreignCharacters = new Set(["components", "product", "reviews", "write review"]);
const documentOf = (locale: string, name: string) => documents.get(`${locale} ${name}`) ?? "";
const readTexts = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, text = ""]) => text);

describe.each(localeShops)("the shop in $locale", ({ locale, hostname, prefix }) => {
  const guest = shop.guest(hostname);
  const origin = `http://${guest.host}`;

  it("serves every page in its language, at its own URL, without words or characters of another", async () => {
    for (const { name, path, status = 200, isPrivate = false } of await listScreens(guest, prefix, locale)) {
      const answer = await guest.get(path);
      expect(answer.status, path).toBe(status);
      const page = readPage(answer.text);
      pages.set(`${locale} ${name}`, page);
      if (looked.has(name)) documents.set(`${locale} ${name}`, answer.text);
      expect(page.language, path).toBe(locale);
      expect(page.title.replace("Ironhall", "").length, path).toBeGreaterThan(3);
      const foreign = page.texts.flatMap((text) => (findForeign(text) ? [[findForeign(text), text]] : []));
      expect(foreign, path).toEqual([]);
      const ownTexts = page.texts.filter(({ language }) => language === locale).map(({ text }) => text);
      if (!foreignCharacters.has(name)) expect(listMissingGlyphs(answer.text, ownTexts), path).toEqual([]);
      if (isPrivate || status !== 200) {
        expect([page.canonical, page.alternates.size], path).toEqual([null, 0]);
        continue;
      }
      const [ownPath = ""] = path.split("?");
      expect(page.canonical, path).toBe(origin + ownPath);
      expect(page.alternates.get(locale), path).toBe(origin + ownPath);
      expect([...page.alternates.keys()].sort(), path).toEqual(
        [...localeShops.map((each) => each.locale), "x-default"].sort(),
      );
    }
  });
});

describe("the same page in two languages", () => {
  it("names the other by that page's own URL", () => {
    const [first] = localeShops;
    for (const [key, page] of pages) {
      const [locale = "", name] = key.split(/ (.*)/);
      if (page.alternates.size === 0) continue;
      const other = pages.get(`${first?.locale} ${name}`);
      expect(other?.alternates.get(locale), key).toBe(page.canonical);
    }
  });

  it("has two titles, except a brand's, which is its name", () => {
    const left = [...pages].filter(([key, { title }]) => {
      const [locale = "", name = ""] = key.split(/ (.*)/);
      const isEnglish = locale.startsWith("en-") || name === "brand";
      return !isEnglish && title === pages.get(`en-GB ${name}`)?.title;
    });
    expect(left.map(([key, { title }]) => `${key}: ${title}`)).toEqual([]);
  });
});

describe("the living style guide", () => {
  it.each(localeShops)(
    "has its title in $locale, requests not to be indexed, and shows every block",
    ({ locale, language }) => {
      const html = documentOf(locale, "components");
      expect(readTexts(html, /<h1[^>]*>([^<]+)</g)).toEqual([
        messagesOf(language)("blocks.components.title"),
      ]);
      expect(pages.get(`${locale} components`)?.robots).toMatch(/^noindex/);
      expect(readTexts(html, /data-block-name=""[^>]*>([^<]+)</g).length).toBeGreaterThan(24);
    },
  );
});

describe("the price disclaimer", () => {
  it("is in the footer of 22 countries, and next to no price without a crossed-out one", () => {
    const without: string[] = [];
    for (const { code, locales } of countryTable) {
      const own = localeShops.find(({ locale }) => locale === locales[0]);
      const word = own && messagesOf(own.language);
      const sentence = word?.("content.footer.priceDisclaimer");
      const html = documentOf(locales[0], "product");
      const footer = html.indexOf("<footer");
      expect(html.slice(0, footer), code).not.toContain(`>${sentence}<`);
      expect(html.slice(0, footer), code).not.toContain(word?.("content.footer.priceDisclaimerFree"));
      if (!html.slice(footer).includes(`>${sentence}<`)) without.push(code);
    }
    expect(without.sort()).toEqual(["CH", "GB", "NO"]);
  });
});
