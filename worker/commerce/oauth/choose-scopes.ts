import { OAuthError } from "../errors/oauth-errors.ts";
import type { ApiClient } from "./api-client.ts";

/**
 * `manage_my_orders:{projectKey}:{storeKey}` is part of `manage_my_orders:{projectKey}`, all are part of
 * `manage_project`.
 */
function covers(held: string, asked: string): boolean {
  const [right, projectKey] = held.split(":");
  if (held === asked || asked.startsWith(`${held}:`)) return true;
  return right === "manage_project" && asked.split(":")[1] === projectKey && /^[a-z_]+:/.test(asked);
}

/** A token's owner, so it is never requested: the grant sets it. */
const OWNERS = /^(?:customer|anonymous)_id:/;

/** The requested scopes if the client holds them (`manage_project` holds all), by default all of the client's. */
export function chooseScopes(client: ApiClient, asked: string | null): readonly string[] {
  const requested = (asked ?? "").split(" ").filter(Boolean);
  if (requested.length === 0) return client.scopes;
  const refused = requested.filter(
    (scope) => OWNERS.test(scope) || !client.scopes.some((held) => covers(held, scope)),
  );
  if (refused.length === 0) return requested;
  throw new OAuthError(400, "invalid_scope", `The client does not have the scope(s): ${refused.join(" ")}`);
}
