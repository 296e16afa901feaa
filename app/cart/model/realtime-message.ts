import { array, type Infer, is, literal, number, object, size, string, type } from "superstruct";
import { parseJson } from "../../foundation/parse-json";
import { type Cart, isCart } from "./cart";

/** Maximum SKUs that one page may watch. */
const maxWatchedSkus = 100;

/** A room's message to its sockets: the changed cart, `{}` when it was ordered or deleted, or a stock. */
export type RealtimeMessage =
  | { readonly event: "cart-update"; readonly data: Cart | Readonly<Record<string, never>> }
  | {
      readonly event: "stock-update";
      readonly data: { readonly sku: string; readonly availableQuantity: number };
    };

const WatchMessage = object({
  event: literal("watch"),
  data: object({ skus: size(array(size(string(), 1, 64)), 0, maxWatchedSkus) }),
});

/** A page's message over its cart's socket: the SKUs that it shows. */
export type WatchMessage = Infer<typeof WatchMessage>;

const ServerMessage = type({ event: string(), data: type({}) });
const StockData = type({ sku: string(), availableQuantity: number() });

/** Heartbeat texts, which prevent proxies from closing a socket. The response does not wake the room. */
export const heartbeat = { ping: "ping", pong: "pong" } as const;

export function parseWatchMessage(text: string): WatchMessage | null {
  const message = parseJson(text);
  return is(message, WatchMessage) ? message : null;
}

/**
 * Parses a socket message; null for a heartbeat or an unknown event (the caller warns).
 * Checks only the top level of a cart, because the sender is a room of the same deployment.
 */
export function parseRealtimeMessage(text: string): RealtimeMessage | null {
  const message = parseJson(text);
  if (!is(message, ServerMessage)) return null;
  if (message.event === "stock-update" && is(message.data, StockData)) {
    return { event: "stock-update", data: message.data };
  }
  if (message.event !== "cart-update") return null;
  if (Object.keys(message.data).length === 0) return { event: "cart-update", data: {} };
  return isCart(message.data) ? { event: "cart-update", data: message.data } : null;
}
