/** Characters whose plain form is not their Unicode decomposition. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  đ: "d",
  ł: "l",
  ı: "i",
  þ: "th",
  ð: "d",
  ς: "σ",
};

/** Runs of non-ASCII characters repeat often; the bound is for texts in scripts without spaces. */
const MAX_KNOWN = 20_000;
const known = new Map<string, string>();

function foldRun(run: string): string {
  const found = known.get(run);
  if (found !== undefined) return found;
  const bare = run.normalize("NFD").replace(/\p{M}+/gu, "");
  const folded = bare.replace(/[ßæœøđłıþðς]/g, (character) => PLAIN[character] ?? character);
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(run, folded);
  return folded;
}

/** Lower case without diacritics, in every script: indexed and searched texts pass the same fold. */
export function fold(text: string): string {
  return text.toLowerCase().replace(/[^\0-\x7f]+/g, foldRun);
}

/** The words of a text, folded. */
export function toWords(text: string): readonly string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Languages with a separate full-text table (`product_text_<language>`); a new one needs a migration. */
export const SEARCH_LANGUAGES = [
  "sk",
  "en",
  "de",
  "pt",
  "it",
  "fr",
  "hu",
  "cs",
  "nb",
  "nl",
  "da",
  "sv",
  "es",
  "fi",
  "pl",
  "ro",
  "lt",
  "sl",
  "bg",
  "el",
  "hr",
] as const;

const INDEXED: ReadonlySet<string> = new Set(SEARCH_LANGUAGES);

/** The language of a locale (`de-AT` → `de`), or null when it has no full-text table. */
export function toSearchLanguage(locale: string): string | null {
  const language = locale.split("-")[0] ?? "";
  return INDEXED.has(language) ? language : null;
}
