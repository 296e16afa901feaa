import { array, type Infer, string, type } from "superstruct";

export const LocalizedStrings = array(type({ locale: string(), value: string() }));

/** The platform's list of words, keyed by language. */
export function toWords(
  list: Infer<typeof LocalizedStrings> | null | undefined,
): Readonly<Record<string, string>> {
  return Object.fromEntries((list ?? []).map(({ locale, value }) => [locale, value]));
}

/** The first word that exists along the chain `de-AT`, `de`, …, `en`; else any; else null. */
export function chooseWord(
  words: Readonly<Record<string, unknown>>,
  chain: readonly string[],
): string | null {
  for (const language of chain) {
    const word = words[language];
    if (typeof word === "string" && word !== "") return word;
  }
  const any = Object.values(words).find((word) => typeof word === "string" && word !== "");
  return typeof any === "string" ? any : null;
}
