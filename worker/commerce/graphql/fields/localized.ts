import { isJsonObject, type Localized } from "../../resources/json.ts";
import type { FieldResolver } from "../resolver-map.ts";

export interface LocaleArguments {
  readonly locale?: string | null;
  readonly acceptLanguage?: readonly string[] | null;
}

/** RFC 4647 look-up: `de-AT` falls back to `de`. */
function lookUp(texts: Localized, range: string): string | null {
  const parts = range.split("-");
  for (let length = parts.length; length > 0; length -= 1) {
    const text = texts[parts.slice(0, length).join("-")];
    if (text !== undefined) return text;
  }
  return null;
}

/** The text of exactly `locale`, else of the first of `acceptLanguage` that has one, else null. */
export function chooseText(
  texts: Localized | null | undefined,
  { locale, acceptLanguage }: LocaleArguments,
): string | null {
  if (!texts) return null;
  if (locale && texts[locale] !== undefined) return texts[locale];
  for (const range of acceptLanguage ?? []) {
    const text = lookUp(texts, range);
    if (text !== null) return text;
  }
  return null;
}

/** `[{locale, value}]`, or null when there are no texts. */
export function toLocalizedStrings(texts: Localized | null | undefined) {
  return texts ? Object.entries(texts).map(([locale, value]) => ({ locale, value })) : null;
}

function readTexts(source: unknown, field: string): Localized | null {
  const texts = isJsonObject(source) ? source[field] : null;
  return isJsonObject(texts) ? (texts as Localized) : null;
}

/** Resolvers of `name` and `nameAllLocales` for each field; `from` finds the object that holds the texts. */
export function localizedFields(
  fields: readonly string[],
  from: (source: never) => unknown = (source) => source,
): Readonly<Record<string, FieldResolver>> {
  const entries = fields.flatMap((field): [string, FieldResolver][] => [
    [field, (source: never, args: LocaleArguments) => chooseText(readTexts(from(source), field), args)],
    [`${field}AllLocales`, (source: never) => toLocalizedStrings(readTexts(from(source), field))],
  ]);
  return Object.fromEntries(entries);
}
