/** Id of the listbox of suggestions. */
export const suggestionsId = "search-suggestions";

/** ARIA attributes of the search field for its list of suggestions. */
export type SuggestedList = {
  readonly isShown: boolean;
  /** Id of the option that Enter follows; null: none. */
  readonly activeId: string | null;
};

export const closedList: SuggestedList = { isShown: false, activeId: null };

/** A key event of React. */
export type KeyPress = {
  readonly key: string;
  readonly nativeEvent: { readonly isComposing: boolean };
  preventDefault(): void;
};

/** What the search field does with its suggestions. */
export type Combobox = {
  /** The field received the focus, or its text changed. */
  open(): void;
  /** The field was cleared. */
  clear(): void;
  close(): void;
  /** The visitor searched a text. */
  submit(text: string): void;
  handleKey(event: KeyPress): void;
};

/** Returns the option that an arrow key moves to, of `count`; wraps around at both ends. */
export function moveActive(active: number, step: 1 | -1, count: number): number {
  if (count === 0) return -1;
  const from = active < 0 && step < 0 ? 0 : active;
  return (from + step + count) % count;
}
