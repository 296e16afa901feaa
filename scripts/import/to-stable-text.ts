import { isRecord } from "./compare/same-value.ts";

/** Serialises JSON with the key first and all other fields sorted by name, so that equal values are equal texts. */
export function toStableText(value: unknown): string {
  return JSON.stringify(sortFields(value)) ?? "";
}

function sortFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortFields);
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).map(([field, each]) => [field, sortFields(each)] as const);
  return Object.fromEntries(entries.sort(([left], [right]) => (rank(left) < rank(right) ? -1 : 1)));
}

/** A space sorts before every character of a name. */
function rank(field: string): string {
  return field === "key" ? " " : field;
}
