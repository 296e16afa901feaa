import { PlatformError } from "../errors/platform-error.ts";
import { invalidField } from "../errors/platform-errors.ts";

/** Beyond it, prices times quantities would leave the whole numbers that are exact. */
const MAX_QUANTITY = 1_000_000;

/** A quantity that may be added or set. Throws InvalidField below `minimum`, LineItemQuantityAboveLimit beyond the limit. */
export function requireQuantity(quantity: number, minimum: 0 | 1): number {
  if (!Number.isSafeInteger(quantity) || quantity < minimum) throw invalidField("quantity", quantity);
  if (quantity <= MAX_QUANTITY) return quantity;
  const message = `Quantity '${quantity}' greater than maximum '${MAX_QUANTITY}'.`;
  throw new PlatformError("LineItemQuantityAboveLimit", message);
}
