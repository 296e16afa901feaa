import { assert, Struct, StructError } from "superstruct";
import type { PlatformError } from "../errors/platform-error.ts";
import { invalidJsonInput, invalidShape } from "../errors/platform-errors.ts";
import type { JsonObject } from "../json/json.ts";
import { isJsonObject } from "../json/json.ts";

function explain(error: StructError): PlatformError {
  const problem = error.value === undefined ? "Missing required value" : `Invalid value: ${error.message}`;
  return invalidShape(error.path, problem);
}

/** A draft or update body, checked by its struct. Throws InvalidJsonInput naming the first path that is wrong. */
export function parseDraft<Shape>(body: unknown, struct: Struct<Shape, unknown>): Shape {
  try {
    assert(body, struct);
    return body;
  } catch (error) {
    throw error instanceof StructError ? explain(error) : error;
  }
}

type Shaped = { readonly type: string; readonly schema: unknown };

function isShaped(struct: unknown): struct is Shaped {
  return struct instanceof Struct;
}

/** A checked value without the fields that its struct does not name: REST does not keep what it does not know. */
export function keepKnown<Value>(value: Value, struct: Shaped): Value;
export function keepKnown(value: unknown, { type, schema }: Shaped): unknown {
  if (type === "array" && Array.isArray(value) && isShaped(schema))
    return value.map((item: unknown) => keepKnown(item, schema));
  if (type !== "type" || !isJsonObject(value) || !isJsonObject(schema)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, field]) => {
      const known = Object.hasOwn(schema, name) ? schema[name] : undefined;
      return isShaped(known) ? [[name, keepKnown(field, known)]] : [];
    }),
  );
}

/** The body as an object; anything else is refused as invalid JSON input. */
export function requireObject(body: unknown): JsonObject {
  if (isJsonObject(body)) return body;
  throw invalidJsonInput("An object is expected.");
}
