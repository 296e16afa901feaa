import type { JsonFields } from "../draft-line.ts";

/** A cell that says nothing the importer can use; the message is the reason that is reported. */
export class CellError extends Error {
  constructor(message: string) {
    super(message);
    this.name = "CellError";
  }
}

/** The values of a cell that holds several, with semicolons between; empty ones count for nothing. */
export function splitCell(cell: string): readonly string[] {
  return cell
    .split(";")
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

/** A reference by key; by id where the platform's resource has no key. */
export function toReference(typeId: string, { key, id }: Readonly<Record<string, unknown>>): JsonFields {
  return typeof key === "string" ? { typeId, key } : { typeId, id: String(id) };
}
