import { parseSearchText } from "../../catalogue/model/search-text";
import { isSuggestionsView, type SuggestionsView } from "../../catalogue/model/suggestions-view";

/** Values of the specification, in milliseconds. */
export const debounceMs = 300;
export const cacheLifeMs = 120_000;
/** Delays after which a search without a response is reported as slow, then as failed. */
export const slowAfterMs = 1_500;
export const givenUpAfterMs = 8_000;
const maxStored = 50;

/** `shown` while it waits: the results of the last text, so that the layout does not shift. */
export type SuggestionState =
  | { readonly kind: "idle" }
  | { readonly kind: "waiting"; readonly shown: Found | null; readonly isSlow: boolean }
  | { readonly kind: "found"; readonly shown: Found }
  | { readonly kind: "failed"; readonly text: string };

export type Found = { readonly text: string; readonly suggestions: SuggestionsView };

type Parts = {
  /** Rejects when no suggestions can be loaded. */
  readonly load: (text: string, signal: AbortSignal) => Promise<SuggestionsView>;
  readonly show: (state: SuggestionState) => void;
};

export type SuggestionSearch = {
  /** Takes the field's current text; the search follows when the input pauses. */
  type(typed: string): void;
  stop(): void;
};

/** Searches for the input: one search at a time, outdated responses are dropped, results are cached for a while. */
export function createSuggestionSearch({ load, show }: Parts): SuggestionSearch {
  const stored = new Map<string, { readonly suggestions: SuggestionsView; readonly at: number }>();
  let asking = new AbortController();
  let timers: ReturnType<typeof setTimeout>[] = [];
  let shown: Found | null = null;
  let wanted: string | null = null;

  const stop = () => {
    asking.abort();
    asking = new AbortController();
    for (const timer of timers) clearTimeout(timer);
    timers = [];
  };
  const showFound = (found: Found) => {
    shown = found;
    show({ kind: "found", shown: found });
  };
  const ask = async (text: string) => {
    const { signal } = asking;
    const giveUp = asking;
    timers = [
      setTimeout(() => show({ kind: "waiting", shown, isSlow: true }), slowAfterMs),
      setTimeout(() => giveUp.abort(new Error("It takes too long")), givenUpAfterMs),
    ];
    const answer = await load(text, signal).then(
      (suggestions) => ({ suggestions }),
      () => null,
    );
    // The text has changed since: this response is outdated.
    if (giveUp !== asking) return;
    stop();
    if (!answer) return show({ kind: "failed", text });
    if (stored.size >= maxStored) stored.clear();
    stored.set(text, { ...answer, at: Date.now() });
    showFound({ text, ...answer });
  };

  return {
    stop,
    type(typed) {
      const text = parseSearchText(typed);
      if (text !== null && text === wanted && timers.length > 0) return;
      stop();
      wanted = text;
      if (text === null) {
        shown = null;
        return show({ kind: "idle" });
      }
      const known = stored.get(text);
      if (known && Date.now() - known.at < cacheLifeMs) return showFound({ text, ...known });
      show({ kind: "waiting", shown, isSlow: false });
      timers = [setTimeout(() => ask(text), debounceMs)];
    },
  };
}

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
