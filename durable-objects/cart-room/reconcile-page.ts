import type { RealtimeMessage } from "../../app/cart/model/realtime-message";
import { rereadCart } from "./read-cart";
import type { Room } from "./room";

/** What a page sends when its socket opens. */
type SocketGreeting = {
  /** Version of the cart on the page; null: not sent, so the page receives only later changes. */
  readonly knownVersion: number | null;
  /** The page had a socket before and lost it. */
  readonly isReconnect: boolean;
};

type Send = (message: RealtimeMessage) => void;

/**
 * Updates a page when its socket opens.
 * The page loads its cart before it opens the socket, and misses broadcasts in between, so the socket first sends
 * the room's cart if that is newer. After a reconnect, or if the room has no cart, also loads the cart from the
 * platform and sends changes to all sockets.
 */
export function reconcilePage(room: Room, headers: Headers, send: Send): void {
  const { knownVersion, isReconnect } = toSocketGreeting(headers);
  if (knownVersion === null && !isReconnect) return;
  const cart = room.storage.snapshot()?.cart;
  if (cart && knownVersion !== null && cart.version > knownVersion)
    send({ event: "cart-update", data: cart });
  if (cart && !isReconnect) return;
  const reread = room
    .inTurn(() => rereadCart(room))
    .then((read) => {
      const isGone = read.ok ? read.value === null : read.error.code !== "platform-unavailable";
      if (!cart && isGone) send({ event: "cart-update", data: {} });
    });
  room.later(reread);
}

function toSocketGreeting(headers: Headers): SocketGreeting {
  const version = Number(headers.get("x-known-version") ?? "");
  return {
    knownVersion: Number.isSafeInteger(version) && version > 0 ? version : null,
    isReconnect: headers.get("x-reconnect") === "1",
  };
}
