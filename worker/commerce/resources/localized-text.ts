/** Texts by locale, e.g. `{ de: "Nachnahme" }`. */
export type LocalizedText = Readonly<Record<string, string>>;

export interface LocalizedTextItem {
  readonly locale: string;
  readonly value: string;
}

/** Converts GraphQL's list to the map that documents store. */
export function toLocalizedText(items: readonly LocalizedTextItem[]): LocalizedText {
  return Object.fromEntries(items.map(({ locale, value }) => [locale, value]));
}
