import { isCart } from "../model/cart";
import { CartChannel } from "./cart-channel";
import type { CartStore } from "./cart-state";

type Parts = {
  readonly state: CartStore;
  readonly cartId: string;
  /** Its version after a change, be it this page's own; null: it was ordered or deleted. */
  readonly onChange: (version: number | null) => void;
  /** Something may have been missed: the page is to be read anew. */
  readonly onMissed: () => void;
};

/** Follows the cart of a page that shows what the server read, and asks the server again. Answers how to stop. */
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
