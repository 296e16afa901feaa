import type { AgentView, CartAddress } from "../../app/gateways/cart-room/cart-room-gateway";
import { endAgentAccess } from "./agent-access";
import { findGrantEnd, grantAgent, noteAgentView, recallAgentView, revokeAgent } from "./agent-grant";
import { ObservedServer } from "./observed-server";
import type { Room } from "./room";

/** The part of a cart's Durable Object that software agents and their shoppers use. */
export abstract class AgentServer extends ObservedServer {
  protected abstract readonly room: Room;

  endAgentAccess(address: CartAddress) {
    return endAgentAccess(this.room, address);
  }

  grantAgent(address: CartAddress) {
    return grantAgent(this.room, address);
  }

  revokeAgent(address: CartAddress) {
    return revokeAgent(this.room, address);
  }

  findGrantEnd(address: CartAddress) {
    return findGrantEnd(this.room, address);
  }

  recallAgentView(address: CartAddress) {
    return recallAgentView(this.room, address);
  }

  noteAgentView(address: CartAddress, pieces: AgentView["pieces"], key: string | null) {
    return noteAgentView(this.room, address, pieces, key);
  }
}
