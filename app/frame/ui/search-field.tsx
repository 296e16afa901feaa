import {
  type ComponentType,
  type InputHTMLAttributes,
  useCallback,
  useEffect,
  useRef,
  useState,
} from "react";
import { useLocation } from "react-router";
import type { LinkView } from "../../catalogue/model/link-view";
import { Form } from "../../design/form";
import { Icon } from "../../design/icon";
import { toTool, toToolParameter } from "../../design/to-tool";
import { useDismiss } from "../../design/use-dismiss";
import { useTranslate } from "../../i18n/translate-context";
import { usePathPrefix } from "../../i18n/use-path-prefix";
import { type Combobox, closedList, type SuggestedList, suggestionsId } from "../model/combobox";
import styles from "./search-field.module.css";
import type { SuggestionsProps } from "./suggestions-panel";

/**
 * A plain form that becomes a combobox as soon as the visitor begins to search: on focus, or when the field has text
 * before this script runs. When the suggestions cannot be loaded it stays the plain form.
 */
export function SearchField({ departments }: { readonly departments: readonly LinkView[] }) {
  const translate = useTranslate();
  const region = useRef<HTMLElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const combobox = useRef<Combobox>(null);
  const [Panel, setPanel] = useState<ComponentType<SuggestionsProps> | null>(null);
  const [list, setList] = useState<SuggestedList>(closedList);
  const close = useCallback(() => combobox.current?.close(), []);
  useSearchedText(field);
  useDismiss(region, close);
  const load = useCallback(() => {
    import("./suggestions-panel").then(
      ({ SuggestionsPanel }) => setPanel(() => SuggestionsPanel),
      () => {},
    );
  }, []);
  useEffect(() => {
    if (document.activeElement === field.current) load();
  }, [load]);
  const open = () => (combobox.current ? combobox.current.open() : load());
  // The browser empties the field after this event.
  const onReset = () =>
    setTimeout(() => {
      field.current?.focus();
      combobox.current?.clear();
    });
  return (
    <search
      ref={region}
      className={styles.search}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
      }}
    >
      <Form
        action={`${usePathPrefix()}/search`}
        data-name={translate("frame.header.searchButton")}
        {...toTool("search_products", translate("frame.header.searchLabel"), "submits")}
        onSubmit={() => combobox.current?.submit(field.current?.value.trim() ?? "")}
        onReset={onReset}
      >
        <input
          ref={field}
          type="search"
          name="q"
          aria-label={translate("frame.header.searchLabel")}
          {...toToolParameter(translate("frame.header.searchLabel"))}
          placeholder={translate("frame.header.searchPlaceholder")}
          minLength={2}
          maxLength={100}
          required
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          onFocus={open}
          onClick={open}
          onInput={({ currentTarget }) => (currentTarget.value === "" ? combobox.current?.clear() : open())}
          onKeyDown={(event) => combobox.current?.handleKey(event)}
          {...(Panel && toComboboxAttributes(list))}
        />
        <button type="reset" className={styles.clear} tabIndex={-1}>
          <Icon name="cross" />
          <span className="visually-hidden">{translate("frame.header.searchClear")}</span>
        </button>
        <button type="submit" className={styles.submit}>
          <Icon name="search" />
          <span>{translate("frame.header.searchButton")}</span>
        </button>
      </Form>
      <div data-suggestions="">
        {Panel ? <Panel ref={combobox} field={field} popular={departments} onChange={setList} /> : null}
      </div>
    </search>
  );
}

function toComboboxAttributes({ isShown, activeId }: SuggestedList): InputHTMLAttributes<HTMLInputElement> {
  return {
    role: "combobox",
    "aria-autocomplete": "list",
    "aria-haspopup": "listbox",
    "aria-controls": suggestionsId,
    "aria-expanded": isShown,
    "aria-activedescendant": activeId ?? undefined,
  };
}

/** The field shows the text of the page's search, unless the visitor types; the text is remembered with consent. */
function useSearchedText(field: React.RefObject<HTMLInputElement | null>): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    const text = pathname === "/search" ? new URLSearchParams(search).get("q") : null;
    if (text === null) return;
    if (field.current && document.activeElement !== field.current) field.current.value = text;
    if (text === "") return;
    import("../browser/recent-searches").then(
      ({ createRecentSearches }) =>
        createRecentSearches({ storage: localStorage, readCookies: () => document.cookie }).add(text),
      () => {},
    );
  }, [field, pathname, search]);
}
