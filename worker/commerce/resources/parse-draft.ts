import { assert, Struct, StructError } from "superstruct";
import type { PlatformError } from "../errors/platform-error.ts";
import { invalidJsonInput, invalidShape } from "../errors/platform-errors.ts";
import type { JsonObject } from "../json/json.ts";
import { isJsonObject } from "../json/json.ts";

const MAX_SHOWN = 100;

/** JSON's names for the types in structs. */
const EXPECTED: ReadonlyMap<string, string> = new Map([
  ["string", "String"],
  ["number", "Number"],
  ["integer", "Whole number"],
  ["boolean", "Boolean"],
  ["array", "Array"],
  ["object", "Object"],
  ["type", "Object"],
  ["record", "Object"],
]);

function show(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text;
}

/** The problem in the platform's form; quotes a struct's own message, but not the library's texts. */
function describe({ message, refinement, type, value }: StructError): string {
  if (value === undefined) return "Missing required value";
  const own = message.replace(/^At path: .*? -- /, "");
  if (!own.startsWith("Expected ")) return `Invalid value ${show(value)}: ${own}`;
  const expected = refinement === undefined ? EXPECTED.get(type) : undefined;
  return expected ? `${expected} expected, not ${show(value)}` : `Invalid value ${show(value)}`;
}

function explain(error: StructError): PlatformError {
  return invalidShape(error.path, describe(error));
}

/** Checks a draft or update body by its struct. Throws InvalidJsonInput with the first wrong path. */
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

/** Removes the fields from a checked value that its struct does not define: REST does not store unknown fields. */
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
