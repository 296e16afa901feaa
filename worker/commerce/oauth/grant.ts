import type { Database } from "../database/database.ts";
import type { Environment } from "../requests/environment.ts";
import { createSecret, hashSecret } from "./secret.ts";

/** The subject of a token. */
export interface Grant {
  readonly clientId: string;
  readonly scopes: readonly string[];
  readonly anonymousId: string | null;
  readonly customerId: string | null;
  /** Identifies the sign-in of its tokens; null for tokens without a refresh token. */
  readonly family: string | null;
}

/** The platform's defaults. */
const ACCESS_SECONDS = 172_800;
/** Seconds of inactivity: each use of a refresh token restarts them. */
const REFRESH_SECONDS = 17_280_000;

const INSERT = `INSERT INTO token (hash, kind, client_id, scope, anonymous_id, customer_id, family, expires_at)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?)`;

async function tokenRow(
  environment: Environment,
  kind: "access" | "refresh",
  token: string,
  grant: Grant,
): Promise<D1PreparedStatement> {
  const lifetime = kind === "access" ? ACCESS_SECONDS : REFRESH_SECONDS;
  const expires = Math.floor(Date.now() / 1000) + lifetime;
  const { clientId, scopes, anonymousId, customerId, family } = grant;
  const hash = await hashSecret(token);
  return environment.database
    .prepare(INSERT)
    .bind(hash, kind, clientId, scopes.join(" "), anonymousId, customerId, family, expires);
}

/** The scope text of a response, with the owner in the platform's form. */
export function toScopeText(grant: Omit<Grant, "family">): string {
  const owner = grant.customerId
    ? [`customer_id:${grant.customerId}`]
    : grant.anonymousId
      ? [`anonymous_id:${grant.anonymousId}`]
      : [];
  return [...grant.scopes, ...owner].join(" ");
}

/**
 * Stores new tokens and returns `{access_token, token_type, expires_in, scope[, refresh_token]}`; deletes expired ones
 * in the same batch.
 */
export async function grantTokens(
  environment: Environment,
  grant: Grant,
  options: { readonly withRefresh: boolean; readonly first?: readonly D1PreparedStatement[] },
): Promise<Response> {
  const access = createSecret();
  const refresh = options.withRefresh ? createSecret() : null;
  const rows = [await tokenRow(environment, "access", access, grant)];
  if (refresh) rows.push(await tokenRow(environment, "refresh", refresh, grant));
  const sweep = sweepTokens(environment.database, new Date());
  await environment.database.batch([...(options.first ?? []), ...sweep, ...rows]);
  const body = {
    access_token: access,
    token_type: "Bearer",
    expires_in: ACCESS_SECONDS,
    scope: toScopeText(grant),
    ...(refresh ? { refresh_token: refresh } : {}),
  };
  return Response.json(body, { headers: { "Cache-Control": "no-store", Pragma: "no-cache" } });
}

/** Extends a refresh token: it expires after inactivity, not after a fixed time. */
export function slideRefresh(environment: Environment, hash: string): D1PreparedStatement {
  const expires = Math.floor(Date.now() / 1000) + REFRESH_SECONDS;
  return environment.database.prepare("UPDATE token SET expires_at = ? WHERE hash = ?").bind(expires, hash);
}

/** More than one sign-in creates, so that old rows always decrease. */
const SWEPT_AT_ONCE = 100;

/**
 * Statements that delete old tokens and used-up anonymous sessions with each new token, so that the tables do not grow
 * without a schedule. A session is used up if it can no longer have a token and owns nothing.
 */
function sweepTokens(database: Pick<Database, "prepare">, now: Date): D1PreparedStatement[] {
  const seconds = Math.floor(now.getTime() / 1000);
  const oldest = new Date((seconds - REFRESH_SECONDS) * 1000).toISOString();
  const unused = ["token", "cart", "orders", "payment"]
    .map((table) => `NOT EXISTS (SELECT 1 FROM ${table} WHERE anonymous_id = s.id)`)
    .join(" AND ");
  return [
    database
      .prepare(
        `DELETE FROM token WHERE hash IN (SELECT hash FROM token WHERE expires_at < ? LIMIT ${SWEPT_AT_ONCE})`,
      )
      .bind(seconds),
    database
      .prepare(
        `DELETE FROM anonymous_session WHERE id IN (SELECT s.id FROM (
          SELECT id FROM anonymous_session WHERE created_at < ? ORDER BY created_at LIMIT ${SWEPT_AT_ONCE}) s WHERE ${unused})`,
      )
      .bind(oldest),
  ];
}
