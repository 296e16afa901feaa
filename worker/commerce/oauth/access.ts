import { insufficientScope } from "../errors/platform-errors.ts";

/** What a bearer token allows, and for whom. */
export interface Access {
  readonly clientId: string;
  /** Names without the project suffix; `:storeKey` endings are kept. */
  readonly scopes: ReadonlySet<string>;
  readonly anonymousId: string | null;
  readonly customerId: string | null;
}

function grants(scopes: ReadonlySet<string>, wanted: string): boolean {
  if (scopes.has(wanted) || scopes.has("manage_project")) return true;
  if (!wanted.startsWith("view_")) return false;
  return scopes.has(`manage_${wanted.slice("view_".length)}`);
}

export function hasScope(access: Access, wanted: string): boolean {
  return grants(access.scopes, wanted);
}

/** Throws 403 unless the token holds one of the scopes; `manage_x` covers `view_x`, `manage_project` covers all. */
export function requireScope(access: Access, projectKey: string, anyOf: readonly string[]): void {
  if (anyOf.some((scope) => grants(access.scopes, scope))) return;
  throw insufficientScope(anyOf.map((scope) => `${scope}:${projectKey}`));
}
