export type MessageValues = Readonly<Record<string, string | number>>;

/**
 * Messages of one locale. Keys are `domain.path.to.message` (locales/<language>/<domain>.json). A key that is missing
 * is logged and its last segment shown.
 */
export type Translate = {
  (key: string, values?: MessageValues): string;
  /**
   * Chooses among the sub-keys zero|one|two|few|many|other by Intl.PluralRules; `{{count}}` is the formatted number.
   */
  plural(key: string, count: number, values?: MessageValues): string;
  /** In the browser: fetches the messages of a domain that the document lacks; null: they are loaded. Never rejects. */
  learn?(domain: string): Promise<void> | null;
  readonly language: string;
  readonly locale: string;
};
