import type { JsonFields } from "../draft-line.ts";

/** A reference by key; by id where the platform's resource has no key. */
export function toReference(typeId: string, { key, id }: Readonly<Record<string, unknown>>): JsonFields {
  return typeof key === "string" ? { typeId, key } : { typeId, id: String(id) };
}
