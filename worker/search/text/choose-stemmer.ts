import { stemmer as bulgarian } from "@orama/stemmers/bulgarian";
import { stemmer as danish } from "@orama/stemmers/danish";
import { stemmer as dutch } from "@orama/stemmers/dutch";
import { stemmer as english } from "@orama/stemmers/english";
import { stemmer as finnish } from "@orama/stemmers/finnish";
import { stemmer as french } from "@orama/stemmers/french";
import { stemmer as german } from "@orama/stemmers/german";
import { stemmer as greek } from "@orama/stemmers/greek";
import { stemmer as hungarian } from "@orama/stemmers/hungarian";
import { stemmer as italian } from "@orama/stemmers/italian";
import { stemmer as lithuanian } from "@orama/stemmers/lithuanian";
import { stemmer as norwegian } from "@orama/stemmers/norwegian";
import { stemmer as portuguese } from "@orama/stemmers/portuguese";
import { stemmer as romanian } from "@orama/stemmers/romanian";
import { stemmer as serbian } from "@orama/stemmers/serbian";
import { stemmer as spanish } from "@orama/stemmers/spanish";
import { stemmer as swedish } from "@orama/stemmers/swedish";

type Stem = (word: string) => string;

const stemmers: Readonly<Record<string, Stem>> = {
  bg: bulgarian,
  da: danish,
  de: german,
  el: greek,
  en: english,
  es: spanish,
  fi: finnish,
  fr: french,
  hr: serbian,
  hu: hungarian,
  it: italian,
  lt: lithuanian,
  nb: norwegian,
  nl: dutch,
  no: norwegian,
  pt: portuguese,
  ro: romanian,
  sv: swedish,
};

/** Languages of the shop without a well-maintained stemmer library: their words are compared by their beginnings. */
const withoutStemmer = new Set(["cs", "pl", "sk", "sl"]);

export function hasNoStemmer(language: string): boolean {
  return withoutStemmer.has(language);
}

export function knowsLanguage(language: string): boolean {
  return Object.hasOwn(stemmers, language) || withoutStemmer.has(language);
}

/** Returns the stemmer of the language; it returns the word itself if no stemmer exists. */
export function chooseStemmer(language: string): Stem {
  const stem = stemmers[language];
  if (!stem) return (word) => word;
  // The Bulgarian one throws at words whose last letter but one changes.
  return (word) => {
    try {
      return stem(word);
    } catch {
      return word;
    }
  };
}
