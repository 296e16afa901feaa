import { deleteCart } from "../../../app/cart/operations/cart-lifecycle.server";
import type { ShippingOffer } from "../../../app/catalogue/model/shipping-offer";
import { err, ok, type Result } from "../../../app/foundation/result";
import type { AgentAnswer, AgentCall, AgentFailure, UcpMessage } from "./agent-call";
import { findAgentOrder, toCompletedCheckout } from "./agent-orders";
import type { CheckoutRequest } from "./cart-requests";
import { createAgentCart, isRepeat, runPlan } from "./change-agent-cart";
import { type AgentCart, loadAgentCart, toOwnId } from "./open-agent-cart";
import { planCartLines, planDiscountCodes } from "./plan-cart-lines";
import { planCheckoutData } from "./plan-checkout-data";
import { toUcpCheckout } from "./to-ucp-checkout";
import { toCartFailure } from "./ucp-messages";

/** `create_checkout`: of a cart, or of new lines. A checkout is a cart with addresses and delivery. */
export async function createUcpCheckout(request: CheckoutRequest, call: AgentCall): Promise<AgentAnswer> {
  const { cart_id: cartId, line_items: lines = [], discounts, ...data } = request;
  if (cartId !== undefined) {
    const known = await loadAgentCart(cartId, call);
    return known.ok ? fill(known.value, data, { create: request }, [], call) : known;
  }
  const plan = [...planCartLines(null, lines), ...planDiscountCodes(null, discounts?.codes)];
  const made = await createAgentCart(plan, { create: request }, call);
  return made.ok ? fill(made.value, data, { create: request }, made.value.refused, call) : made;
}

/** `get_checkout`: also of a checkout that the buyer has paid for. */
export async function getUcpCheckout(id: string, call: AgentCall): Promise<AgentAnswer> {
  const known = await loadAgentCart(id, call);
  if (known.ok) return respond(known.value, [], call);
  const order = await findAgentOrder(id, call);
  if (!order.ok) return order;
  return order.value ? ok(toCompletedCheckout(order.value, id, call)) : known;
}

/** `update_checkout`: lines and codes replace those of the checkout; absent data stays. */
export async function updateUcpCheckout(
  id: string,
  request: CheckoutRequest,
  call: AgentCall,
): Promise<AgentAnswer> {
  const known = await loadAgentCart(id, call);
  if (!known.ok) return known;
  const repeated = await isRepeat(known.value, { update: request }, call);
  if (!repeated.ok) return repeated;
  if (repeated.value) return getUcpCheckout(id, call);
  const { line_items: lines, discounts, ...data } = request;
  const { cart } = known.value;
  const plan = [...(lines ? planCartLines(cart, lines) : []), ...planDiscountCodes(cart, discounts?.codes)];
  const requested = { key: call.key ?? crypto.randomUUID(), request: { update: request } };
  const changed = await runPlan(known.value, plan, requested, call);
  return changed.ok ? fill(changed.value, data, { update: request }, changed.value.refused, call) : changed;
}

/** `complete_checkout`: places no order; only the buyer does, on the shop's payment page. */
export function completeUcpCheckout(id: string, call: AgentCall): Promise<AgentAnswer> {
  return getUcpCheckout(id, call);
}

/** `cancel_checkout`: deletes the cart; its last state is returned as canceled. */
export async function cancelUcpCheckout(id: string, call: AgentCall): Promise<AgentAnswer> {
  const known = await loadAgentCart(id, call);
  if (!known.ok) return known;
  const last = await respond(known.value, [], call);
  if (!last.ok) return last;
  const deleted = await deleteCart(known.value.access, call.key ?? crypto.randomUUID());
  if (!deleted.ok) return err(toCartFailure(deleted.error, call.scope.translate));
  const { continue_url: _, messages: __, ...canceled } = last.value;
  return ok({ ...canceled, status: "canceled" });
}

type CheckoutData = Pick<CheckoutRequest, "buyer" | "fulfillment">;

/** Sets e-mail, address and delivery method. */
async function fill(
  known: AgentCart,
  data: CheckoutData,
  request: unknown,
  refused: readonly UcpMessage[],
  call: AgentCall,
): Promise<AgentAnswer> {
  const planned = planCheckoutData(data, call.scope.country);
  const requested = { key: call.key ?? crypto.randomUUID(), request };
  const changed = await runPlan(known, planned.plan, requested, call);
  if (!changed.ok) return changed;
  return respond(changed.value, [...refused, ...planned.refused, ...changed.value.refused], call);
}

async function respond(
  known: AgentCart,
  refused: readonly UcpMessage[],
  call: AgentCall,
): Promise<Result<Readonly<Record<string, unknown>>, AgentFailure>> {
  const found = await call.scope.gateways.catalogue.loadShippingOffers();
  const offers: readonly ShippingOffer[] = found.ok ? found.value : [];
  return ok(toUcpCheckout(known.cart, { id: await toOwnId(known, call), offers, refused }, call));
}
