/** Words by locale, e.g. `{ de: "Nachnahme" }`. */
export type LocalizedText = Readonly<Record<string, string>>;

export interface LocalizedTextItem {
  readonly locale: string;
  readonly value: string;
}

/** From the list that GraphQL takes to the map that documents keep. */
export function toLocalizedText(items: readonly LocalizedTextItem[]): LocalizedText {
  return Object.fromEntries(items.map(({ locale, value }) => [locale, value]));
}
