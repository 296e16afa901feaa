import { invalidRequest, unsupportedGrantType } from "../errors/oauth-errors.ts";
import { PlatformError } from "../errors/platform-error.ts";
import { insufficientScope } from "../errors/platform-errors.ts";
import type { Environment } from "../requests/environment.ts";
import { requireApiClient } from "./api-client.ts";
import { chooseScopes } from "./choose-scopes.ts";
import { grantTokens } from "./grant.ts";
import { readForm } from "./read-form.ts";

function mayIssue(scopes: readonly string[], projectKey: string): boolean {
  return ["manage_project", "create_anonymous_token"].some((scope) =>
    scopes.includes(`${scope}:${projectKey}`),
  );
}

/** Longer names would only fill the tables. */
const MAX_ID_LENGTH = 256;

/** A name of the client's choice, or a new one; an empty name would be nobody's. */
function readAnonymousId(form: URLSearchParams): string {
  const id = form.get("anonymous_id") || crypto.randomUUID();
  if (id.length <= MAX_ID_LENGTH) return id;
  throw invalidRequest(`Invalid parameter: anonymous_id: longer than ${MAX_ID_LENGTH} characters`);
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
