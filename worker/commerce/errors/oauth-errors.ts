/** An error in OAuth's form; unlike the API's errors its body also has `error` and `error_description`. */
export class OAuthError extends Error {
  override readonly name = "OAuthError";

  constructor(
    readonly status: 400 | 401 | 403,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

export function invalidClient(): OAuthError {
  return new OAuthError(
    401,
    "invalid_client",
    "Please provide valid client credentials using HTTP Basic Authentication.",
  );
}

export function invalidToken(): OAuthError {
  return new OAuthError(401, "invalid_token", "invalid_token");
}

export function invalidGrant(message: string): OAuthError {
  return new OAuthError(400, "invalid_grant", message);
}

export function unsupportedGrantType(grantType: string | null): OAuthError {
  const message = `Invalid parameter: grant_type: Invalid grant type: ${grantType ?? ""}`;
  return new OAuthError(400, "unsupported_grant_type", message);
}

/** A parameter is missing or has a value that the endpoint does not support. */
export function invalidRequest(message: string): OAuthError {
  return new OAuthError(400, "invalid_request", message);
}

/** The same message for a wrong password, an unknown account and one with too many tries. */
export function invalidCustomerCredentials(): OAuthError {
  const message = "Customer account with the given credentials not found.";
  return new OAuthError(400, "invalid_customer_account_credentials", message);
}

/** `{statusCode, message, errors:[{code, message}], error, error_description}`. */
export function toOAuthResponse({ status, code, message }: OAuthError): Response {
  const body = {
    statusCode: status,
    message,
    errors: [{ code, message }],
    error: code,
    error_description: message,
  };
  const headers = status === 401 ? { "WWW-Authenticate": 'Bearer realm="commerce"' } : undefined;
  return Response.json(body, headers ? { status, headers } : { status });
}
