import { isObject, type Json } from "../import/draft-line.ts";

/** JSON with the key first and all other fields by name, so that equal drafts are equal texts. */
export function toStableText(value: Json): string {
  return JSON.stringify(sortFields(value));
}

function sortFields(value: Json): Json {
  if (Array.isArray(value)) return value.map(sortFields);
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([field, each]) => [field, sortFields(each)] as const);
  return Object.fromEntries(entries.sort(([left], [right]) => (rank(left) < rank(right) ? -1 : 1)));
}

/** A blank comes before every letter. */
function rank(field: string): string {
  return field === "key" ? " " : field;
}
