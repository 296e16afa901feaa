/** Choices of an attribute: `a.voltage=230`, `a.material=Stainless+steel`. */
const choicePrefix = "a.";
const hasLetters = /\p{Letter}/u;

/**
 * Returns the query of the same listing in another language: order, page and filters. Filter values that are text of
 * one language would match nothing in another; they are dropped, and the page number with them.
 */
export function toLanguageQuery(search: string): string {
  const parameters = [...new URLSearchParams(search)];
  const remaining = parameters.filter(
    ([name, value]) => !(name.startsWith(choicePrefix) && hasLetters.test(value)),
  );
  if (remaining.length === parameters.length) return search;
  const query = new URLSearchParams(remaining.filter(([name]) => name !== "page"));
  return query.size > 0 ? `?${query}` : "";
}
