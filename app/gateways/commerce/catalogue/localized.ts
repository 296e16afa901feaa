import { array, type Infer, string, type } from "superstruct";

export const LocalizedStrings = array(type({ locale: string(), value: string() }));

/** The platform's list of words, keyed by language. */
export function toWords(
  list: Infer<typeof LocalizedStrings> | null | undefined,
): Readonly<Record<string, string>> {
  return Object.fromEntries((list ?? []).map(({ locale, value }) => [locale, value]));
}
