import type { Language } from "./language.ts";

// biome-ignore format: an alphabet
const transliterations: Readonly<Record<string, string>> = {
  ß: "ss", ł: "l", đ: "d", ø: "o", æ: "ae", œ: "oe", ð: "d", þ: "th", ı: "i",
  а: "a", б: "b", в: "v", г: "g", д: "d", е: "e", ж: "zh", з: "z", и: "i", й: "y", к: "k", л: "l", м: "m",
  н: "n", о: "o", п: "p", р: "r", с: "s", т: "t", у: "u", ф: "f", х: "h", ц: "ts", ч: "ch", ш: "sh",
  щ: "sht", ъ: "a", ь: "y", ю: "yu", я: "ya",
  α: "a", β: "v", γ: "g", δ: "d", ε: "e", ζ: "z", η: "i", θ: "th", ι: "i", κ: "k", λ: "l", μ: "m", ν: "n",
  ξ: "x", ο: "o", π: "p", ρ: "r", σ: "s", ς: "s", τ: "t", υ: "y", φ: "f", χ: "ch", ψ: "ps", ω: "o",
};
const umlauts: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue" };

/** Converts to Latin, lower case, hyphens: "Kühlschränke" is `kuehlschraenke` in German, "Ψυγεία" is `psygeia`. */
export function toSlug(text: string, language: Language): string {
  const lower = text.normalize("NFC").toLowerCase();
  const spelled =
    language === "de" ? lower.replace(/[äöü]/g, (character) => umlauts[character] ?? character) : lower;
  // й is и with a diacritic: looked up before diacritics are removed
  const prepared = spelled.replace(/й/g, "y");
  return prepared
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]/gu, (character) => transliterations[character] ?? "-")
    .replace(/-+/g, "-")
    .replace(/^-|-$/g, "");
}
