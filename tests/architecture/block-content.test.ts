import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { is } from "superstruct";
import { describe, expect, it } from "vitest";
import { BlockStruct, blockKinds } from "../../app/content/model/block-shapes";
import { countryTable } from "../../app/countries/model/country-table";
import { toLocaleVariant } from "../../app/countries/model/locale";
import { root } from "./source-files";

const folder = path.join(root, "public/content");
const locales = countryTable.flatMap((country) => country.locales.map(toLocaleVariant));
const slugsOf = (component: string) =>
  existsSync(path.join(folder, component))
    ? [...new Set(readdirSync(path.join(folder, component)).map((name) => name.split(".")[0] ?? ""))]
    : [];
const blocks = blockKinds.flatMap((kind) => slugsOf(kind).map((slug) => [kind, slug] as const));

function read(component: string, slug: string, locale: string): unknown {
  const file = path.join(folder, component, `${slug}.${locale}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null;
}

/** Lists texts by the keys that lead to them. */
function listTexts(value: unknown, key = ""): readonly (readonly [key: string, text: string])[] {
  if (typeof value === "string") return [[key, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => listTexts(part, `${key}.${name}`));
}

const isWritten = (key: string) =>
  !/\.(?:href|picture|icon|tag|from|category|ends|timeZone|opens|closes|poster|clip|kind|action)$/.test(key);
const tokensOf = (text: string) => [...text.matchAll(/\{\{\w+\}\}/g)].map(String).sort().join();
/** Names, and the few words that are the same in English. */
const isSameEverywhere = (text: string) => /^(?:Bestseller|Card)$/.test(text);

describe("the content of blocks", () => {
  it("exists for every kind", () => {
    expect(blockKinds.filter((kind) => slugsOf(kind).length === 0)).toEqual([]);
  });

  it.each(blocks)("%s/%s has the fields of its kind, in every locale", (kind, slug) => {
    const wrong = locales.filter(
      (locale) => !is({ kind, slug, content: read(kind, slug, locale) }, BlockStruct),
    );
    expect(wrong).toEqual([]);
  });

  it.each(blocks)("%s/%s has in every locale the same structure, links and numbers", (kind, slug) => {
    const wanted = listTexts(read(kind, slug, "en-gb"));
    for (const locale of locales) {
      const found = new Map(listTexts(read(kind, slug, locale)));
      if (kind !== "tabs" && kind !== "rich-text")
        expect([...found.keys()], locale).toEqual(wanted.map(([key]) => key));
      for (const [key, text] of wanted) {
        const own = found.get(key);
        if (own === undefined) continue;
        if (!isWritten(key)) expect(own, `${locale} ${key}`).toBe(text);
        else if (kind !== "tabs") expect(tokensOf(own), `${locale} ${key}`).toBe(tokensOf(text));
      }
    }
  });

  it.each(blocks)("%s/%s has no English left", (kind, slug) => {
    const english = new Map(listTexts(read(kind, slug, "en-gb")));
    for (const locale of locales.filter((each) => !each.startsWith("en"))) {
      const left = listTexts(read(kind, slug, locale)).filter(
        ([key, text]) => isWritten(key) && text === english.get(key) && !isSameEverywhere(text),
      );
      expect(left, locale).toEqual([]);
    }
  });
});

describe("the pages of blocks", () => {
  it.each(slugsOf("composition"))("%s has the same blocks in every locale, and all of them exist", (page) => {
    const wanted = read("composition", page, "en-gb");
    for (const locale of locales) expect(read("composition", page, locale), locale).toEqual(wanted);
    const names = listTexts(wanted).map(([, text]) => text);
    const missing = names.flatMap((kind, at) => {
      const slug = names[at + 1] ?? "";
      return at % 2 === 0 && !slugsOf(kind).includes(slug) ? [`${kind}/${slug}`] : [];
    });
    expect(missing).toEqual([]);
  });

  it("show every kind in the living style guide", () => {
    const shown = listTexts(read("composition", "components", "en-gb")).map(([, text]) => text);
    expect(blockKinds.filter((kind) => !shown.includes(kind))).toEqual([]);
  });
});
