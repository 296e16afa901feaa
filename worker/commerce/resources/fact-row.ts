import { isJsonObject, type JsonObject } from "../json/json.ts";

/** The common columns of all facts of a cart, which are read in one batch. */
export interface FactRow {
  /** The typeId of a resource; or `snapshot`, `product`, `payment`. */
  readonly kind: string;
  readonly id: string;
  readonly key: string | null;
  readonly data: string;
  /** A JSON object with the data of other columns or tables. */
  readonly more: string;
}

/** Parses the JSON text of a column as an object; anything else becomes an empty one. */
export function parseJsonColumn(text: string): JsonObject {
  const value: unknown = JSON.parse(text);
  return isJsonObject(value) ? value : {};
}
