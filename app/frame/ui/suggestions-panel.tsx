import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { loadSearchWords } from "../../i18n/load-search-words";
import type { Translate } from "../../i18n/translate";
import { useTranslate } from "../../i18n/translate-context";
import { createRecentSearches } from "../browser/recent-searches";
import { type SearchOffer, toSearchOffer } from "../browser/to-search-offer";
import styles from "./suggestions.module.css";
import { SuggestionsList } from "./suggestions-list";
import { useSuggestions } from "./use-suggestions";

export type SuggestionsPanelProps = { readonly field: HTMLInputElement; readonly prefix: string };

const listId = "search-suggestions";
const toOptionId = (index: number) => `search-suggestion-${index}`;

/** Turns the served search field into a combobox; its suggestions appear below it. */
export function SuggestionsPanel({ field, prefix }: SuggestionsPanelProps) {
  const translate = useSearchWords();
  const slot = useMemo(() => field.closest("[data-search]")?.querySelector("[data-suggestions]"), [field]);
  const panel = useRef<HTMLDivElement>(null);
  const recent = useMemo(
    () => createRecentSearches({ storage: localStorage, readCookies: () => document.cookie }),
    [],
  );
  const listOptions = useCallback(
    () => [...(panel.current?.querySelectorAll<HTMLElement>("[role=option]") ?? [])],
    [],
  );
  const { state, isOpen, active, close } = useSuggestions({
    field,
    prefix,
    listOptions,
    onSearch: recent.add,
  });
  const [, setForgotten] = useState(0);
  const offer = translate
    ? toSearchOffer(state, { translate, prefix, recent: recent.read(), popular: readCategoryBar() })
    : null;
  const isShown = isOpen && offer !== null && (offer.groups.length > 0 || offer.message !== null);
  const activeId = isShown && active >= 0 ? toOptionId(active) : null;
  useCombobox(field, isShown, activeId);

  if (!slot || !translate) return null;
  return createPortal(
    <div ref={panel}>
      <p role="status" className="visually-hidden">
        {isShown ? announce(offer, translate) : ""}
      </p>
      {isShown ? (
        <div className={styles.panel}>
          {offer.message ? <p className={styles.message}>{offer.message}</p> : null}
          {offer.hint ? <p className={styles.hint}>{offer.hint}</p> : null}
          <SuggestionsList
            id={listId}
            groups={offer.groups}
            active={active}
            toOptionId={toOptionId}
            translate={translate}
            queryId={"shown" in state ? (state.shown?.suggestions.queryId ?? null) : null}
            onFollow={(text) => {
              if (text !== null) recent.add(text);
              close();
            }}
          />
          {offer.groups.some(({ key }) => key === "recent") ? (
            <button
              type="button"
              className={styles.forget}
              onClick={() => {
                recent.forget();
                setForgotten((times) => times + 1);
              }}
            >
              {translate("search.forget")}
            </button>
          ) : null}
        </div>
      ) : null}
    </div>,
    slot,
  );
}

/** null until they are loaded. */
function useSearchWords(): Translate | null {
  const { locale } = useTranslate();
  const [words, setWords] = useState<Translate | null>(null);
  useEffect(() => {
    loadSearchWords(locale).then(
      (loaded) => setWords(() => loaded),
      () => {},
    );
  }, [locale]);
  return words;
}

/** Sets the ARIA attributes of the served field. */
function useCombobox(field: HTMLInputElement, isShown: boolean, activeId: string | null): void {
  useEffect(() => {
    field.setAttribute("role", "combobox");
    field.setAttribute("aria-autocomplete", "list");
    field.setAttribute("aria-haspopup", "listbox");
    field.setAttribute("aria-controls", listId);
    field.setAttribute("aria-expanded", String(isShown));
    if (activeId === null) field.removeAttribute("aria-activedescendant");
    else field.setAttribute("aria-activedescendant", activeId);
    if (activeId !== null) document.getElementById(activeId)?.scrollIntoView({ block: "nearest" });
  }, [field, isShown, activeId]);
}

function announce({ message, groups }: SearchOffer, translate: Translate): string {
  const count = groups.reduce((sum, { options }) => sum + options.length, 0);
  return message ?? translate.plural("search.found", count);
}

/** Suggests the header's categories, because they are the most requested ones. */
function readCategoryBar(): readonly (readonly [name: string, href: string])[] {
  const bar = document.querySelector<HTMLElement>("[data-category-bar]");
  const links = [...(bar?.querySelectorAll("[data-bar-rows] a") ?? [])].filter(
    (link) => link.getAttribute("href") !== bar?.dataset.saleHref,
  );
  return links.map((link) => [link.textContent, link.getAttribute("href") ?? ""]);
}
