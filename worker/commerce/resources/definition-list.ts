import type { JsonObject } from "../json/json.ts";
import { listOf } from "./list-actions.ts";

/** Sorts the named items of a list. Null if the names are not exactly those of the list. */
export function orderByName(
  items: readonly JsonObject[],
  names: unknown,
  name: (item: JsonObject) => unknown,
): readonly JsonObject[] | null {
  if (!Array.isArray(names) || names.length !== items.length) return null;
  const byName = new Map(items.map((item) => [String(name(item)), item]));
  const ordered = [...new Set(names.map(String))].flatMap((wanted): readonly JsonObject[] => {
    const item = byName.get(wanted);
    return item ? [item] : [];
  });
  return ordered.length === items.length ? ordered : null;
}

/** Changes the item of a list field with this name; null if it is missing. */
export function changeNamed(
  body: JsonObject,
  field: string,
  name: unknown,
  change: (item: JsonObject) => JsonObject,
): JsonObject | null {
  const items = listOf(body, field);
  if (!items.some((item) => item.name === name)) return null;
  return { ...body, [field]: items.map((item) => (item.name === name ? change(item) : item)) };
}

/** The keys that occur more than once. */
export function duplicateKeys(values: readonly JsonObject[]): readonly string[] {
  const keys = values.map(({ key }) => String(key));
  return [...new Set(keys.filter((key, index) => keys.indexOf(key) !== index))];
}
