import type { ApiClient } from "./api-client.ts";
import { OAuthError } from "./oauth-error.ts";

/** Asked scopes when the client holds them (`manage_project` holds all), all of the client's when none are asked. */
export function chooseScopes(client: ApiClient, asked: string | null): readonly string[] {
  const wanted = (asked ?? "").split(" ").filter(Boolean);
  if (wanted.length === 0) return client.scopes;
  const holdsAll = client.scopes.some((scope) => scope.startsWith("manage_project:"));
  const refused = wanted.filter((scope) => !holdsAll && !client.scopes.includes(scope));
  if (refused.length === 0) return wanted;
  throw new OAuthError(400, "invalid_scope", `The client does not have the scope(s): ${refused.join(" ")}`);
}
