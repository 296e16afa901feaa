import type { SqlFragment, SqlValue } from "../database/fragment.ts";
import { malformedParameter } from "../errors/platform-errors.ts";
import { findField, type WhereField, type WhereFields } from "./where-fields.ts";

function find(path: readonly string[], fields: WhereFields): WhereField | null {
  const [name, ...rest] = path;
  if (name === undefined) return null;
  const field = findField(fields, name);
  if (!field || rest.length === 0) return field;
  return field.kind === "object" && !field.wrap ? find(rest, field.fields) : null;
}

function compileOne(text: string, fields: WhereFields): SqlFragment {
  const [path, direction = "asc", ...rest] = text.trim().split(/\s+/);
  const found = rest.length === 0 && path ? find(path.split("."), fields) : null;
  const field = found?.kind === "object" ? (found.plain ?? null) : found;
  if (field?.kind !== "value" || field.wrap || !/^(?:asc|desc)$/i.test(direction)) {
    throw malformedParameter("sort", `'${text}' is not a field of this resource followed by asc or desc.`);
  }
  return { sql: `${field.value.sql} ${direction.toUpperCase()}`, parameters: field.value.parameters };
}

/** The documentation names no limit. Each may bind a value, and D1 binds no more than 100 in one statement. */
const MAX_SORTS = 8;

/** `["orderHint asc", "name.de desc"]` to an ORDER BY list; ties are broken by `lastly`. Throws InvalidInput. */
export function compileSort(
  sort: readonly string[] | null | undefined,
  fields: WhereFields,
  lastly: string,
): SqlFragment {
  const wanted = sort ?? [];
  if (wanted.length > MAX_SORTS) throw malformedParameter("sort", `No more than ${MAX_SORTS} are possible.`);
  const parts = wanted.map((text) => compileOne(text, fields));
  const parameters: SqlValue[] = parts.flatMap((part) => part.parameters);
  return { sql: [...parts.map((part) => part.sql), lastly].join(", "), parameters };
}
