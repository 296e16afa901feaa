import { assert, type Struct, StructError } from "superstruct";
import { PlatformError } from "../errors/platform-error.ts";
import type { JsonObject } from "./json.ts";
import { isJsonObject } from "./json.ts";

function explain(error: StructError): PlatformError {
  const path = error.path.join(".");
  const problem = error.value === undefined ? "Missing required value" : `Invalid value: ${error.message}`;
  const detailedErrorMessage = `${path}: ${problem}`;
  return new PlatformError("InvalidJsonInput", "Request body does not contain valid JSON.", {
    detailedErrorMessage,
  });
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

/** The body as an object; anything else is refused as invalid JSON input. */
export function requireObject(body: unknown): JsonObject {
  if (isJsonObject(body)) return body;
  throw new PlatformError("InvalidJsonInput", "Request body does not contain valid JSON.", {
    detailedErrorMessage: "An object is expected.",
  });
}
