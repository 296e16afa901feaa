import type { Connection, Server, WSMessage } from "partyserver";
import type { Cart } from "../../app/cart/model/cart";
import { heartbeat, parseWatchMessage, type RealtimeMessage } from "../../app/cart/model/realtime-message";
import { readTraceHeaders, runWithTrace } from "../../app/gateways/current-trace";
import { closeCodes, refuseSocket } from "./refuse-socket";
import type { RoomLog } from "./room";
import { SerialLine } from "./serial-line";

/** Limit of sockets per cart; further ones are refused. */
const maxSockets = 10;
/**
 * Time without a heartbeat after which a connection counts as dead, even if TCP reports it open.
 * A page sends a heartbeat every 30 s.
 */
const silentAfterMs = 90_000;

const maxMessageBytes = 8 * 1024;
/** A page sends its SKUs only when it loads or changes, so a client that sends more is no page. */
const maxMessagesPerWindow = 20;
const windowMs = 10_000;

/** RFC 6455, 7.4.1: the page closed without a code; this code must not be sent. */
const unnamedClose = 1005;
/** RFC 6455's registry: service restart, reconnect. */
const becameCustomers = 1012;
const guestTag = "guest";

/**
 * Message rate of a socket, stored with it during hibernation.
 * `since`: start of the window; `count`: its messages; `heardAt`: time of the last message.
 */
export type SocketRate = { readonly since: number; readonly count: number; readonly heardAt: number };

type CartConnection = Connection<SocketRate>;

/** What the sockets need of their Durable Object. */
export type SocketHost = {
  /** All of them, or those of a tag. */
  readonly list: (tag?: string) => Iterable<CartConnection>;
  readonly broadcast: (text: string) => void;
  readonly log: RoomLog;
};

/**
 * Creates the sockets of a cart's Durable Object.
 * Heartbeats wake it: the runtime's automatic response would reply to any number of them without counting them.
 */
export function holdSockets(
  ctx: DurableObjectState,
  server: Pick<Server, "getConnections" | "broadcast">,
  log: RoomLog,
): CartSockets {
  ctx.setWebSocketAutoResponse();
  return new CartSockets({
    list: (tag) => server.getConnections(tag),
    broadcast: (text) => server.broadcast(text),
    log,
  });
}

/** The sockets of a cart: admission, incoming messages, broadcasts. They hibernate with the room. */
export class CartSockets {
  readonly #host: SocketHost;
  /** Admits one socket at a time, so that two at once do not both become the tenth. */
  readonly #admissions = new SerialLine();

  constructor(host: SocketHost) {
    this.#host = host;
  }

  count(): number {
    return [...this.#host.list()].length;
  }

  /** null: the cart became an order or was deleted. */
  announce(cart: Cart | null): void {
    this.#send({ event: "cart-update", data: cart ?? {} });
  }

  /** Returns true while a socket is open. */
  tellStock(sku: string, availableQuantity: number): boolean {
    this.#send({ event: "stock-update", data: { sku, availableQuantity } });
    return this.count() > 0;
  }

  /** Closes the sockets of a session, or all of them. */
  closeOf(sessionId?: string): void {
    for (const connection of this.#host.list(sessionId)) connection.close(1000, "Signed out");
  }

  /** Closes the sockets of guests: a page with a customer's cookie reconnects. */
  dismissGuests(): void {
    for (const connection of this.#host.list(guestTag)) connection.close(becameCustomers, "Signed in");
  }

  /**
   * Responds to a request for a socket, which `accept` upgrades.
   * `mayListen`: whether a customer, or a guest (null), may receive the cart's events.
   */
  admit(
    request: Request,
    mayListen: (customerId: string | null) => boolean,
    accept: () => Promise<Response>,
  ): Promise<Response> {
    const isSocket = request.headers.get("Upgrade")?.toLowerCase() === "websocket";
    if (!isSocket) return Promise.resolve(new Response(null, { status: 404 }));
    const enter = async () => {
      if (!mayListen(request.headers.get("x-customer-id")))
        return this.#refuse(closeCodes.foreignCart, "Not the cart of this session");
      if (this.#isFull()) this.#closeSilent(Date.now());
      if (this.#isFull()) return this.#refuse(closeCodes.tooManySockets, "Too many connections");
      const response = await accept();
      // partyserver would send a stack trace on errors, so its error responses are replaced.
      return response.status >= 500 ? new Response(null, { status: 500 }) : response;
    };
    return runWithTrace(readTraceHeaders(request.headers), () => this.#admissions.run(enter));
  }

  /** Starts the message count of an opened socket. */
  begin(connection: CartConnection): void {
    const now = Date.now();
    connection.setState({ since: now, count: 0, heardAt: now });
  }

  /**
   * Returns the SKUs that a page requests to watch.
   * null: an unknown message, or a violated limit, which closes the socket.
   */
  receive(connection: CartConnection, message: WSMessage): readonly string[] | null {
    if (connection.readyState !== WebSocket.OPEN) return null;
    const isTooLong = typeof message !== "string" || message.length > maxMessageBytes;
    if (countMessage(connection, Date.now()) > maxMessagesPerWindow || isTooLong) {
      connection.close(1008, "Too much");
      return null;
    }
    if (message === heartbeat.ping) {
      connection.send(heartbeat.pong);
      return null;
    }
    const watch = parseWatchMessage(message);
    if (!watch) this.#host.log("socket-event-unknown");
    return watch?.data.skus ?? null;
  }

  #send(message: RealtimeMessage): void {
    if (this.count() > 0) this.#host.broadcast(JSON.stringify(message));
  }

  #refuse(code: number, reason: string): Response {
    this.#host.log("socket-refused", { code, reason });
    return refuseSocket(code, reason);
  }

  #isFull(): boolean {
    const open = [...this.#host.list()].filter(({ readyState }) => readyState === WebSocket.OPEN);
    return open.length >= maxSockets;
  }

  /**
   * Closes dead connections to admit a new socket.
   * A half-open connection (the device lost its network) sends no close, and ten of them would lock the shopper out.
   */
  #closeSilent(now: number): void {
    for (const connection of this.#host.list()) {
      if (now - (connection.state?.heardAt ?? 0) >= silentAfterMs) connection.close(1001, "Silent");
    }
  }
}

/** Returns the number of messages in the socket's window, this one included. */
function countMessage(connection: CartConnection, now: number): number {
  const rate = connection.state;
  const current =
    rate && now - rate.since < windowMs
      ? { ...rate, count: rate.count + 1, heardAt: now }
      : { since: now, count: 1, heardAt: now };
  connection.setState(current);
  return current.count;
}

/** Tags a socket with its session, and as a guest's. */
export function toSocketTags(headers: Headers): string[] {
  const sessionId = headers.get("x-session-id");
  const isGuest = !headers.has("x-customer-id");
  return [...(sessionId ? [sessionId] : []), ...(isGuest ? [guestTag] : [])];
}

/**
 * Completes the closing handshake of a socket that the page closed without a code (1005).
 * The `partyserver` library echoes the page's code, which fails for 1005: the page would wait until the connection
 * breaks.
 */
export function endSocket(connection: Connection, code: number): void {
  if (code === unnamedClose) connection.close(1000);
}
