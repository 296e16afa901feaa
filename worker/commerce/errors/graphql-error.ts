import type { GraphQLError } from "graphql";
import { asPlatformError } from "./platform-errors.ts";

const SERVER_FAULT = { code: "General", message: "The server encountered an unexpected error." };

/** The recorded shape: code and extra fields both in `extensions` and at the top level of the error. */
export function toGraphqlError(error: GraphQLError): Record<string, unknown> {
  const { locations, path, originalError } = error;
  const place = { ...(locations ? { locations } : {}), ...(path ? { path } : {}) };
  const expected = originalError ? asPlatformError(originalError) : null;
  if (expected) {
    const { code, message, details } = expected;
    return { message, ...place, extensions: { code, ...details }, code, ...details };
  }
  if (originalError && originalError.name !== "GraphQLError") {
    console.error("A resolver failed", path?.join("."), originalError);
    const { code, message } = SERVER_FAULT;
    return { message, ...place, extensions: { code }, code };
  }
  return { message: error.message, ...place, extensions: { code: "InvalidInput" }, code: "InvalidInput" };
}
