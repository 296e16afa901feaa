import { isCart } from "../model/cart";
import { CartChannel } from "./cart-channel";
import type { CartStore } from "./cart-state";

type Parts = {
  readonly state: CartStore;
  readonly cartId: string;
  /** Receives the version after a change, also one of this page; null: the cart was ordered or deleted. */
  readonly onChange: (version: number | null) => void;
  /** Changes may have been missed: the page must be read again. */
  readonly onMissed: () => void;
};

/**
 * Follows the cart of a server-rendered page, which requests the server again on a change.
 * Returns a function that stops.
 */
export function followServedCart({ state, cartId, onChange, onMissed }: Parts): () => void {
  const channel = new CartChannel({
    state,
    pageStock: { watchSkus: () => () => {} },
    loadOpenSocket: async () => (await import("./shared-socket")).openSharedSocket,
    onMessage: ({ event, data }) => {
      if (event === "cart-update") onChange(isCart(data) ? data.version : null);
    },
    catchUp: async () => onMissed(),
    onOtherSkus: () => {},
  });
  const stop = new AbortController();
  addEventListener("pagehide", () => channel.handlePageHide(), stop);
  channel.follow(cartId);
  return () => {
    stop.abort();
    channel.leave();
  };
}
