import type { AgentMark, AgentView, CartAddress } from "../../app/gateways/cart-room/cart-room-gateway";
import { endAgentAccess } from "./agent-access";
import { findGrant, grantAgent, noteAgentView, recallAgentView, revokeAgent } from "./agent-grant";
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

  findGrant(address: CartAddress) {
    return findGrant(this.room, address);
  }

  recallAgentView(address: CartAddress) {
    return recallAgentView(this.room, address);
  }

  noteAgentView(address: CartAddress, pieces: AgentView["pieces"], mark: AgentMark) {
    return noteAgentView(this.room, address, pieces, mark);
  }
}
