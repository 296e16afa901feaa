import type { Environment } from "../requests/environment.ts";
import type { Grant } from "./grant.ts";
import { hashSecret } from "./secret.ts";

export interface StoredToken extends Grant {
  readonly hash: string;
  /** Seconds since 1970. */
  readonly expiresAt: number;
}

interface TokenRow {
  readonly hash: string;
  readonly clientId: string;
  readonly scope: string;
  readonly anonymousId: string | null;
  readonly customerId: string | null;
  readonly family: string | null;
  readonly expiresAt: number;
}

const SELECT = `SELECT hash, client_id AS clientId, scope, anonymous_id AS anonymousId, customer_id AS customerId, family,
    expires_at AS expiresAt
  FROM token WHERE hash = ? AND kind = ? AND expires_at > ?`;

/** The token's grant, or null when it is unknown or expired. */
export async function loadToken(
  environment: Environment,
  kind: "access" | "refresh",
  token: string,
): Promise<StoredToken | null> {
  const row = await environment.database
    .prepare(SELECT)
    .bind(await hashSecret(token), kind, Math.floor(Date.now() / 1000))
    .first<TokenRow>();
  return row ? { ...row, scopes: row.scope.split(" ") } : null;
}
