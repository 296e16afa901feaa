/** Letters whose plain form is not their Unicode decomposition. */
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

/** Lower case without diacritics, in every script: what is indexed and what is searched pass through the same fold. */
export function fold(text: string): string {
  const bare = text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}+/gu, "");
  return bare.replace(/[ßæœøđłıþðς]/g, (letter) => PLAIN[letter] ?? letter);
}

/** The words of a text, folded. */
export function toWords(text: string): readonly string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}
