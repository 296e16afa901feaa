import { type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { useLocation } from "react-router";
import { usePathPrefix } from "../../i18n/use-path-prefix";
import {
  createSuggestionSearch,
  loadSuggestions,
  type SuggestionState,
} from "../browser/create-suggestion-search";
import { type Combobox, type KeyPress, moveActive } from "../model/combobox";

type Suggestions = {
  readonly state: SuggestionState;
  readonly isOpen: boolean;
  /** Index of the option that Enter follows; -1: Enter searches the field's own text. */
  readonly active: number;
  readonly combobox: Combobox;
};

type Parts = {
  readonly field: RefObject<HTMLInputElement | null>;
  /** Elements of the options, in order. */
  readonly listOptions: () => readonly HTMLElement[];
  /** The visitor searched a text. */
  readonly onSearch: (text: string) => void;
};

/** In place of an option's position, which begins at 0, or -1 when none is chosen. */
const closed = -2;

/**
 * The field's behaviour (specification, second document 2.3): opens on focus and on input; the arrow keys wrap around,
 * Enter follows or searches; Escape, clearing, searching, following and a press or focus outside close it.
 */
export function useSuggestions({ field, listOptions, onSearch }: Parts): Suggestions {
  const [state, setState] = useState<SuggestionState>({ kind: "idle" });
  const [position, setPosition] = useState(() => (document.activeElement === field.current ? -1 : closed));
  const search = useSearch((next) => {
    setState(next);
    setPosition((now) => (now === closed ? closed : -1));
  });
  useEffect(() => {
    if (field.current && document.activeElement === field.current) search.type(field.current.value);
    return search.stop;
  }, [field, search]);
  useOnNewPage(() => setPosition(closed));

  const isOpen = position !== closed;
  const close = () => setPosition(closed);
  const open = () => {
    setPosition(-1);
    search.type(field.current?.value ?? "");
  };
  const move = (step: 1 | -1) => {
    if (isOpen) setPosition(moveActive(position, step, listOptions().length));
    else open();
  };
  const combobox: Combobox = {
    open,
    close,
    clear: () => {
      search.type("");
      close();
    },
    submit: (text) => {
      onSearch(text);
      search.stop();
      close();
    },
    handleKey: (event) => {
      // Input method editors use the same keys.
      if (event.nativeEvent.isComposing) return;
      if (event.key === "ArrowDown") move(1);
      else if (event.key === "ArrowUp") move(-1);
      else if (event.key === "Escape" && isOpen) close();
      else if (!isFollowed(event, listOptions()[position])) return;
      event.preventDefault();
    },
  };
  return { state, isOpen, active: Math.max(position, -1), combobox };
}

/** Enter follows the chosen option; false: another key, or no option is chosen. */
function isFollowed({ key }: KeyPress, option: HTMLElement | undefined): boolean {
  if (key !== "Enter" || !option) return false;
  option.click();
  return true;
}

/** The search of this page; `show` may be another function on each render, only the latest is called. */
function useSearch(show: (state: SuggestionState) => void) {
  const prefix = usePathPrefix();
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

function useOnNewPage(act: () => void): void {
  const { pathname, search } = useLocation();
  const page = useRef(pathname + search);
  useEffect(() => {
    if (page.current !== pathname + search) act();
    page.current = pathname + search;
  });
}
