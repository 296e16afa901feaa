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
  console.error("The commerce platform failed", error);
  const message = "The server encountered an unexpected error.";
  return Response.json({ statusCode: 500, message, errors: [{ code: "General", message }] }, { status: 500 });
}
