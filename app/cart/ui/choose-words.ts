import type { LocalizedText } from "../model/cart";

/** Words in the language, else in English, else in any language that is there. */
export function chooseWords(text: LocalizedText, language: string): string {
  return text[language] ?? text.en ?? Object.values(text)[0] ?? "";
}
