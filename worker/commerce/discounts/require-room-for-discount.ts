import { PlatformError } from "../errors/platform-error.ts";
import type { JsonObject } from "../json/json.ts";
import type { RequestContext } from "../requests/request-context.ts";

/** The platform's limit of active cart discounts that need no code: every cart is measured by each of them. */
const MAX_ACTIVE = 100;

const COUNT_OTHERS = `SELECT count(*) AS count FROM resource
  WHERE kind = 'cart-discount' AND NOT data ->> 'requiresDiscountCode' AND data ->> 'isActive' AND id <> ?`;

/** Throws MaxCartDiscountsReached when one more active discount without a code would be too many. */
export async function requireRoomForDiscount(
  context: RequestContext,
  id: string | null,
  { isActive, requiresDiscountCode }: JsonObject,
): Promise<void> {
  if (isActive !== true || requiresDiscountCode === true) return;
  const others = await context.db
    .prepare(COUNT_OTHERS)
    .bind(id ?? "")
    .first<number>("count");
  if ((others ?? 0) < MAX_ACTIVE) return;
  const message = `Maximum number of active cart discounts reached (${MAX_ACTIVE}).`;
  throw new PlatformError("MaxCartDiscountsReached", message);
}
