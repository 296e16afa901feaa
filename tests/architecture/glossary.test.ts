import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { languages } from "../../app/countries/model/locale";
import { listContent, listMessages, listShopSentences } from "./listed-texts";
import { root } from "./source-files";

type Term = {
  readonly words: Readonly<Record<string, string>>;
  /** Variants that no text of the language may have. */
  readonly not?: Readonly<Record<string, readonly string[]>>;
};

const terms: Readonly<Record<string, Term>> = JSON.parse(
  readFileSync(path.join(root, "locales/glossary.json"), "utf8"),
);

/** The specification's own sentences on VAT stay word for word. */
const isQuoted = (place: string) => place.includes("/vat.json");

const withoutPlaceholders = (text: string) => text.replace(/\{\{?\w+\}?\}/g, "");
const toPattern = (variant: string) =>
  new RegExp(`(?<!\\p{L})${variant.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}`, "iu");

describe("the glossary", () => {
  it("has a word for each term in every language", () => {
    const missing = Object.entries(terms).flatMap(([term, { words }]) =>
      languages.filter((language) => !words[language]).map((language) => `${term}: ${language}`),
    );
    expect(missing).toEqual([]);
  });

  it("forbids no word that it prescribes", () => {
    const wrong = Object.entries(terms).flatMap(([term, { words, not = {} }]) =>
      Object.entries(not).flatMap(([language, variants]) =>
        variants
          .filter((variant) => toPattern(variant).test(words[language] ?? ""))
          .map((one) => `${term}: ${one}`),
      ),
    );
    expect(wrong).toEqual([]);
  });
});

describe.each(languages)("the texts of %s", (language) => {
  it("use the glossary's terms, not their variants", () => {
    const texts = [...listMessages(language), ...listContent(language), ...listShopSentences(language)];
    const variants = Object.values(terms).flatMap(({ not }) => not?.[language] ?? []);
    const found = variants.flatMap((variant) =>
      texts
        .filter(({ place, text }) => !isQuoted(place) && toPattern(variant).test(withoutPlaceholders(text)))
        .map(({ place }) => `${variant}: ${place}`),
    );
    expect(found).toEqual([]);
  });
});
