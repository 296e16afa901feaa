import { PlatformError } from "../errors/platform-error.ts";
import { invalidOperation } from "../errors/platform-errors.ts";
import { type Access, requireScope } from "../requests/access.ts";
import type { RequestContext } from "../requests/request-context.ts";

/** The owner of the resources that a token may access. */
export interface Owner {
  readonly customerId?: string;
  readonly anonymousId?: string;
}

/**
 * A shopper's token is bound to its session or customer, whatever its scopes; a client's own token (null here) sees
 * all that its scopes allow.
 */
export function readOwner({ customerId, anonymousId }: Access): Owner | null {
  if (customerId) return { customerId };
  return anonymousId ? { anonymousId } : null;
}

/** The owner for `me` and the `my` mutations. Throws for a token without a shopper. */
export function requireOwner(access: Access): Owner {
  const owner = readOwner(access);
  if (owner) return owner;
  const message = "This endpoint requires an access token of a customer or an anonymous session.";
  throw new PlatformError("insufficient_scope", message, {}, 403);
}

/** Whether a resource is the owner's; always true without an owner. */
export function isOwn(owner: Owner | null, resource: Owner): boolean {
  if (!owner) return true;
  if (owner.customerId) return resource.customerId === owner.customerId;
  return resource.anonymousId === owner.anonymousId && !resource.customerId;
}

/**
 * A shopper may neither assign its resource to another customer nor to another session, whatever its scopes. Throws
 * InvalidOperation.
 */
export function requireStillOwn(access: Access, before: Owner, after: Owner): void {
  const isSame = before.customerId === after.customerId && before.anonymousId === after.anonymousId;
  if (isSame || !readOwner(access)) return;
  throw invalidOperation("A shopper's token cannot make a resource another owner's.");
}

/** For fields below a root that several scopes may enter; below a store, that store's scope is enough. Throws 403. */
export function requireOwnScope(
  { access, projectKey }: RequestContext,
  scope: string,
  storeKey: string | null = null,
): void {
  requireScope(access, projectKey, [scope], storeKey);
}
