import { invalidGrant, invalidRequest, unsupportedGrantType } from "../errors/oauth-errors.ts";
import { PlatformError } from "../errors/platform-error.ts";
import { insufficientScope } from "../errors/platform-errors.ts";
import type { Environment } from "../requests/environment.ts";
import { readForm, requireApiClient } from "./api-client.ts";
import { chooseScopes } from "./choose-scopes.ts";
import { grantTokens, slideRefresh, toScopeText } from "./grant.ts";
import { hashSecret } from "./secret.ts";
import { forgetTokens, loadToken } from "./stored-token.ts";

const REFRESH_NOT_FOUND = "The refresh token was not found. It may have expired.";

async function refresh(environment: Environment, clientId: string, token: string): Promise<Response> {
  const stored = await loadToken(environment, "refresh", token);
  if (!stored || stored.clientId !== clientId) throw invalidGrant(REFRESH_NOT_FOUND);
  return grantTokens(environment, stored, {
    withRefresh: false,
    first: [slideRefresh(environment, stored.hash)],
  });
}

/** `POST /oauth/token`: client_credentials and refresh_token. A refresh retains its refresh token and returns none. */
export async function issueToken(request: Request, environment: Environment): Promise<Response> {
  const client = await requireApiClient(request, environment);
  const form = await readForm(request);
  const grantType = form.get("grant_type");
  if (grantType === "refresh_token") return refresh(environment, client.id, form.get("refresh_token") ?? "");
  if (grantType !== "client_credentials") throw unsupportedGrantType(grantType);
  const scopes = chooseScopes(client, form.get("scope"));
  const grant = { clientId: client.id, scopes, anonymousId: null, customerId: null, family: null };
  return grantTokens(environment, grant, { withRefresh: false });
}

function mayIssue(scopes: readonly string[], projectKey: string): boolean {
  return ["manage_project", "create_anonymous_token"].some((scope) =>
    scopes.includes(`${scope}:${projectKey}`),
  );
}

/** Longer names would only fill the tables. */
const MAX_ID_LENGTH = 256;

/** A name of the client's choice, or a new one; an empty name would identify no session. */
function readAnonymousId(form: URLSearchParams): string {
  const id = form.get("anonymous_id") || crypto.randomUUID();
  if (id.length <= MAX_ID_LENGTH) return id;
  throw invalidRequest(`Invalid parameter: anonymous_id: longer than ${MAX_ID_LENGTH} characters`);
}

/** `POST /oauth/{projectKey}/anonymous/token`: a new session; a given `anonymous_id` must be unused. */
export async function issueAnonymousToken(request: Request, environment: Environment): Promise<Response> {
  const { projectKey, database } = environment;
  const client = await requireApiClient(request, environment);
  if (!mayIssue(client.scopes, projectKey)) throw insufficientScope([`create_anonymous_token:${projectKey}`]);
  const form = await readForm(request);
  if (form.get("grant_type") !== "client_credentials") {
    throw unsupportedGrantType(form.get("grant_type"));
  }
  const anonymousId = readAnonymousId(form);
  const claim = database
    .prepare("INSERT INTO anonymous_session (id, created_at) VALUES (?, ?)")
    .bind(anonymousId, new Date().toISOString());
  const scopes = chooseScopes(client, form.get("scope"));
  const grant = { clientId: client.id, scopes, anonymousId, customerId: null, family: crypto.randomUUID() };
  try {
    return await grantTokens(environment, grant, { withRefresh: true, first: [claim] });
  } catch (error) {
    if (!String(error).includes("anonymous_session.id")) throw error;
    throw new PlatformError("AnonymousIdAlreadyInUse", "The given anonymous ID is already in use.");
  }
}

/** `POST /oauth/introspect?token=…` → `{active, scope?, exp?}`; `exp` in milliseconds. */
export async function introspectToken(request: Request, environment: Environment): Promise<Response> {
  const client = await requireApiClient(request, environment);
  const form = await readForm(request);
  const stored = await loadToken(environment, "access", form.get("token") ?? "");
  if (!stored || stored.clientId !== client.id) return Response.json({ active: false });
  return Response.json({ active: true, scope: toScopeText(stored), exp: stored.expiresAt * 1000 });
}

const HINTS: readonly (string | null)[] = [null, "access_token", "refresh_token"];

/** Revoking a refresh token revokes the access tokens of its sign-in, an access token only itself. */
const REVOKE = `WITH gone AS (SELECT hash, kind, family FROM token WHERE hash = ?1 AND client_id = ?2)
  DELETE FROM token WHERE hash IN (SELECT hash FROM gone)
    OR family IN (SELECT family FROM gone WHERE kind = 'refresh') RETURNING hash`;

/**
 * `POST /oauth/token/revoke` with `token` and `token_type_hint`: 200 without a body, for an unknown token too (RFC
 * 7009).
 * A client revokes only its own tokens. The hint is not needed to find the token, but a wrong one is refused.
 */
export async function revokeToken(request: Request, environment: Environment): Promise<Response> {
  const client = await requireApiClient(request, environment);
  const form = await readForm(request);
  const token = form.get("token");
  if (!token) throw invalidRequest("Missing required parameter: token");
  if (!HINTS.includes(form.get("token_type_hint"))) {
    throw invalidRequest("Invalid parameter: token_type_hint: must be access_token or refresh_token");
  }
  const { results } = await environment.database
    .prepare(REVOKE)
    .bind(await hashSecret(token), client.id)
    .all<{ hash: string }>();
  const gone = new Set(results.map(({ hash }) => hash));
  forgetTokens(environment, ({ hash }) => gone.has(hash));
  return new Response(null);
}
