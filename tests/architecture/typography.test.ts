import { describe, expect, it } from "vitest";
import { type Language, languages } from "../../app/countries/model/locale";
import { listContent, listMessages, listShopSentences } from "./listed-texts";

/** Languages that set units, percent signs and "…" off by a space. */
const spaced = [
  [/\d (?:kg|mm|cm|kB|A|V|kW|kVA|l|m|bar|Nm|dB|%)(?!\p{L})/u, "a no-break space before the unit"],
  [/\d%/, "a no-break space before %"],
  [/[^\s„«»”]…/, "a space before …"],
  [/(?<!\d) [:;?!]/, "no space before the sign"],
] as const;

/** Signs that a language's texts must not have, by what is written instead (`locales/<language>/style.md`). */
const wrongSigns: Readonly<Partial<Record<Language, readonly (readonly [RegExp, string])[]>>> = {
  en: [
    [/'/, "’"],
    [/"/, "“ and ”"],
    [/[„«»‹›]/, "“ and ”"],
    [/\s…/, "… without a space"],
    [/ [:;?!]/, "no space before the sign"],
    [/\d (?:kg|mm|cm|kB|A|V|kW|kVA|l|m|bar|rpm|Nm|dB)(?!\p{L})/u, "a no-break space before the unit"],
    [/\d\s%/u, "no space before %"],
    [/(?:n’t|’(?:ll|re|ve|m))(?!\p{L})/u, "no contraction"],
  ],
  pl: [
    [/'/, "’"],
    [/["“«»‹›]/, "„ and ”"],
    [/\S…/, "a space before …"],
  ],
  cs: [
    [/'/, "’"],
    [/["”«»‹›]/, "„ and “"],
    [/\S…/, "a space before …"],
  ],
  sk: [
    [/'/, "’"],
    [/["”«»‹›]/, "„ and “"],
    [/\S…/, "a space before …"],
  ],
  nl: [
    [/['"]/, "‘, ’"],
    [/[“”„«»]/, "‘ and ’"],
    [/\s…/, "… without a space"],
    [/\s[:;?!]/, "no space before the sign"],
    [/(?<!\p{L})(?:je|jij|jou|jouw)(?!\p{L})/iu, "u, uw"],
  ],
  pt: [
    [/['"“”„]/, "« and », ’"],
    [/\s…/, "… without a space"],
    [/\s[:;?!]/, "no space before the sign"],
    [/(?<!\p{L})(?:vocês?|tu|teus?|tuas?)(?!\p{L})/iu, "the third person without a pronoun"],
  ],
  sv: [
    [/['"“„«»‘]/, "” on both sides, ’"],
    [/\s…/, "… without a space"],
    [/\s[:;?!]/, "no space before the sign"],
    [/(?<!\p{L})(?:ni|er|era|ert|Du|Din|Ditt|Dina)(?!\p{L})(?<=\p{Ll} \p{L}+)/u, "du, with a small letter"],
  ],
  da: [
    [/['"“”„‘]/, "» and «, ’"],
    [/\s…/, "… without a space"],
    [/\s[:;?!]/, "no space before the sign"],
    [/«\p{L}[^»]*»/u, "» before «"],
  ],
  hu: [
    [/'/, "’"],
    [/["“«‹›]/, "„ and ”"],
    [/\S…/, "a space before …"],
    [/a\(z\)/iu, "a sentence that needs no article"],
  ],
  nb: [[/["'„“”‘’‹›]/, "« and »"], ...spaced],
  fi: [[/["'„“«»‹›]/, "” on both sides"], ...spaced],
  hr: [[/["'“«»‹›]/, "„ and ”"], ...spaced],
  sl: [[/["'„“”‘’]/, "» and «"], ...spaced],
};

/** Languages without rules so far. */
const stillToCome = languages.filter((language) => !wrongSigns[language]);

/** The specification's own sentences stay word for word. */
const quoted: ReadonlySet<string> = new Set(["You haven't purchased this particular SKU"]);

const withoutPlaceholders = (text: string) => text.replace(/\{\{\w+\}\}|\{\w+\}/g, "0");

describe.each(languages.filter((language) => wrongSigns[language]))("the typography of %s", (language) => {
  it("follows the language's style", () => {
    const texts = [...listMessages(language), ...listContent(language), ...listShopSentences(language)];
    const found = texts
      .filter(({ text }) => !quoted.has(text))
      .flatMap(({ place, text }) =>
        (wrongSigns[language] ?? [])
          .filter(([sign]) => sign.test(withoutPlaceholders(text)))
          .map(([, instead]) => `${place}: write ${instead}`),
      );
    expect(found).toEqual([]);
  });
});

it("more languages get their rules", () => expect(stillToCome.length).toBeLessThanOrEqual(16));
