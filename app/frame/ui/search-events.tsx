import { type ComponentType, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { usePathPrefix } from "../../i18n/use-path-prefix";
import type { SuggestionsPanelProps } from "./suggestions-panel";

type Loaded = { readonly Panel: ComponentType<SuggestionsPanelProps>; readonly field: HTMLInputElement };

/**
 * Loads the suggestions' script when the visitor begins to search: on focus, or when the field has text before this
 * script runs. Until then, and when loading fails, the field is the plain form that was served.
 */
export function SearchEvents() {
  const prefix = usePathPrefix();
  const { pathname, search } = useLocation();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const isLoaded = loaded !== null;
  useEffect(() => {
    const field = document.querySelector<HTMLInputElement>("[data-search-field]");
    if (!field || isLoaded) return;
    const load = () => {
      import("./suggestions-panel").then(
        ({ SuggestionsPanel }) => setLoaded({ Panel: SuggestionsPanel, field }),
        () => {},
      );
    };
    if (document.activeElement === field) load();
    field.addEventListener("focus", load);
    return () => field.removeEventListener("focus", load);
  }, [isLoaded]);
  useEffect(() => {
    const field = document.querySelector<HTMLInputElement>("[data-search-field]");
    const text = pathname === "/search" ? new URLSearchParams(search).get("q") : null;
    if (field && text !== null && document.activeElement !== field) field.value = text;
    if (text) rememberSearch(text);
  }, [pathname, search]);

  return loaded && <loaded.Panel field={loaded.field} prefix={prefix} />;
}

/** Also when the field is sent as the plain form that it is without scripts. */
function rememberSearch(text: string): void {
  import("../browser/recent-searches").then(
    ({ createRecentSearches }) =>
      createRecentSearches({ storage: localStorage, readCookies: () => document.cookie }).add(text),
    () => {},
  );
}
