type Words = Readonly<Record<string, unknown>>;
type Chosen = { readonly word: string; readonly language: string };

/** The first text along the chain `de-AT`, `de`, …, `en`; else any; else null. */
export function chooseWord(words: Words, chain: readonly string[]): string | null {
  return chooseInLanguage(words, chain)?.word ?? null;
}

/** The same with its language (`de`). */
export function chooseInLanguage(words: Words, chain: readonly string[]): Chosen | null {
  for (const key of [...chain, ...Object.keys(words)]) {
    const word = words[key];
    if (typeof word === "string" && word !== "") return { word, language: key.slice(0, 2) };
  }
  return null;
}
