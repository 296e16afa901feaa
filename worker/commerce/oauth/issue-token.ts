import { invalidGrant, unsupportedGrantType } from "../errors/oauth-errors.ts";
import type { Environment } from "../requests/environment.ts";
import { requireApiClient } from "./api-client.ts";
import { chooseScopes } from "./choose-scopes.ts";
import { grantTokens, slideRefresh } from "./grant.ts";
import { readForm } from "./read-form.ts";
import { loadToken } from "./stored-token.ts";

const REFRESH_NOT_FOUND = "The refresh token was not found. It may have expired.";

async function refresh(environment: Environment, clientId: string, token: string): Promise<Response> {
  const stored = await loadToken(environment, "refresh", token);
  if (!stored || stored.clientId !== clientId) throw invalidGrant(REFRESH_NOT_FOUND);
  return grantTokens(environment, stored, {
    withRefresh: false,
    first: [slideRefresh(environment, stored.hash)],
  });
}

/** `POST /oauth/token`: client_credentials and refresh_token. A refresh keeps its refresh token and answers none. */
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
