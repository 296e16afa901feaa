import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { contentPages, pageSlug } from "../../app/content/model/content-pages";
import { countryTable } from "../../app/countries/model/country-table";
import { toLanguage } from "../../app/countries/model/locale";
import { generateCatalogue } from "../catalogue/generate-catalogue.ts";

const content = path.join(import.meta.dirname, "../../public/content");
const pictures = path.join(import.meta.dirname, "../../public/pictures");
const { categories } = generateCatalogue({ products: 200, now: new Date("2026-06-01T00:00:00Z") });

describe("the shop's content", () => {
  it("shows existing pictures", () => {
    const drawn = new Set(readdirSync(pictures));
    const files = readdirSync(content, { recursive: true, encoding: "utf8" });
    const missing = files
      .filter((file) => file.endsWith(".json"))
      .flatMap((file) =>
        [...readFileSync(path.join(content, file), "utf8").matchAll(/"\/pictures\/([^"]+)"/g)]
          .filter(([, name = ""]) => !drawn.has(name))
          .map(([, name]) => `${file}: ${name}`),
      );
    expect(missing).toEqual([]);
  });

  it.each(countryTable.flatMap(({ locales }) => locales))(
    "has in %s no page with the slug of a demo category",
    (locale) => {
      const known = new Set(categories.map(({ slug }) => slug[toLanguage(locale)]));
      expect(contentPages.map((name) => pageSlug(name, locale)).filter((slug) => known.has(slug))).toEqual(
        [],
      );
    },
  );
});
