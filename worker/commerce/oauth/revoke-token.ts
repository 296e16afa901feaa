import { invalidRequest } from "../errors/oauth-errors.ts";
import type { Environment } from "../requests/environment.ts";
import { requireApiClient } from "./api-client.ts";
import { readForm } from "./read-form.ts";
import { hashSecret } from "./secret.ts";
import { forgetTokens } from "./token-memo.ts";

const HINTS: readonly (string | null)[] = [null, "access_token", "refresh_token"];

/** A refresh token takes the access tokens of its sign-in along, an access token goes alone. */
const REVOKE = `WITH gone AS (SELECT hash, kind, family FROM token WHERE hash = ?1 AND client_id = ?2)
  DELETE FROM token WHERE hash IN (SELECT hash FROM gone)
    OR family IN (SELECT family FROM gone WHERE kind = 'refresh') RETURNING hash`;

/**
 * `POST /oauth/token/revoke` with `token` and `token_type_hint`: 200 without a body, for an unknown token too (RFC 7009). A
 * client revokes its own tokens only. The hint is not needed to find the token, but a wrong one is refused.
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
