import { isJsonObject, type JsonObject } from "../../resources/json.ts";
import { loadResource } from "../../resources/load-resource.ts";
import type { RequestContext } from "../request-context.ts";
import type { FieldResolver } from "../resolver-map.ts";

/** Resolvers of `xRef` (the stored reference) and `x` (the resource it names) for a field that holds a reference. */
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

/** The same for a field that holds a list of references; what is gone is left out. */
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
