import type { JsonFields } from "../draft-line.ts";

/** A cell that the importer cannot use; the message is the reported reason. */
export class CellError extends Error {
  constructor(message: string) {
    super(message);
    this.name = "CellError";
  }
}

/** Splits a cell with several values, separated by semicolons; empty ones are ignored. */
export function splitCell(cell: string): readonly string[] {
  return cell
    .split(";")
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

/** Returns a reference by key; by id if the platform's resource has no key. */
export function toReference(typeId: string, { key, id }: Readonly<Record<string, unknown>>): JsonFields {
  return typeof key === "string" ? { typeId, key } : { typeId, id: String(id) };
}
