import { PlatformError } from "../errors/platform-error.ts";
import type { Access } from "../oauth/access.ts";

function refused(message: string): PlatformError {
  return new PlatformError("insufficient_scope", message, {}, 403);
}

/** Whose `my` mutation it is. Throws 403 for a token that belongs to no customer. */
export function requireCustomerId({ customerId }: Access): string {
  if (customerId) return customerId;
  throw refused("This endpoint requires an access token of a customer.");
}

/** For what would open another's account: a shopper's token may not, whatever its scopes. Throws 403. */
export function requireClientToken({ customerId, anonymousId }: Access): void {
  if (customerId || anonymousId) throw refused("This endpoint requires an access token of an API client.");
}

/** A shopper takes over its own anonymous session only; a client names any. Throws 403. */
export function requireOwnSession(access: Access, anonymousId: string | null | undefined): void {
  if (!anonymousId || anonymousId === access.anonymousId) return;
  requireClientToken(access);
}
