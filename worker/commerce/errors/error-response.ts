import { OAuthError, toOAuthResponse } from "./oauth-errors.ts";
import { asPlatformError } from "./platform-errors.ts";

/** `{statusCode, message, errors:[{code, message, …}]}`, as the REST endpoints and refused tokens answer. */
export function toErrorResponse(error: unknown): Response {
  if (error instanceof OAuthError) return toOAuthResponse(error);
  const expected = asPlatformError(error);
  if (expected) {
    const { status, message, code, details } = expected;
    const body = { statusCode: status, message, errors: [{ code, message, ...details }] };
    return Response.json(body, { status });
  }
  const { message: reason, stack } = error instanceof Error ? error : { message: String(error), stack: "" };
  console.error(JSON.stringify({ level: "error", event: "platform-failed", message: reason, stack }));
  const message = "The server encountered an unexpected error.";
  return Response.json({ statusCode: 500, message, errors: [{ code: "General", message }] }, { status: 500 });
}
