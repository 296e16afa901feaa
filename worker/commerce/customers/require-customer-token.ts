import { PlatformError } from "../errors/platform-error.ts";
import { type Access, requireClientToken } from "../requests/access.ts";

/** Whose `my` mutation it is. Throws 403 for a token that belongs to no customer. */
export function requireCustomerId({ customerId }: Access): string {
  if (customerId) return customerId;
  const message = "This endpoint requires an access token of a customer.";
  throw new PlatformError("insufficient_scope", message, {}, 403);
}

/** A shopper takes over its own anonymous session only; a client names any. Throws 403. */
export function requireOwnSession(access: Access, anonymousId: string | null | undefined): void {
  if (!anonymousId || anonymousId === access.anonymousId) return;
  requireClientToken(access);
}
