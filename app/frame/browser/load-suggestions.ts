import { isSuggestionsView, type SuggestionsView } from "../../catalogue/model/suggestions-view";

/** Requests the shop's suggestions for a text; rejects when the shop does not respond. */
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
