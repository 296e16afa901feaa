import type { Language } from "../demo-catalogue/language.ts";
import { english } from "../demo-catalogue/words/english.ts";

export type Words = typeof english;
export const wordsOf = (_: Language) => english;
