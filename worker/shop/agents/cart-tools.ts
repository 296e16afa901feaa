import { deleteCart } from "../../../app/cart/operations/cart-lifecycle.server";
import { err, ok } from "../../../app/foundation/result";
import type { AgentAnswer, AgentCall } from "./agent-call";
import type { CartRequest } from "./cart-requests";
import { createAgentCart, isRepeat, runPlan } from "./change-agent-cart";
import { loadAgentCart, loadSharedOrOwn } from "./open-agent-cart";
import { planCartLines, planDiscountCodes } from "./plan-cart-lines";
import { showSharedCart, updateSharedCart } from "./shared-cart";
import { toCartResponse } from "./to-cart-response";
import { toCartFailure } from "./ucp-messages";

/** `create_cart` */
export async function createUcpCart(cart: CartRequest, call: AgentCall): Promise<AgentAnswer> {
  const plan = [...planCartLines(null, cart.line_items), ...planDiscountCodes(null, cart.discounts?.codes)];
  const made = await createAgentCart(plan, { create: cart }, call);
  return made.ok ? ok(await toCartResponse(made.value, made.value.refused, call)) : made;
}

/** `get_cart` */
export async function getUcpCart(id: string, call: AgentCall): Promise<AgentAnswer> {
  const known = await loadSharedOrOwn(id, call);
  if (known.ok && known.value.sharedId !== null) return showSharedCart(known.value, call);
  return known.ok ? ok(await toCartResponse(known.value, [], call)) : known;
}

/** `update_cart`: lines and codes replace those of the cart. */
export async function updateUcpCart(id: string, request: CartRequest, call: AgentCall): Promise<AgentAnswer> {
  const known = await loadSharedOrOwn(id, call);
  if (!known.ok) return known;
  if (known.value.sharedId !== null) return updateSharedCart(known.value, request, call);
  const repeated = await isRepeat(known.value, { update: request }, call);
  if (!repeated.ok) return repeated;
  if (repeated.value) return getUcpCart(id, call);
  const { cart } = known.value;
  const plan = [
    ...planCartLines(cart, request.line_items),
    ...planDiscountCodes(cart, request.discounts?.codes),
  ];
  const requested = { key: call.key ?? crypto.randomUUID(), request: { update: request } };
  const changed = await runPlan(known.value, plan, requested, call);
  return changed.ok ? ok(await toCartResponse(changed.value, changed.value.refused, call)) : changed;
}

/** `cancel_cart`: deletes a cart that the agent created, and returns its last state. */
export async function cancelUcpCart(id: string, call: AgentCall): Promise<AgentAnswer> {
  const known = await loadAgentCart(id, call);
  if (!known.ok) return known;
  const last = await toCartResponse(known.value, [], call);
  const deleted = await deleteCart(known.value.access, call.key ?? crypto.randomUUID());
  return deleted.ok ? ok(last) : err(toCartFailure(deleted.error, call.scope.translate));
}
