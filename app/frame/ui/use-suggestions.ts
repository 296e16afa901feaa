import { useEffect, useMemo, useRef, useState } from "react";
import { useLocation } from "react-router";
import { createSuggestionSearch, type SuggestionState } from "../browser/create-suggestion-search";
import { loadSuggestions } from "../browser/load-suggestions";
import { moveActive, watchSearchField } from "../browser/watch-search-field";

export type Combobox = {
  readonly state: SuggestionState;
  readonly isOpen: boolean;
  /** Index of the option that Enter follows; -1: Enter searches the field's own text. */
  readonly active: number;
  readonly close: () => void;
};

type Parts = {
  readonly field: HTMLInputElement;
  readonly prefix: string;
  /** Elements of the options, in order. */
  readonly listOptions: () => readonly HTMLElement[];
  /** The visitor searched a text. */
  readonly onSearch: (text: string) => void;
};

/**
 * The field's behaviour (specification, second document 2.3): opens on focus and on input; the arrow keys wrap around,
 * Enter follows or searches; Escape, clearing, searching, following and a click or focus outside close it.
 */
export function useSuggestions({ field, prefix, listOptions, onSearch }: Parts): Combobox {
  const [state, setState] = useState<SuggestionState>({ kind: "idle" });
  const [position, setPosition] = useState(document.activeElement === field ? -1 : closed);
  const { pathname, search: query } = useLocation();
  const search = useSearch(prefix, (next) => {
    setState(next);
    setPosition((now) => (now === closed ? closed : -1));
  });
  const now = useRef(position);
  now.current = position;

  useEffect(() => {
    const close = () => setPosition(closed);
    const open = () => {
      setPosition(-1);
      search.type(field.value);
    };
    const clear = () => {
      search.type("");
      close();
    };
    if (document.activeElement === field) search.type(field.value);
    const stop = watchSearchField(field, {
      open,
      clear,
      close,
      isOpen: () => now.current !== closed,
      move: (step) => {
        if (now.current === closed) open();
        else setPosition(moveActive(now.current, step, listOptions().length));
      },
      follow: () => follow(listOptions()[now.current]),
      submit: (text) => {
        onSearch(text);
        search.stop();
        close();
      },
    });
    return () => {
      stop();
      search.stop();
    };
  }, [field, search, listOptions, onSearch]);
  const page = useRef(pathname + query);
  useEffect(() => {
    if (page.current !== pathname + query) setPosition(closed);
    page.current = pathname + query;
  }, [pathname, query]);

  return {
    state,
    isOpen: position !== closed,
    active: Math.max(position, -1),
    close: () => setPosition(closed),
  };
}

/** The search of this page; `show` may be another function on each render, only the latest is called. */
function useSearch(prefix: string, show: (state: SuggestionState) => void) {
  const last = useRef(show);
  last.current = show;
  return useMemo(
    () =>
      createSuggestionSearch({
        load: (text, signal) => loadSuggestions(prefix, text, signal),
        show: (state) => last.current(state),
      }),
    [prefix],
  );
}

/** In place of an option's position, which begins at 0, or -1 when none is chosen. */
const closed = -2;

function follow(option: HTMLElement | undefined): boolean {
  option?.click();
  return option !== undefined;
}
