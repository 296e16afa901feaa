import type { RealtimeMessage } from "../../app/cart/model/realtime-message";
import { rereadCart } from "./read-cart";
import type { Room } from "./room";

/** What a page says when its socket opens. */
type SocketGreeting = {
  /** Version of the cart that the page shows; null: it does not say, and hears of changes from now on. */
  readonly knownVersion: number | null;
  /** The page had a socket before and lost it. */
  readonly isReconnect: boolean;
};

type Tell = (message: RealtimeMessage) => void;

/**
 * A page reads its cart first and opens its socket then; what changed in between no broadcast tells it, so the socket
 * begins with the room's cart when that is newer. A reconnect, and a room that knows no cart, ask the platform behind
 * it: what is news there, every socket hears.
 */
export function reconcilePage(room: Room, headers: Headers, tell: Tell): void {
  const { knownVersion, isReconnect } = toSocketGreeting(headers);
  if (knownVersion === null && !isReconnect) return;
  const cart = room.storage.snapshot()?.cart;
  if (cart && knownVersion !== null && cart.version > knownVersion)
    tell({ event: "cart-update", data: cart });
  if (cart && !isReconnect) return;
  const reread = room
    .inTurn(() => rereadCart(room))
    .then((read) => {
      const isGone = read.ok ? read.value === null : read.error.code !== "platform-unavailable";
      if (!cart && isGone) tell({ event: "cart-update", data: {} });
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
