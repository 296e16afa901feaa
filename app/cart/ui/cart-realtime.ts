import type { Cart } from "../model/cart";
import { parseRealtimeMessage } from "../model/realtime-message";
import type { CartPageContext } from "./cart-page-context";
import { type CartSocket, openCartSocket } from "./cart-socket";
import { getCartState } from "./cart-store";
import { loadBadge } from "./load-badge";
import { rereadStock } from "./reread-stock";
import { canShareSockets, SharedCartSocket } from "./share-cart-socket";
import { watchShownSkus } from "./watch-shown-skus";

let channel: { readonly cartId: string; readonly leave: () => void } | null = null;
let page: CartPageContext | null = null;
/** The page is kept for going back: it holds no socket and no lock meanwhile. */
let isPutBy = false;

addEventListener("pagehide", () => {
  isPutBy = true;
  unfollow();
});
addEventListener("pageshow", ({ persisted }) => {
  isPutBy = false;
  if (persisted && page) followAgain(page);
});

/** Follows a cart; one channel per page, and one socket for all tabs where the browser can. */
export function openCartChannel(cartId: string, context: CartPageContext): void {
  page = context;
  follow(cartId, context, false);
  // There before the network goes: without it, nothing could be kept. What cannot be loaded now is on first use.
  import("./cart-client").catch(() => {});
}

/** Somebody looks at the page again: rereads the stock that it shows, and its cart where no channel tells of it. */
export async function takeReturn(context: CartPageContext): Promise<void> {
  page = context;
  if (!channel && !isPutBy) followAgain(context);
  if (document.querySelector("[data-watch-sku]")) await rereadStock(context);
}

function follow(cartId: string, context: CartPageContext, isAgain: boolean): void {
  if (channel?.cartId === cartId || isPutBy) return;
  unfollow();
  channel = { cartId, leave: join(cartId, context, isAgain) };
}

function unfollow(): void {
  channel?.leave();
  channel = null;
}

/** The cart may have become another since, or none: follows the one that it is now. What cannot be read is followed as it was. */
async function followAgain(context: CartPageContext): Promise<void> {
  await readAgain(context).catch(() => {});
  const { cartId, hasRealtime } = getCartState();
  if (cartId !== null && hasRealtime) follow(cartId, context, true);
  else unfollow();
}

async function readAgain(context: CartPageContext): Promise<void> {
  const { catchUp } = await import("./take-remote-news");
  await catchUp(context);
}

/** `isAgain`: the page has followed this cart before and may have missed something. Answers how to leave. */
function join(cartId: string, page: CartPageContext, isAgain: boolean): () => void {
  const hear = (text: string): void => {
    takeMessage(text, page).catch(() => countAnew(page));
  };
  const open = (listen: typeof hear, isTakenOver: boolean) =>
    openCartSocket((isReconnect) => toAddress(cartId, isAgain || isTakenOver || isReconnect), listen);
  const socket: CartSocket = canShareSockets()
    ? new SharedCartSocket({
        cartId,
        open,
        hear,
        readVersion: () => getCartState().version,
        catchUp: () => {
          readAgain(page).catch(() => countAnew(page));
        },
      })
    : open(hear, false);
  const stop = new AbortController();
  const wake = () => {
    if (document.visibilityState === "visible") socket.wake();
  };
  addEventListener("online", wake, stop);
  document.addEventListener("visibilitychange", wake, stop);
  const shown = watchShownSkus((skus) => {
    socket.watch(skus);
    if (document.querySelector("[data-few]"))
      import("./cart-client").then((client) => client.prepareCart(page)).catch(() => {});
  });
  shown.repeat();
  return () => {
    stop.abort();
    shown.stop();
    socket.close();
  };
}

/** Tells what the page shows, so that the room begins with what changed since: between the page and its socket, or in an outage. */
function toAddress(cartId: string, isReconnect: boolean): string {
  const { version } = getCartState();
  const query = new URLSearchParams({ cartId });
  if (version !== null) query.set("version", String(version));
  if (isReconnect) query.set("again", "1");
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  return `${scheme}//${location.host}/realtime?${query}`;
}

/** What news need is loaded with the first of them. */
async function takeMessage(text: string, page: CartPageContext): Promise<void> {
  const message = parseRealtimeMessage(text);
  if (message === null) {
    console.warn("Unknown real-time event");
    return;
  }
  const { takeRemoteCart, takeRemoteStock } = await import("./take-remote-news");
  if (message.event === "stock-update") takeRemoteStock(message.data, page);
  else takeRemoteCart(isCart(message.data) ? message.data : null, page);
}

/** The script for news cannot be fetched, after a deploy for example: the badge is right at least, and the next page is whole. */
function countAnew({ prefix }: CartPageContext): void {
  loadBadge(prefix).catch(() => {});
}

/** `{}` stands for a cart that became an order or was deleted. */
function isCart(data: Cart | Readonly<Record<string, never>>): data is Cart {
  return "id" in data;
}
