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
