import type { Session, SessionAccess } from "../../../app/request/session";

/**
 * Creates the session of one agent's call: a guest's, without a cookie, for one cart.
 * It has no customer, no orders and no payments. Its ids begin with `agent-`, so they are never a shopper's.
 *
 * @param cartId the agent's cart; null: the call creates one
 */
export function createAgentSession(id: string, cartId: string | null): SessionAccess {
  let session: Session = {
    id,
    customerId: null,
    signInId: null,
    cartId,
    orderIds: [],
    payments: [],
    flash: null,
  };
  return {
    read: async () => session,
    require: async () => session,
    async update(change) {
      session = { ...session, ...change };
      return session;
    },
    openSignIn: refuse,
    readSignInAge: async () => null,
    async restart() {
      session = { ...session, cartId: null };
    },
  };
}

function refuse(): never {
  throw new Error("An agent cannot sign in");
}
