import { type MarkedText, markMatches } from "./mark-matches";

/** More would push categories and products out of a phone's view. */
const mostTerms = 3;

/**
 * Returns search texts that complete the input: of each product's nouns the first that contains all words of the
 * input. Texts that begin with the input come first; each is in lower case, as shoppers type.
 */
export function completeTerms(
  typed: string,
  keywords: readonly (readonly string[])[],
  locale: string,
): readonly MarkedText[] {
  const words = typed.split(/\s+/).filter((word) => word !== "");
  const input = typed.trim().toLocaleLowerCase(locale);
  const isCompletion = (noun: string) =>
    noun !== input && words.every((word) => markMatches(noun, word).length > 1);
  const terms = keywords.flatMap(
    (nouns) => nouns.map((noun) => noun.toLocaleLowerCase(locale)).find(isCompletion) ?? [],
  );
  const marked = [...new Set(terms)].map((term) => markMatches(term, typed));
  const beginsWith = (term: MarkedText) => term[0] === "" && term.length > 1;
  return [...marked.filter(beginsWith), ...marked.filter((term) => !beginsWith(term))].slice(0, mostTerms);
}
