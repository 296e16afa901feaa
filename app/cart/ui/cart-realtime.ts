import ReconnectingWebSocket from "partysocket/ws";
import type { Cart } from "../model/cart";
import { heartbeat, parseRealtimeMessage } from "../model/realtime-message";
import type { CartPageContext } from "./cart-page-context";
import { getCartState } from "./cart-store";
import { watchShownSkus } from "./watch-shown-skus";

export { rereadStock } from "./reread-stock";

/** DECISIONS: per outage two retries, 5000 ms apart; then off until the page comes online, becomes visible or is loaded again. */
const retryDelayMs = 5000;
const maxRetries = 2;
const heartbeatMs = 30_000;

let channel: { readonly cartId: string; readonly close: () => void } | null = null;

/** Follows a cart over its socket; one channel per page. */
export function openCartChannel(cartId: string, page: CartPageContext): void {
  if (channel?.cartId === cartId) return;
  channel?.close();
  let wasOpen = false;
  const socket = new ReconnectingWebSocket(() => toAddress(cartId, wasOpen), [], {
    minReconnectionDelay: retryDelayMs,
    maxReconnectionDelay: retryDelayMs,
    maxRetries,
  });

  const shown = watchShownSkus((skus) => {
    if (socket.readyState === socket.OPEN) socket.send(JSON.stringify({ event: "watch", data: { skus } }));
  });
  const stop = new AbortController();
  let isRefused = false;
  socket.addEventListener("open", () => {
    wasOpen = true;
    shown.repeat();
  });
  socket.addEventListener("message", ({ data }) => takeMessage(data, page));
  socket.addEventListener("close", ({ code }) => {
    // Not our cart, no cart, too many pages: asking again changes nothing.
    isRefused = code >= 4400 && code < 4500;
    if (isRefused) socket.close();
  });
  const wake = () => {
    if (!isRefused && document.visibilityState === "visible" && socket.readyState === socket.CLOSED)
      socket.reconnect();
  };
  addEventListener("online", wake, stop);
  document.addEventListener("visibilitychange", wake, stop);
  const heart = setInterval(() => {
    if (socket.readyState === socket.OPEN) socket.send(heartbeat.ping);
  }, heartbeatMs);
  const close = () => {
    stop.abort();
    shown.stop();
    clearInterval(heart);
    socket.close();
  };
  channel = { cartId, close };
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
async function takeMessage(text: unknown, page: CartPageContext): Promise<void> {
  if (typeof text !== "string" || text === heartbeat.pong) return;
  const message = parseRealtimeMessage(text);
  if (message === null) {
    console.warn("Unknown real-time event");
    return;
  }
  const { takeRemoteCart, takeRemoteStock } = await import("./take-remote-news");
  if (message.event === "stock-update") takeRemoteStock(message.data, page);
  else takeRemoteCart(isCart(message.data) ? message.data : null, page);
}

/** `{}` stands for a cart that became an order or was deleted. */
function isCart(data: Cart | Readonly<Record<string, never>>): data is Cart {
  return "id" in data;
}
