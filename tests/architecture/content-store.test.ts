import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { contentPages } from "../../app/content/model/content-pages";
import { findContentProblem } from "../../app/content/model/find-content-problem";
import { countryTable } from "../../app/countries/model/country-table";
import { toLegalTokens } from "../../app/countries/model/legal-facts";
import { toLocaleVariant } from "../../app/countries/model/locale";
import { root } from "./source-files";

const folder = path.join(root, "public/content");
const locales = countryTable.flatMap((country) => country.locales);
const variants = locales.map(toLocaleVariant);
const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
  file.endsWith(".json"),
);
const texts = new Map(files.map((file) => [file, readFileSync(path.join(folder, file), "utf8")]));

/** Placeholders besides the legal facts, as `loadShippingTokens` fills them in. */
const tokens = [
  ...["parcel", "freight"].flatMap((kind) => ["Cost", "Days", "FreeFrom"].map((figure) => kind + figure)),
  ...["country", "currency", "shopDomain", "foundedYear", "campaign", "codLimit", "codPieces"],
];

describe("the content store", () => {
  it("contains only displayable content, each file with the fields of its kind", () => {
    const problems = files.flatMap((file) => {
      const [component = "", name = ""] = file.split(path.sep);
      const [slug = "", variant = ""] = name.split(".");
      if (!variants.includes(variant)) return [`${file}: no shop speaks ${variant}`];
      const problem = findContentProblem(component, slug, JSON.parse(texts.get(file) ?? ""));
      return problem ? [`${file}: ${problem}`] : [];
    });
    expect(problems).toEqual([]);
  });

  it.each(locales)("in %s uses no unknown placeholder", (locale) => {
    const known = new Set([...tokens, ...Object.keys(toLegalTokens(locale, "Slovensko"))]);
    const own = files.filter((file) => file.endsWith(`.${toLocaleVariant(locale)}.json`));
    const unknown = own.flatMap((file) =>
      [...(texts.get(file) ?? "").matchAll(/\{\{(\w+)\}\}/g)]
        .filter(([, token = ""]) => !known.has(token))
        .map(([token]) => `${file}: ${token}`),
    );
    expect(unknown).toEqual([]);
  });
});

describe("a content page", () => {
  it.each(contentPages)("%s is written for every locale", (name) => {
    const missing = variants.filter((variant) => !texts.has(path.join("page", `${name}.${variant}.json`)));
    expect(missing).toEqual([]);
  });
});
