import type { RequestContext } from "../graphql/request-context.ts";
import { requireScope } from "../oauth/access.ts";

/** For fields below a root that several scopes may enter. Throws 403. */
export function requireOwnScope({ access, projectKey }: RequestContext, ...anyOf: readonly string[]): void {
  requireScope(access, projectKey, anyOf);
}
