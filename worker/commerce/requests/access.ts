import { PlatformError } from "../errors/platform-error.ts";
import { insufficientScope } from "../errors/platform-errors.ts";

/** The permissions of a bearer token, and its subject. */
export interface Access {
  readonly clientId: string;
  /** Names without the project suffix; `:storeKey` endings stay. */
  readonly scopes: ReadonlySet<string>;
  readonly anonymousId: string | null;
  readonly customerId: string | null;
  /** The user on whose behalf a client acts, from `X-External-User-ID`. */
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

/** `storeKey` is the store of the request, if any: there a scope of that store is enough. */
export function hasScope(access: Access, wanted: string, storeKey: string | null = null): boolean {
  return grants(access.scopes, wanted, storeKey);
}

/**
 * Throws 403 unless the token has one of the scopes, for the project or for the store of the request. `manage_x`
 * covers `view_x`, `manage_project` covers all.
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

/** The platform itself: its scheduled work has neither shopper nor client. */
export const PLATFORM_ACCESS: Access = {
  clientId: "platform",
  scopes: new Set(["manage_project"]),
  anonymousId: null,
  customerId: null,
};

/**
 * For data of all customers, or access to another account: a shopper's token may not, whatever its scopes. Throws 403.
 */
export function requireClientToken({ customerId, anonymousId }: Access): void {
  if (!customerId && !anonymousId) return;
  const message = "This endpoint requires an access token of an API client.";
  throw new PlatformError("insufficient_scope", message, {}, 403);
}
