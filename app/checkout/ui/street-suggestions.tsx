import { type RefObject, useEffect, useId, useRef, useState } from "react";
import { useTranslate } from "../../i18n/translate-context";
import { usePathPrefix } from "../../i18n/use-path-prefix";
import type { AddressPart } from "../model/address-fields";
import { loadPlace, type SuggestedPlace, type Suggestion, suggestPlaces } from "./fetch-suggestions";
import styles from "./street-suggestions.module.css";

export type StreetSuggestionsProps = {
  readonly box: RefObject<HTMLDivElement | null>;
  readonly part: AddressPart;
};

const debounceMs = 300;

/**
 * A list under the street's field (ARIA combobox with list autocomplete): arrows choose, Enter accepts, Escape closes.
 * An accepted suggestion fills street, number, postal code and town, which all stay editable.
 */
export function StreetSuggestions({ box, part }: StreetSuggestionsProps) {
  const translate = useTranslate();
  const prefix = usePathPrefix();
  const listId = useId();
  const token = useRef(crypto.randomUUID());
  const [found, setFound] = useState<readonly Suggestion[]>([]);
  const [active, setActive] = useState(-1);
  const input = () => box.current?.querySelector("input") ?? null;

  const close = () => {
    setFound([]);
    setActive(-1);
  };
  const choose = async (suggestion: Suggestion) => {
    close();
    const field = input();
    const place = await loadPlace(prefix, suggestion.id, token.current);
    token.current = crypto.randomUUID();
    if (place && field?.form) fillAddress(field.form, part, place);
    field?.focus();
  };

  useSuggestions(input, async (typed, isLatest) => {
    const suggestions = await suggestPlaces(prefix, typed, token.current);
    if (!isLatest()) return;
    setFound(suggestions);
    setActive(-1);
  });
  useEffect(() => {
    const field = input();
    if (!field) return;
    describe(field, { listId, isOpen: found.length > 0, active });
    const onKeyDown = (event: KeyboardEvent) => {
      if (found.length === 0) return;
      const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
      const chosen = found[active];
      if (step !== 0)
        setActive((active + step + found.length + (active < 0 && step < 0 ? 1 : 0)) % found.length);
      else if (event.key === "Escape") close();
      else if (event.key === "Enter" && chosen) choose(chosen);
      else return;
      event.preventDefault();
    };
    field.addEventListener("keydown", onKeyDown);
    field.addEventListener("blur", close);
    return () => {
      field.removeEventListener("keydown", onKeyDown);
      field.removeEventListener("blur", close);
    };
  });

  return (
    <>
      <div
        id={listId}
        role="listbox"
        aria-label={translate("address.suggest.label")}
        className={styles.list}
        hidden={found.length === 0}
      >
        {found.map((suggestion, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's (ARIA combobox)
          <div
            tabIndex={-1}
            key={suggestion.id}
            id={`${listId}-${index}`}
            role="option"
            aria-selected={index === active}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(suggestion)}
          >
            {suggestion.text} <small>{suggestion.detail}</small>
          </div>
        ))}
      </div>
      <FoundStatus count={found.length} />
    </>
  );
}

/** Announces the number of suggestions to screen readers. */
function FoundStatus({ count }: { readonly count: number }) {
  const translate = useTranslate();
  return (
    <p className="visually-hidden" role="status">
      {count > 0 ? translate("address.suggest.count", { count }) : ""}
    </p>
  );
}

/** Requests suggestions after a pause in the input; ignores outdated responses. */
function useSuggestions(
  input: () => HTMLInputElement | null,
  ask: (typed: string, isLatest: () => boolean) => void,
): void {
  const latest = useRef({ ask, count: 0 });
  latest.current.ask = ask;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the field is one as long as the list is there
  useEffect(() => {
    const field = input();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onInput = (event: Event) => {
      if (!event.isTrusted) return;
      clearTimeout(timer);
      latest.current.count += 1;
      const { count } = latest.current;
      timer = setTimeout(() => {
        const typed = field?.value.trim() ?? "";
        latest.current.ask(typed, () => count === latest.current.count);
      }, debounceMs);
    };
    field?.addEventListener("input", onInput);
    return () => {
      clearTimeout(timer);
      field?.removeEventListener("input", onInput);
    };
  }, []);
}

type ListState = { readonly listId: string; readonly isOpen: boolean; readonly active: number };

/** Sets the combobox attributes on the field, which another component renders as a plain one. */
function describe(field: HTMLInputElement, { listId, isOpen, active }: ListState): void {
  field.setAttribute("role", "combobox");
  field.setAttribute("aria-autocomplete", "list");
  field.setAttribute("aria-controls", listId);
  field.setAttribute("aria-expanded", String(isOpen));
  if (active >= 0) field.setAttribute("aria-activedescendant", `${listId}-${active}`);
  else field.removeAttribute("aria-activedescendant");
}

/** Writes the parts of a place into the form; fields without a part keep their input. */
function fillAddress(form: HTMLFormElement, part: AddressPart, place: SuggestedPlace): void {
  for (const [field, text] of Object.entries(place)) {
    const control = form.elements.namedItem(`${part}.${field}`);
    if (!(control instanceof HTMLInputElement) || !text) continue;
    control.value = text;
    control.dispatchEvent(new Event("input", { bubbles: true }));
  }
}
