import { type AgentCall, toPlaces, type UcpMessage } from "./agent-call";
import { type AgentCart, toOwnId } from "./open-agent-cart";
import { toCartParts } from "./to-ucp-cart";
import { toEnvelope } from "./ucp-envelope";
import { listCartMessages } from "./ucp-messages";

/**
 * Converts a cart to the response of the tools for carts.
 * @param refused what the call did not do
 */
export async function toCartResponse(known: AgentCart, refused: readonly UcpMessage[], call: AgentCall) {
  const { cart, sharedId } = known;
  const messages = [...refused, ...listCartMessages(cart, call.scope.translate)];
  return {
    ucp: toEnvelope("dev.ucp.shopping.cart", call),
    ...toCartParts(cart, await toOwnId(known, call), call),
    ...(sharedId !== null && { continue_url: `${toPlaces(call).base}/checkout/cart` }),
    ...(messages.length > 0 && { messages }),
  };
}
