import { isJsonObject, type JsonObject } from "../json/json.ts";

/** All facts of a cart come in one batch whose statements have these columns in common. */
export interface FactRow {
  /** The typeId of a resource; or `snapshot`, `product`, `payment`. */
  readonly kind: string;
  readonly id: string;
  readonly key: string | null;
  readonly data: string;
  /** A JSON object of what stands in other columns or tables. */
  readonly more: string;
}

/** The JSON text of a column as an object; anything else is an empty one. */
export function parseJsonColumn(text: string): JsonObject {
  const value: unknown = JSON.parse(text);
  return isJsonObject(value) ? value : {};
}
