import type { JsonFields } from "../import/draft-line.ts";

/** Those of the named fields that are there. */
export function pickFields(fields: JsonFields, wanted: readonly string[]): JsonFields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => wanted.includes(name)));
}
