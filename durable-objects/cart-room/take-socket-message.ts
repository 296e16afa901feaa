import type { Connection } from "partyserver";
import { parseWatchMessage } from "../../app/cart/model/realtime-message";

const maxMessageBytes = 8 * 1024;
/** A page says what it watches when it loads or changes; more than this is no page. */
const maxMessagesPerWindow = 20;
const windowMs = 10_000;

type Rate = { readonly since: number; readonly count: number };

/** SKUs that a page asks to watch; null closes the socket of a client that talks too much or too long. */
export function takeSocketMessage(
  connection: Connection<Rate>,
  message: string | ArrayBuffer | ArrayBufferView,
  now: number,
): readonly string[] | null {
  const rate = connection.state;
  const current =
    rate && now - rate.since < windowMs ? { ...rate, count: rate.count + 1 } : { since: now, count: 1 };
  connection.setState(current);
  if (current.count > maxMessagesPerWindow) return null;
  if (typeof message !== "string" || message.length > maxMessageBytes) return null;
  return parseWatchMessage(message)?.data.skus ?? [];
}
