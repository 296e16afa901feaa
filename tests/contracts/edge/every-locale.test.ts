import { describe, expect, it } from "vitest";
import { createFindForeign } from "../../../scripts/crawl/foreign-text.ts";
import { type ReadPage, readPage } from "../../../scripts/crawl/read-page.ts";
import { openShop } from "./open-shop.ts";
import { listScreens, localeShops } from "./shop-screens.ts";

const shop = openShop();
const findForeign = createFindForeign();
/** By locale and the screen's name. */
const pages = new Map<string, ReadPage>();

describe.each(localeShops)("the shop in $locale", ({ locale, hostname, prefix }) => {
  const guest = shop.guest(hostname);
  const origin = `http://${guest.host}`;

  it("answers every page in its own language, under its own address, with no word of another", async () => {
    for (const { name, path, status = 200, isPrivate = false } of await listScreens(guest, prefix)) {
      const answer = await guest.get(path);
      expect(answer.status, path).toBe(status);
      const page = readPage(answer.text);
      pages.set(`${locale} ${name}`, page);
      expect(page.language, path).toBe(locale);
      expect(page.title.replace("Ironhall", "").length, path).toBeGreaterThan(3);
      const foreign = page.texts.flatMap((text) => (findForeign(text) ? [[findForeign(text), text]] : []));
      expect(foreign, path).toEqual([]);
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
  it("names the other by the address that the other has", () => {
    const [first] = localeShops;
    for (const [key, page] of pages) {
      const [locale = "", name] = key.split(/ (.*)/);
      if (page.alternates.size === 0) continue;
      const other = pages.get(`${first?.locale} ${name}`);
      expect(other?.alternates.get(locale), key).toBe(page.canonical);
    }
  });

  it("has two titles, but for a brand's, which is its name", () => {
    const left = [...pages].filter(([key, { title }]) => {
      const [locale = "", name = ""] = key.split(/ (.*)/);
      const isEnglish = locale.startsWith("en-") || name === "brand";
      return !isEnglish && title === pages.get(`en-GB ${name}`)?.title;
    });
    expect(left.map(([key, { title }]) => `${key}: ${title}`)).toEqual([]);
  });
});
