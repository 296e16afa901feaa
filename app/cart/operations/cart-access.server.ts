import type { RouterContextProvider } from "react-router";
import type { Country } from "../../countries/model/country";
import type { CartAddress, CartRoomGateway } from "../../gateways/cart-room/cart-room-gateway";
import { requestContext } from "../../request/context";
import type { Session, SessionAccess } from "../../request/session";
import type { NoteLines } from "../../tracking/model/unreported-lines";

/** Dependencies of cart and order operations: session, country, and the gateway to the cart room. */
export type CartAccess = {
  readonly country: Country;
  readonly session: SessionAccess;
  readonly cartRoom: CartRoomGateway;
  /** Receives the lines that a form changed, for the report of the next page. Absent: the caller reports them. */
  readonly noteLines?: NoteLines;
};

/** Returns a request's cart access from a route's context. */
export function toCartAccess(context: Readonly<RouterContextProvider>): CartAccess {
  return {
    country: context.get(requestContext).country,
    session: context.get(requestContext).session,
    cartRoom: context.get(requestContext).gateways.cartRoom,
    noteLines: context.get(requestContext).unreported.note,
  };
}

/** Returns the room address of a session's cart in this shop. */
export function toCartAddress(access: CartAccess, session: Session): CartAddress {
  const { id, customerId, cartId } = session;
  return { sessionId: id, customerId, cartId, country: access.country.code };
}
