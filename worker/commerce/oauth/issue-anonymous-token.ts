import type { Environment } from "../environment.ts";
import { PlatformError } from "../errors/platform-error.ts";
import { insufficientScope } from "../errors/platform-errors.ts";
import { requireApiClient } from "./api-client.ts";
import { chooseScopes } from "./choose-scopes.ts";
import { grantTokens } from "./grant.ts";
import { unsupportedGrantType } from "./oauth-error.ts";
import { readForm } from "./read-form.ts";

function mayIssue(scopes: readonly string[], projectKey: string): boolean {
  return ["manage_project", "create_anonymous_token"].some((scope) =>
    scopes.includes(`${scope}:${projectKey}`),
  );
}

/** `POST /oauth/{projectKey}/anonymous/token`: a session of its own; a given `anonymous_id` must be unused. */
export async function issueAnonymousToken(request: Request, environment: Environment): Promise<Response> {
  const { projectKey, database } = environment;
  const client = await requireApiClient(request, environment);
  if (!mayIssue(client.scopes, projectKey)) throw insufficientScope([`create_anonymous_token:${projectKey}`]);
  const form = await readForm(request);
  if (form.get("grant_type") !== "client_credentials") {
    throw unsupportedGrantType(form.get("grant_type"));
  }
  const anonymousId = form.get("anonymous_id") ?? crypto.randomUUID();
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
