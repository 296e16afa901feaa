import { isRecord } from "../requests/read-body.ts";

export type SearchRecord = Readonly<Record<string, unknown>> & { readonly objectID: string };

/** The values at a dotted path, through lists: `categories.lvl0` of a record with several is all of them. */
export function readPath(value: unknown, path: string): readonly unknown[] {
  if (isRecord(value) && path in value) return spread(value[path]);
  const dot = path.indexOf(".");
  if (Array.isArray(value)) return value.flatMap((entry) => readPath(entry, path));
  if (dot < 0 || !isRecord(value)) return [];
  return readPath(value[path.slice(0, dot)], path.slice(dot + 1));
}

function spread(value: unknown): readonly unknown[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value.flat(3) : [value];
}

/** Every text below a value, with its dotted path. */
export function* walkValues(
  value: unknown,
  path = "",
): Generator<readonly [string, string | number | boolean]> {
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean")
    yield [path, value];
  else if (Array.isArray(value)) for (const entry of value) yield* walkValues(entry, path);
  else if (isRecord(value))
    for (const [name, entry] of Object.entries(value))
      yield* walkValues(entry, path ? `${path}.${name}` : name);
}
