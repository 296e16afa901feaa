import { describe, expect, it } from "vitest";
import { type Language, languages } from "../../app/countries/model/locale";
import { listContent, listMachineSentences, listMessages, listShopSentences } from "./listed-texts";

/** Languages that set units, percent signs and "…" off by a space. */
const spaced = [
  [/\d (?:kg|mm|cm|kB|A|V|kW|kVA|l|m|bar|Nm|dB|%)(?!\p{L})/u, "a no-break space before the unit"],
  [/\d%/, "a no-break space before %"],
  [/[^\s„«»”]…/, "a space before …"],
  [/(?<!\d) [:;?!]/, "no space before the sign"],
] as const;

/** Languages that write a dash as an en dash: spaced between clauses, tight in ranges and pairs. */
const dashed = [
  [/—|\s[-‐‑‒]\s|\p{L}- |(?<=\p{L}) –(?=\p{L})|(?<=\p{L})– (?=\p{L})/u, "– with a space on both sides"],
  [/\d-\d+ (?!\p{Lu})/u, "– in ranges"],
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
  lt: [
    [/["'”«»‹›‘’]/, "„ and “"],
    ...spaced,
    ...dashed,
    [/(?<!\p{L})(?:tu|tave|tavo|tau|tavimi)(?!\p{L})/iu, "Jūs"],
    [/(?<!\p{L})(?:jūs|jūsų|jus|jums|jumis)(?!\p{L})/u, "Jūs, with a capital"],
  ],
  ro: [
    [/["'“«»‹›‘’]/, "„ and ”"],
    [/[ŞşŢţ]|\u0327/u, "ș and ț, with a comma below"],
    ...spaced,
    ...dashed,
    [/(?<!\p{L})(?:tu|tine|ție|tău|tăi|ta|tale|dvs)(?!\p{L})/iu, "dumneavoastră"],
  ],
  bg: [
    [/["'”«»‹›‘’]/, "„ and “"],
    ...spaced,
    ...dashed,
    [/\d (?:кг|г|мм|см|м|л)(?!\p{L})/u, "a no-break space before the unit"],
    [/\p{Script=Latin}\p{Script=Cyrillic}|\p{Script=Cyrillic}\p{Script=Latin}/u, "a word in one alphabet"],
    [/(?<!\p{L})(?:ти|теб|твой|твоя|твоят|твоето|твоите)(?!\p{L})/iu, "Вие"],
    [/(?<!\p{L})(?:вие|ви|вас|вам|ваш|ваш(?:ия|ият|а|ата|е|ето|и|ите))(?!\p{L})/u, "Вие, with a capital"],
  ],
  el: [
    [/["'“”„‘‹›]/, "« and », ’"],
    [/\?|\u037e/u, "; as the question mark"],
    [/; \p{Ll}/u, "· between clauses"],
    [/\u0387/u, "· (U+00B7)"],
    [/·\p{L}|\p{L} · \p{L}/u, "· after the word, with a space"],
    [/\d\s%/u, "no space before %"],
    ...spaced.filter(([, instead]) => instead !== "a no-break space before %"),
    ...dashed,
    [/\p{Script=Latin}\p{Script=Greek}|\p{Script=Greek}\p{Script=Latin}/u, "a word in one alphabet"],
    [/(?<!\p{L})(?:εσύ|εσένα|σου)(?!\p{L})/iu, "εσείς, σας"],
  ],
};

/** One wrong text for each rule of a language, in the rules' order: a rule that finds nothing proves nothing. */
const wrongTexts: Readonly<Partial<Record<Language, readonly string[]>>> = {
  lt: [
    "Puslapis “Pagalba”",
    "iki 48 kB",
    "10% nuolaida",
    "Įkeliama…",
    "Kiekis : 2",
    "Kaina - su PVM",
    "per 1-2 dienas",
    "Tavo krepšelis",
    "Peržiūrėkite jūsų krepšelį",
  ],
  ro: [
    "Pagina “Retur”",
    "Livrare gratuitã în toatã ţara",
    "o priză de 16 A",
    "10% reducere",
    "Se încarcă…",
    "Cantitate : 2",
    "Livrare– doi pași",
    "în 1-2 zile",
    "Cu acordul dvs.",
  ],
  bg: [
    "Страницата ”Помощ“",
    "контакт 16 A",
    "10% отстъпка",
    "Зареждане…",
    "Количество : 2",
    "Цена — с ДДС",
    "за 1-2 дни",
    "везна за 30 кг",
    "Kоличка",
    "Добавено в твоя списък, както го искаш ти",
    "С вашето съгласие",
  ],
  el: [
    "Η σελίδα “Βοήθεια”",
    "Χρειάζεστε βοήθεια?",
    "Λάβαμε το μήνυμα; θα απαντήσουμε",
    "Το λάβαμε\u0387 ευχαριστούμε",
    "Ελέγξτε το καλάθι · δοκιμάστε ξανά",
    "10 % έκπτωση",
    "πρίζα 16 A",
    "Φόρτωση…",
    "Ποσότητα : 2",
    "Τιμή - με ΦΠΑ",
    "σε 1-2 ημέρες",
    "Kαλάθι",
    "Το καλάθι σου",
  ],
};

/**
 * Polish forms of the familiar address: verbs in the second person and pronouns.
 * The exceptions are imperatives of buttons (*zapisz*) and nouns (*dysz*); *ci* also means "those".
 */
const polishFamiliar =
  /(?<!\p{L})(?!(?:\p{L}*pisz|nasz|wasz|tomasz|klawisz|afisz|kalisz|mysz|dysz)(?!\p{L}))(?:\p{L}+[aeiy]sz|\p{L}+ł(?:[ea]|[ea]?by)ś|ty|cię|ciebie|tobie|tobą|tw(?:ój|oj\p{L}+))(?!\p{L})/iu;

/** Polish imperatives of instruction, which only buying guides and manuals have. */
const polishInstruction =
  /(?<!\p{L})(?:(?:do|po)?licz|wybierz|sprawdź|zostaw|daj|ustaw|załóż|zmniejsz|pomnóż|podziel|odczekaj|poczekaj|zaplanuj|zleć|podaj|napełnij|użyj|używaj|wkładaj|przetrzyj|opróżnij|przyjmij|zważ|waż|łup|wyjmij|zatrzymaj|trzymaj|zacznij|porównaj|dodaj|dokręć|wymień|zmierz|zamów|kup)(?!\p{L})/iu;

const isInstruction = (place: string) => /\.guide$|Guides?\.|Guide$|\.manual\./.test(place);

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

describe("the Polish form of address", () => {
  const sheets = [...listShopSentences("pl"), ...listMachineSentences("pl")];
  const places = (texts: typeof sheets, form: RegExp) =>
    texts.filter(({ text }) => form.test(text)).map(({ place }) => place);

  it("is never familiar", () => {
    expect(places([...listMessages("pl"), ...listContent("pl"), ...sheets], polishFamiliar)).toEqual([]);
  });

  it("has imperatives in guides and manuals only", () => {
    const others = sheets.filter(({ place }) => !isInstruction(place));
    expect(places(others, polishInstruction)).toEqual([]);
  });

  it.each(["gdy podnosisz ciężar", "co kupiłeś", "co kupiłabyś", "Twoje konto", "dla ciebie"])(
    "reports %s",
    (text) => expect(text).toMatch(polishFamiliar),
  );

  it.each([
    "Zapisz się",
    "Zestaw dysz",
    "Na naszych półkach, nasz kosz",
    "Wiersz po wierszu",
    "Państwa konto",
  ])("accepts %s", (text) => expect(text).not.toMatch(polishFamiliar));
});

const examples = languages.flatMap((language) =>
  (wrongTexts[language] ?? []).map((text, rule) => ({ language, text, rule })),
);

describe("the rules", () => {
  it("have a wrong text each", () => {
    for (const language of languages.filter((one) => wrongTexts[one]))
      expect(wrongTexts[language], language).toHaveLength(wrongSigns[language]?.length ?? 0);
  });

  it.each(examples)("report in $language: $text", ({ language, text, rule }) => {
    expect(text).toMatch(wrongSigns[language]?.[rule]?.[0] ?? /^$/);
  });
});

it("more languages get their rules", () => expect(stillToCome.length).toBeLessThanOrEqual(4));
