import { OAuthError } from "../errors/oauth-errors.ts";
import type { ApiClient } from "./api-client.ts";

/** `manage_my_orders:{projectKey}:{storeKey}` is a part of `manage_my_orders:{projectKey}`, all are of `manage_project`. */
function covers(held: string, asked: string): boolean {
  const [right, projectKey] = held.split(":");
  if (held === asked || asked.startsWith(`${held}:`)) return true;
  return right === "manage_project" && asked.split(":")[1] === projectKey && /^[a-z_]+:/.test(asked);
}

/** Says whose a token is, so it is never asked for: the grant tells it. */
const OWNERS = /^(?:customer|anonymous)_id:/;

/** Asked scopes when the client holds them (`manage_project` holds all), all of the client's when none are asked. */
export function chooseScopes(client: ApiClient, asked: string | null): readonly string[] {
  const wanted = (asked ?? "").split(" ").filter(Boolean);
  if (wanted.length === 0) return client.scopes;
  const refused = wanted.filter(
    (scope) => OWNERS.test(scope) || !client.scopes.some((held) => covers(held, scope)),
  );
  if (refused.length === 0) return wanted;
  throw new OAuthError(400, "invalid_scope", `The client does not have the scope(s): ${refused.join(" ")}`);
}
