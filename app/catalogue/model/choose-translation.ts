import { hasSwissSpelling, toSwissSpelling } from "../../foundation/swiss-spelling";

type Translations = Readonly<Record<string, unknown>>;
type Chosen = { readonly text: string; readonly language: string };

/** The first text along the chain `de-AT`, `de`, …, `en`; else any; else null. */
export function chooseTranslation(translations: Translations, chain: readonly string[]): string | null {
  return chooseInLanguage(translations, chain)?.text ?? null;
}

/** The same with its language (`de`). */
export function chooseInLanguage(translations: Translations, chain: readonly string[]): Chosen | null {
  const spell = hasSwissSpelling(chain[0] ?? "") ? toSwissSpelling : String;
  for (const key of [...chain, ...Object.keys(translations)]) {
    const text = translations[key];
    if (typeof text === "string" && text !== "") return { text: spell(text), language: key.slice(0, 2) };
  }
  return null;
}
