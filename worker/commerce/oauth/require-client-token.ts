import { PlatformError } from "../errors/platform-error.ts";
import type { Access } from "./access.ts";

/** For what tells of all customers or opens another's account: a shopper's token may not, whatever its scopes. Throws 403. */
export function requireClientToken({ customerId, anonymousId }: Access): void {
  if (!customerId && !anonymousId) return;
  const message = "This endpoint requires an access token of an API client.";
  throw new PlatformError("insufficient_scope", message, {}, 403);
}
