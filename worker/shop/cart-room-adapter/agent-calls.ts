import { err, ok } from "../../../app/foundation/result";
import type { CartRoomGateway } from "../../../app/gateways/cart-room/cart-room-gateway";
import type { CartRoom } from "../../../durable-objects/cart-room/cart-room";
import { callRoom } from "./call-room";

const unavailable = { code: "platform-unavailable" } as const;

/** The methods of the gateway about software agents. */
type AgentMethod =
  | "endAgentAccess"
  | "grantAgent"
  | "revokeAgent"
  | "findGrant"
  | "recallAgentView"
  | "noteAgentView";

/** Calls the cart's room about software agents; without a cart there is nothing to do. */
export function createAgentCalls(
  roomOf: (cartId: string) => DurableObjectStub<CartRoom>,
): Pick<CartRoomGateway, AgentMethod> {
  const missing = err({ code: "cart-not-found" } as const);
  return {
    async recallAgentView(address) {
      const { cartId } = address;
      return cartId ? callRoom(() => roomOf(cartId).recallAgentView(address), unavailable) : missing;
    },
    async noteAgentView(address, pieces, mark) {
      const { cartId } = address;
      return cartId
        ? callRoom(() => roomOf(cartId).noteAgentView(address, pieces, mark), unavailable)
        : missing;
    },
    async endAgentAccess(address) {
      const { cartId } = address;
      return cartId ? callRoom(() => roomOf(cartId).endAgentAccess(address), unavailable) : ok(null);
    },
    async grantAgent(address) {
      const { cartId } = address;
      return cartId ? callRoom(() => roomOf(cartId).grantAgent(address), unavailable) : missing;
    },
    async revokeAgent(address) {
      const { cartId } = address;
      return cartId ? callRoom(() => roomOf(cartId).revokeAgent(address), unavailable) : ok(null);
    },
    async findGrant(address) {
      const { cartId } = address;
      return cartId ? callRoom(() => roomOf(cartId).findGrant(address), unavailable) : ok(null);
    },
  };
}
