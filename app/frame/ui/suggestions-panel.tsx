import {
  type Ref,
  type RefObject,
  useCallback,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from "react";
import type { LinkView } from "../../catalogue/model/link-view";
import { loadSearchMessages } from "../../i18n/load-search-messages";
import type { Translate } from "../../i18n/translate";
import { useTranslate } from "../../i18n/translate-context";
import { usePathPrefix } from "../../i18n/use-path-prefix";
import { createRecentSearches } from "../browser/recent-searches";
import { type SearchOffer, toSearchOffer } from "../browser/to-search-offer";
import { type Combobox, type SuggestedList, suggestionsId } from "../model/combobox";
import styles from "./suggestions.module.css";
import { SuggestionsList } from "./suggestions-list";
import { useSuggestions } from "./use-suggestions";

export type SuggestionsProps = {
  readonly ref: Ref<Combobox>;
  readonly field: RefObject<HTMLInputElement | null>;
  /** Suggested before the visitor types: the departments are the most requested pages. */
  readonly popular: readonly LinkView[];
  readonly onChange: (list: SuggestedList) => void;
};

const toOptionId = (index: number) => `search-suggestion-${index}`;

/** The suggestions below the search field. */
export function SuggestionsPanel({ ref, field, popular, onChange }: SuggestionsProps) {
  const translate = useSearchMessages();
  const prefix = usePathPrefix();
  const panel = useRef<HTMLDivElement>(null);
  const recent = useMemo(
    () => createRecentSearches({ storage: localStorage, readCookies: () => document.cookie }),
    [],
  );
  const listOptions = useCallback(
    () => [...(panel.current?.querySelectorAll<HTMLElement>("[role=option]") ?? [])],
    [],
  );
  const { state, isOpen, active, combobox } = useSuggestions({ field, listOptions, onSearch: recent.add });
  useImperativeHandle(ref, () => combobox);
  const [, setForgotten] = useState(0);
  const offer = translate
    ? toSearchOffer(state, {
        translate,
        prefix,
        recent: recent.read(),
        popular: popular.map(({ text, href }) => [text, href]),
      })
    : null;
  const isShown = isOpen && offer !== null && (offer.groups.length > 0 || offer.message !== null);
  const activeId = isShown && active >= 0 ? toOptionId(active) : null;
  useEffect(() => {
    onChange({ isShown, activeId });
    if (activeId !== null) listOptions()[active]?.scrollIntoView({ block: "nearest" });
  }, [onChange, listOptions, isShown, activeId, active]);

  if (!translate) return null;
  return (
    <div ref={panel}>
      <p role="status" className="visually-hidden">
        {isShown ? announce(offer, translate) : ""}
      </p>
      {isShown ? (
        <div className={styles.panel}>
          {offer.message ? <p className={styles.message}>{offer.message}</p> : null}
          {offer.hint ? <p className={styles.hint}>{offer.hint}</p> : null}
          <SuggestionsList
            id={suggestionsId}
            groups={offer.groups}
            active={active}
            toOptionId={toOptionId}
            translate={translate}
            queryId={"shown" in state ? (state.shown?.suggestions.queryId ?? null) : null}
            onFollow={(text) => {
              if (text !== null) recent.add(text);
              combobox.close();
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
    </div>
  );
}

/** null until they are loaded. */
function useSearchMessages(): Translate | null {
  const { locale } = useTranslate();
  const [messages, setMessages] = useState<Translate | null>(null);
  useEffect(() => {
    loadSearchMessages(locale).then(
      (loaded) => setMessages(() => loaded),
      () => {},
    );
  }, [locale]);
  return messages;
}

function announce({ message, groups }: SearchOffer, translate: Translate): string {
  const count = groups.reduce((sum, { options }) => sum + options.length, 0);
  const spelling = groups.find(({ key }) => key === "spelling");
  return [
    message ?? translate.plural("search.found", count),
    ...(spelling ? [spelling.title, ...spelling.options.flatMap(({ name }) => name)] : []),
  ].join(" ");
}
