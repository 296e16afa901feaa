import type { RequestContext } from "../graphql/request-context.ts";
import { requireScope } from "../oauth/access.ts";

/** For fields below a root that several scopes may enter; below a store, that store's scope is enough. Throws 403. */
export function requireOwnScope(
  { access, projectKey }: RequestContext,
  scope: string,
  storeKey: string | null = null,
): void {
  requireScope(access, projectKey, [scope], storeKey);
}
