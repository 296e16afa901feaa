import type { Connection } from "partyserver";
import { parseWatchMessage } from "../../app/cart/model/realtime-message";

const maxMessageBytes = 8 * 1024;
/** A page says what it watches when it loads or changes; more than this is no page. */
const maxMessagesPerWindow = 20;
const windowMs = 10_000;

/** Kept with the socket while the room sleeps: when its window of messages began, and how many came in it. */
export type SocketRate = { readonly since: number; readonly count: number };

export type SocketMessage =
  | { readonly kind: "watch"; readonly skus: readonly string[] }
  /** An event that this build does not know. */
  | { readonly kind: "unknown" }
  /** A client that talks too much or too long. */
  | { readonly kind: "too-much" };

export function takeSocketMessage(
  connection: Connection<SocketRate>,
  message: string | ArrayBuffer | ArrayBufferView,
  now: number,
): SocketMessage {
  const rate = connection.state;
  const current =
    rate && now - rate.since < windowMs ? { ...rate, count: rate.count + 1 } : { since: now, count: 1 };
  connection.setState(current);
  const isTooLong = typeof message !== "string" || message.length > maxMessageBytes;
  if (isTooLong || current.count > maxMessagesPerWindow) return { kind: "too-much" };
  const watch = parseWatchMessage(message);
  return watch ? { kind: "watch", skus: watch.data.skus } : { kind: "unknown" };
}
