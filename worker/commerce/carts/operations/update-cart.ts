import { toModification } from "../../requests/initiator.ts";
import type { RequestContext } from "../../requests/request-context.ts";
import { readActions } from "../../resources/apply-actions.ts";
import type { DocumentName } from "../../resources/document-store.ts";
import { requireStillOwn } from "../../resources/owner.ts";
import type { Cart } from "../cart.ts";
import { changeCart } from "../change-cart.ts";
import { requireCart, saveCart } from "../storage/cart-table.ts";

export interface UpdateCartArguments extends DocumentName {
  readonly version: number;
  readonly actions: readonly object[];
}

/**
 * Applies all actions or none. An update without changes leaves the version. Throws InvalidSubject,
 * ConcurrentModification, and the actions' errors with their actionIndex.
 */
export async function updateCart(context: RequestContext, command: UpdateCartArguments): Promise<Cart> {
  const actions = readActions(command.actions);
  const former = await requireCart(context, command, command.version);
  const { cart, facts } = await changeCart(context, former, actions);
  requireStillOwn(context.access, former, cart);
  if (JSON.stringify(cart) === JSON.stringify(former)) return former;
  const next = { ...cart, version: former.version + 1, ...toModification(context) };
  await saveCart(context, former, next, facts);
  return next;
}
