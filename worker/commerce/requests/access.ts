import { PlatformError } from "../errors/platform-error.ts";
import { insufficientScope } from "../errors/platform-errors.ts";

/** What a bearer token allows, and for whom. */
export interface Access {
  readonly clientId: string;
  /** Names without the project suffix; `:storeKey` endings are kept. */
  readonly scopes: ReadonlySet<string>;
  readonly anonymousId: string | null;
  readonly customerId: string | null;
  /** Who a client says that it acts for, by `X-External-User-ID`. */
  readonly externalUserId?: string;
}

function holds(scopes: ReadonlySet<string>, name: string, storeKey: string | null): boolean {
  return scopes.has(name) || (storeKey !== null && scopes.has(`${name}:${storeKey}`));
}

function grants(scopes: ReadonlySet<string>, wanted: string, storeKey: string | null): boolean {
  if (scopes.has("manage_project") || holds(scopes, wanted, storeKey)) return true;
  if (!wanted.startsWith("view_")) return false;
  return holds(scopes, `manage_${wanted.slice("view_".length)}`, storeKey);
}

/** `storeKey` names the store that the request stays in: there a scope of that store is enough. */
export function hasScope(access: Access, wanted: string, storeKey: string | null = null): boolean {
  return grants(access.scopes, wanted, storeKey);
}

/**
 * Throws 403 unless the token holds one of the scopes, for the project or for the store that the request stays in.
 * `manage_x` covers `view_x`, `manage_project` covers all.
 */
export function requireScope(
  access: Access,
  projectKey: string,
  anyOf: readonly string[],
  storeKey: string | null = null,
): void {
  if (anyOf.some((scope) => grants(access.scopes, scope, storeKey))) return;
  const ending = storeKey === null ? "" : `:${storeKey}`;
  throw insufficientScope(anyOf.map((scope) => `${scope}:${projectKey}${ending}`));
}

/** The platform itself: no shopper and no client stands behind what it does on time. */
export const PLATFORM_ACCESS: Access = {
  clientId: "platform",
  scopes: new Set(["manage_project"]),
  anonymousId: null,
  customerId: null,
};

/** For what tells of all customers or opens another's account: a shopper's token may not, whatever its scopes. Throws 403. */
export function requireClientToken({ customerId, anonymousId }: Access): void {
  if (!customerId && !anonymousId) return;
  const message = "This endpoint requires an access token of an API client.";
  throw new PlatformError("insufficient_scope", message, {}, 403);
}
