import { invalidToken, OAuthError } from "../errors/oauth-errors.ts";
import type { Access } from "../requests/access.ts";
import type { Environment } from "../requests/environment.ts";
import { recallToken } from "./stored-token.ts";

const NO_TOKEN = "This endpoint requires an access token. You can get one from the authorization server.";

/** It is stored with each change: a longer one is cut. */
const MAX_USER_ID = 256;

function withoutProject(scope: string, projectKey: string): string {
  return scope.replace(`:${projectKey}`, "");
}

/** Reads the bearer token. Throws 401 if it is missing, unknown or expired. */
export async function authorise(request: Request, environment: Environment): Promise<Access> {
  const token = /^Bearer ([\w.~+/=-]+)$/i.exec(request.headers.get("Authorization") ?? "")?.[1];
  if (token === undefined) throw new OAuthError(401, "invalid_token", NO_TOKEN);
  const stored = await recallToken(environment, token);
  if (!stored) throw invalidToken();
  const { clientId, anonymousId, customerId, scopes } = stored;
  const externalUserId = request.headers.get("X-External-User-ID")?.slice(0, MAX_USER_ID);
  return {
    clientId,
    anonymousId,
    customerId,
    ...(externalUserId ? { externalUserId } : {}),
    scopes: new Set(scopes.map((scope) => withoutProject(scope, environment.projectKey))),
  };
}
