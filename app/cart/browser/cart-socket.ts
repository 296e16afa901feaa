import ReconnectingWebSocket from "partysocket/ws";
import { listen } from "../../foundation/browser/listen";
import { heartbeat } from "../model/realtime-message";

/** DECISIONS: per outage two retries, 5000 ms apart; then off until the page is online, visible or loaded again. */
const retryDelayMs = 5000;
const maxRetries = 2;
const heartbeatMs = 30_000;

export type CartSocket = {
  /** Sends the SKUs whose stock is shown, now and after each reconnect. */
  watch(skus: readonly string[]): void;
  /** Restarts the retries when the shopper returns to the page. */
  wake(): void;
  close(): void;
};

/**
 * Opens the socket of a cart.
 * `toAddress` runs before each attempt; its argument says whether a socket was open before.
 */
export function openCartSocket(
  toAddress: (isReconnect: boolean) => string,
  onText: (text: string) => void,
): CartSocket {
  let wasOpen = false;
  /** Since the last open socket or the last `wake`. */
  let failures = 0;
  let isRefused = false;
  let watched: readonly string[] = [];
  const socket = new ReconnectingWebSocket(() => toAddress(wasOpen), [], {
    minReconnectionDelay: retryDelayMs,
    maxReconnectionDelay: retryDelayMs,
    maxRetries,
  });
  const isOpen = () => socket.readyState === socket.OPEN;
  const sendWatched = () => {
    if (isOpen() && watched.length > 0)
      socket.send(JSON.stringify({ event: "watch", data: { skus: watched } }));
  };
  const wake = () => {
    if (isRefused || socket.readyState !== socket.CLOSED) return;
    failures = 0;
    socket.reconnect();
  };
  listen(socket, {
    open: () => {
      wasOpen = true;
      failures = 0;
      sendWatched();
    },
    message: ({ data }) => {
      if (typeof data === "string" && data !== heartbeat.pong) onText(data);
    },
    close: ({ code }) => {
      // Another visitor's cart, no cart, too many pages: a retry changes nothing.
      isRefused = code >= 4400 && code < 4500;
      failures += 1;
      if (isRefused) socket.close();
      else if (failures === maxRetries + 1) console.warn("The real-time channel gave up");
    },
  });
  const heart = setInterval(() => {
    if (isOpen()) socket.send(heartbeat.ping);
  }, heartbeatMs);
  return {
    wake,
    watch(skus) {
      if (skus.join() === watched.join()) return;
      watched = skus;
      sendWatched();
    },
    close() {
      clearInterval(heart);
      socket.close();
    },
  };
}
