import type { Environment } from "../environment.ts";
import { createSecret, hashSecret } from "./secret.ts";

const ACCESS_SECONDS = 172_800;
const REFRESH_SECONDS = 17_280_000;

/** For whom a token is made. */
export interface Grant {
  readonly clientId: string;
  readonly scopes: readonly string[];
  readonly anonymousId: string | null;
  readonly customerId: string | null;
}

const INSERT = `INSERT INTO token (hash, kind, client_id, scope, anonymous_id, customer_id, expires_at)
  VALUES (?, ?, ?, ?, ?, ?, ?)`;

async function tokenRow(
  environment: Environment,
  kind: "access" | "refresh",
  token: string,
  grant: Grant,
): Promise<D1PreparedStatement> {
  const lifetime = kind === "access" ? ACCESS_SECONDS : REFRESH_SECONDS;
  const expires = Math.floor(Date.now() / 1000) + lifetime;
  const { clientId, scopes, anonymousId, customerId } = grant;
  const hash = await hashSecret(token);
  return environment.database
    .prepare(INSERT)
    .bind(hash, kind, clientId, scopes.join(" "), anonymousId, customerId, expires);
}

/** The scope text of an answer, with the owner as the platform writes it. */
export function toScopeText(grant: Grant): string {
  const owner = grant.customerId
    ? [`customer_id:${grant.customerId}`]
    : grant.anonymousId
      ? [`anonymous_id:${grant.anonymousId}`]
      : [];
  return [...grant.scopes, ...owner].join(" ");
}

/**
 * Stores new tokens and answers `{access_token, token_type, expires_in, scope[, refresh_token]}`. Expired tokens are swept
 * in the same batch, so that the table does not grow without a schedule.
 */
export async function grantTokens(
  environment: Environment,
  grant: Grant,
  options: { readonly withRefresh: boolean; readonly first?: readonly D1PreparedStatement[] },
): Promise<Response> {
  const access = createSecret();
  const refresh = options.withRefresh ? createSecret() : null;
  const sweep = environment.database
    .prepare("DELETE FROM token WHERE expires_at < ?")
    .bind(Math.floor(Date.now() / 1000));
  const rows = [await tokenRow(environment, "access", access, grant)];
  if (refresh) rows.push(await tokenRow(environment, "refresh", refresh, grant));
  await environment.database.batch([...(options.first ?? []), sweep, ...rows]);
  const body = {
    access_token: access,
    token_type: "Bearer",
    expires_in: ACCESS_SECONDS,
    scope: toScopeText(grant),
    ...(refresh ? { refresh_token: refresh } : {}),
  };
  return Response.json(body, { headers: { "Cache-Control": "no-store" } });
}

/** Pushes a refresh token's end back: it expires after inactivity, not after a fixed time. */
export function slideRefresh(environment: Environment, hash: string): D1PreparedStatement {
  const expires = Math.floor(Date.now() / 1000) + REFRESH_SECONDS;
  return environment.database.prepare("UPDATE token SET expires_at = ? WHERE hash = ?").bind(expires, hash);
}
