import {
  type ComponentProps,
  type FormEvent,
  type KeyboardEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { useTranslate } from "../../i18n/translate-context";
import { usePathPrefix } from "../../i18n/use-path-prefix";
import type { Suggestion } from "../browser/fetch-suggestions";
import { fillFields } from "../browser/form-fields";
import type { AddressPart } from "../model/address-fields";
import { AddressField } from "./address-field";
import form from "./address-form.module.css";
import styles from "./street-field.module.css";

type Props = Omit<ComponentProps<typeof AddressField>, "field" | "isOptional" | "control"> & {
  /** The store has suggestions switched on (`addressAutocompleteEnabled`). */
  readonly isHelpful: boolean;
};

/**
 * The street's field; with suggestions, from its first focus, a combobox with list autocomplete (ARIA): arrows choose,
 * Enter accepts, Escape closes.
 */
export function StreetField({ isHelpful, ...fields }: Props) {
  const [hasList, setHasList] = useState(false);
  const { list, control, choose } = useSuggestions(fields.part);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The field may have had the focus before this script.
    if (isHelpful && box.current?.matches(":focus-within")) setHasList(true);
  }, [isHelpful]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the focus is the field's; the box only observes it
    <div ref={box} className={form.streetField} onFocus={isHelpful ? () => setHasList(true) : undefined}>
      <AddressField {...fields} field="streetName" control={hasList ? control : undefined} />
      {hasList ? <SuggestionList {...list} onChoose={choose} /> : null}
    </div>
  );
}

type ListState = {
  readonly id: string;
  readonly found: readonly Suggestion[];
  /** Index of the suggestion that Enter accepts; -1: none. */
  readonly active: number;
};

function SuggestionList({
  id,
  found,
  active,
  onChoose,
}: ListState & { onChoose: (one: Suggestion) => void }) {
  const translate = useTranslate();
  return (
    <>
      <div
        id={id}
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
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(suggestion)}
          >
            {suggestion.text} <small>{suggestion.detail}</small>
          </div>
        ))}
      </div>
      <p className="visually-hidden" role="status">
        {found.length > 0 ? translate("address.suggest.count", { count: found.length }) : ""}
      </p>
    </>
  );
}

const debounceMs = 300;

/** Without the script the field is a plain one. */
const loadClient = () => import("../browser/fetch-suggestions").catch(() => null);

/**
 * Requests suggestions after a pause in the input; ignores outdated responses.
 * An accepted suggestion fills street, number, postal code and town, which all stay editable.
 */
function useSuggestions(part: AddressPart) {
  const prefix = usePathPrefix();
  const id = useId();
  const ref = useRef<HTMLInputElement>(null);
  /** One session of the service: the inputs until a place is chosen. */
  const token = useRef<string>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const count = useRef(0);
  const [found, setFound] = useState<readonly Suggestion[]>([]);
  const [active, setActive] = useState(-1);
  useEffect(() => () => clearTimeout(timer.current), []);

  const show = (suggestions: readonly Suggestion[]) => {
    setFound(suggestions);
    setActive(-1);
  };
  const suggest = async (number: number) => {
    const client = await loadClient();
    token.current ??= crypto.randomUUID();
    const typed = ref.current?.value.trim() ?? "";
    const suggestions = await client?.suggestPlaces(prefix, typed, token.current);
    if (suggestions && number === count.current) show(suggestions);
  };
  const choose = async (suggestion: Suggestion) => {
    show([]);
    const client = await loadClient();
    const place = await client?.loadPlace(prefix, suggestion.id, token.current ?? "");
    token.current = undefined;
    const texts = Object.entries(place ?? {}).map(([field, text]) => [`${part}.${field}`, text]);
    if (ref.current?.form) fillFields(ref.current.form, Object.fromEntries(texts));
    ref.current?.focus();
  };
  const onInput = ({ isTrusted }: FormEvent<HTMLInputElement>) => {
    if (!isTrusted) return;
    clearTimeout(timer.current);
    count.current += 1;
    timer.current = setTimeout(suggest, debounceMs, count.current);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (handleKey(event.key, { found, active, setActive, choose, close: () => show([]) }))
      event.preventDefault();
  };
  const control = {
    ref,
    role: "combobox",
    "aria-autocomplete": "list",
    "aria-controls": id,
    "aria-expanded": found.length > 0,
    "aria-activedescendant": active >= 0 ? `${id}-${active}` : undefined,
    onInput,
    onKeyDown,
    onBlur: () => show([]),
  } as const;
  return { list: { id, found, active }, control, choose };
}

type SuggestionKeys = {
  readonly found: readonly Suggestion[];
  readonly active: number;
  readonly setActive: (index: number) => void;
  readonly choose: (suggestion: Suggestion) => void;
  readonly close: () => void;
};

/** The arrow keys wrap around, Enter chooses, Escape closes. Returns whether the key did something. */
function handleKey(key: string, { found, active, setActive, choose, close }: SuggestionKeys): boolean {
  if (found.length === 0) return false;
  const chosen = found[active];
  if (key === "ArrowDown") setActive((active + 1) % found.length);
  else if (key === "ArrowUp") setActive((Math.max(active, 0) - 1 + found.length) % found.length);
  else if (key === "Escape") close();
  else if (key === "Enter" && chosen) choose(chosen);
  else return false;
  return true;
}
