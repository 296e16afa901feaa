import { isSuggestionsView, type SuggestionsView } from "../../catalogue/model/suggestions-view";

/** Asks the shop what it suggests for a text; rejects where it does not answer. */
export async function loadSuggestions(
  prefix: string,
  text: string,
  signal: AbortSignal,
): Promise<SuggestionsView> {
  const answer = await fetch(`${prefix}/suggestions?q=${encodeURIComponent(text)}`, { signal });
  const suggestions: unknown = answer.ok ? await answer.json() : null;
  if (!isSuggestionsView(suggestions)) throw new Error(`The suggestions answered ${answer.status}`);
  return suggestions;
}
