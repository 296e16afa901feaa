/**
 * Characters that Unicode does not decompose, and the Latin spelling of Greek and Cyrillic ones: brands are typed in
 * both.
 */
const spellings: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  đ: "d",
  ð: "d",
  þ: "th",
  ł: "l",
  ı: "i",
  ...pair("αβγδεζηικλμνξοπρσςτυφω", "avgdeziiklmnxoprsstyfo"),
  θ: "th",
  χ: "ch",
  ψ: "ps",
  ...pair("абвгдезийклмнопрстуфхцыэёіїє", "abvgdeziiklmnoprstufhcyeeiie"),
  ж: "zh",
  ч: "ch",
  ш: "sh",
  щ: "sht",
  ъ: "a",
  ь: "",
  ю: "iu",
  я: "ia",
};

const foldable = /[^a-z0-9]/;
const marks = /\p{M}+/gu;
const notPlain = /[^a-z0-9]/gu;

/** Two spellings of one sound without the language's own letter; both become the shorter. */
const digraphs: Readonly<Record<string, readonly [RegExp, string]>> = {
  de: [/(?<=[aou])e/g, ""],
  da: [/oe|aa/g, ""],
  nb: [/oe|aa/g, ""],
  no: [/oe|aa/g, ""],
};

/**
 * The key under which a word is stored and looked up: lower case, Latin letters without diacritics, digits. Two
 * spellings of a word have one key: `Schweißgerät`, `SCHWEISSGERAET` and `schweissgerat` in German, `Μηχανή` and
 * `μηχανη`.
 */
export function foldWord(word: string, language: string): string {
  const lower = word.toLowerCase();
  const plain = foldable.test(lower) ? toPlainCharacters(lower) : lower;
  const digraph = digraphs[language];
  if (!digraph) return plain;
  return plain.replace(digraph[0], (found) =>
    digraph[1] === "" && found.length > 1 ? (found[0] ?? "") : digraph[1],
  );
}

function toPlainCharacters(text: string): string {
  const latin = text
    .normalize("NFD")
    .replace(marks, "")
    .replace(notPlain, (character) => spellings[character] ?? character);
  return latin
    .replace(/[.,]/g, "d")
    .replace(notPlain, (character) => `u${character.codePointAt(0)?.toString(36)}`);
}

function pair(characters: string, latin: string): Record<string, string> {
  return Object.fromEntries([...characters].map((character, index) => [character, latin[index] ?? ""]));
}
