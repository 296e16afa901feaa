import type { RouterContextProvider } from "react-router";
import type { Country } from "../../countries/model/country";
import type { CartAddress, CartRoomGateway } from "../../gateways/cart-room/cart-room-gateway";
import { requestContext } from "../../request/context";
import type { Session, SessionAccess } from "../../request/session";
import type { NoteLines } from "../../tracking/model/untold-lines";

/** What cart and order operations need of a request: whose cart, in which country, and the way to its room. */
export type CartAccess = {
  readonly country: Country;
  readonly session: SessionAccess;
  readonly cartRoom: CartRoomGateway;
  /** Hears which lines a form changed, for the page that follows to tell. Absent: the caller tells it itself. */
  readonly noteLines?: NoteLines;
};

/** Takes the access out of a route's context. */
export function toCartAccess(context: Readonly<RouterContextProvider>): CartAccess {
  return {
    country: context.get(requestContext).country,
    session: context.get(requestContext).session,
    cartRoom: context.get(requestContext).gateways.cartRoom,
    noteLines: context.get(requestContext).untold.note,
  };
}

/** The room's address of a session's cart in this shop. */
export function toCartAddress(access: CartAccess, session: Session): CartAddress {
  const { id, customerId, cartId } = session;
  return { sessionId: id, customerId, cartId, country: access.country.code };
}
