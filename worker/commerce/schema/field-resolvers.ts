import type { GraphQLResolveInfo } from "graphql";
import { isJsonObject, type JsonObject, type Localized } from "../json/json.ts";
import type { RequestContext } from "../requests/request-context.ts";
import { loadResource } from "../resources/load-resource.ts";

/** Written as a method so that a resolver may declare the exact source and argument types of its field. */
export type FieldResolver = {
  resolve(source: unknown, args: object, context: RequestContext, info: GraphQLResolveInfo): unknown;
}["resolve"];

/** `{ Product: { taxCategory: resolver }, Query: { … } }`; `__resolveType` returns an interface's type name. */
export type ResolverMap = Readonly<Record<string, Readonly<Record<string, FieldResolver>>>>;

/** Scopes of a root field, one of which the token needs. A root field that is not listed needs `manage_project`. */
export type RootScopes = Readonly<Record<string, readonly string[]>>;

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

/** `[{locale, value}]`, or null without texts. */
export function toLocalizedStrings(texts: Localized | null | undefined) {
  return texts ? Object.entries(texts).map(([locale, value]) => ({ locale, value })) : null;
}

function readTexts(source: unknown, field: string): Localized | null {
  const texts = isJsonObject(source) ? source[field] : null;
  return isJsonObject(texts) ? (texts as Localized) : null;
}

/** Resolvers of `name` and `nameAllLocales` for each field; `from` finds the object with the texts. */
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

/** Resolvers of `xRef` (the stored reference) and `x` (its resource) for a field with a reference. */
export function referenceFields(...fields: readonly string[]): Readonly<Record<string, FieldResolver>> {
  const entries = fields.flatMap((field): [string, FieldResolver][] => [
    [`${field}Ref`, (source: JsonObject) => source[field] ?? null],
    [
      field,
      (source: JsonObject, _args: object, context: RequestContext) => {
        const reference = source[field];
        return isJsonObject(reference) ? loadResource(context, String(reference.id)) : null;
      },
    ],
  ]);
  return Object.fromEntries(entries);
}

/** The same for a field with a list of references; missing resources are omitted. */
export function referenceListFields(field: string): Readonly<Record<string, FieldResolver>> {
  const list = (source: JsonObject) => {
    const references = source[field];
    return Array.isArray(references) ? references.filter(isJsonObject) : [];
  };
  return {
    [`${field}Ref`]: list,
    [field]: async (source: JsonObject, _args: object, context: RequestContext) => {
      const loaded = await Promise.all(list(source).map(({ id }) => loadResource(context, String(id))));
      return loaded.filter((resource) => resource !== null);
    },
  };
}

export interface NameArguments {
  readonly includeNames?: readonly string[] | null;
  readonly excludeNames?: readonly string[] | null;
}

/** Filters by `includeNames` and `excludeNames`; without a list all pass. */
export function chooseNames<Named extends { readonly name: string }>(
  items: readonly Named[],
  { includeNames, excludeNames }: NameArguments,
): readonly Named[] {
  if (!includeNames && !excludeNames) return items;
  return items.filter(({ name }) => {
    const included = !includeNames || includeNames.includes(name);
    return included && !excludeNames?.includes(name);
  });
}

/** One folder's part of the schema. */
export interface AreaResolvers {
  readonly queries: Readonly<Record<string, FieldResolver>>;
  readonly mutations: Readonly<Record<string, FieldResolver>>;
  readonly types: ResolverMap;
}
