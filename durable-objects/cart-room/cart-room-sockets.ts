import { type Connection, type ConnectionContext, Server, type WSMessage } from "partyserver";
import { heartbeat, type RealtimeMessage } from "../../app/cart/model/realtime-message";
import type { RoomEnvironment } from "../room-environment";
import { watchStock } from "../stock-room/watch-stock";
import { closeSilentSockets } from "./close-silent-sockets";
import { closeCodes, maxSockets, refuseSocket } from "./refuse-socket";
import { createRoomLog, type RoomLog } from "./room-log";
import { SerialLine } from "./serial-line";
import { type SocketRate, takeSocketMessage } from "./take-socket-message";

/** RFC 6455, 7.4.1: the page closed and gave no code; nobody may send it. */
const unnamedClose = 1005;

/** RFC 6455's registry: come back. */
const becameCustomers = 1012;
const guestTag = "guest";

/** The sockets of a cart: who may come, what they may say, what they are told. They sleep with the room. */
export class CartRoomSockets extends Server<RoomEnvironment> {
  static override options = { hibernate: true };
  readonly #door = new SerialLine();
  readonly #log: RoomLog;

  constructor(ctx: DurableObjectState, env: RoomEnvironment) {
    super(ctx, env);
    this.#log = createRoomLog(ctx.id.name ?? "");
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair(heartbeat.ping, heartbeat.pong));
  }

  protected tell(message: RealtimeMessage): void {
    this.broadcast(JSON.stringify(message));
  }

  /** True while somebody listens. */
  tellStock(sku: string, availableQuantity: number): boolean {
    this.tell({ event: "stock-update", data: { sku, availableQuantity } });
    return [...this.getConnections()].length > 0;
  }

  /** Closes the sockets of a session, or all of them. */
  deleteUserConnections(sessionId?: string): void {
    for (const connection of this.getConnections(sessionId)) connection.close(1000, "Signed out");
  }

  /** Closes the sockets of guests: with a customer's cookie they are opened again. */
  protected dismissGuests(): void {
    for (const connection of this.getConnections(guestTag)) connection.close(becameCustomers, "Signed in");
  }

  /** Whether somebody may hear of the cart: a customer, or a guest (null). */
  protected mayListen(_customerId: string | null): boolean {
    return true;
  }

  /** Those of the SKUs that exist: whatever a page makes up would be an object for ever. */
  protected async findKnownSkus(skus: readonly string[]): Promise<readonly string[]> {
    return skus;
  }

  /** Only sockets come here, one after the other: two at once must not both become the tenth. */
  override fetch(request: Request): Promise<Response> {
    const isSocket = request.headers.get("Upgrade")?.toLowerCase() === "websocket";
    if (!isSocket) return Promise.resolve(new Response(null, { status: 404 }));
    return this.#door.run(() => this.#admit(request));
  }

  /** The base class would send a stack on errors, so nothing it may throw gets that far. */
  async #admit(request: Request): Promise<Response> {
    if (!this.mayListen(request.headers.get("x-customer-id")))
      return this.#refuse(closeCodes.foreignCart, "Not the cart of this session");
    if (this.#isFull()) {
      const lastPing = (connection: Connection) => this.ctx.getWebSocketAutoResponseTimestamp(connection);
      closeSilentSockets(this.getConnections<SocketRate>(), lastPing, Date.now());
    }
    if (this.#isFull()) return this.#refuse(closeCodes.tooManySockets, "Too many connections");
    const response = await super.fetch(request);
    return response.status >= 500 ? new Response(null, { status: 500 }) : response;
  }

  #refuse(code: number, reason: string): Response {
    this.#log("socket-refused", { code, reason });
    return refuseSocket(code, reason);
  }

  #isFull(): boolean {
    const open = [...this.getConnections()].filter(({ readyState }) => readyState === WebSocket.OPEN);
    return open.length >= maxSockets;
  }

  override onConnect(connection: Connection<SocketRate>, _context: ConnectionContext): void {
    connection.setState({ since: Date.now(), count: 0 });
  }

  override getConnectionTags(_connection: Connection, { request }: ConnectionContext): string[] {
    const sessionId = request.headers.get("x-session-id");
    const isGuest = !request.headers.has("x-customer-id");
    return [...(sessionId ? [sessionId] : []), ...(isGuest ? [guestTag] : [])];
  }

  /**
   * The end of the closing handshake. The base class repeats the page's code, which fails for a close without one (1005):
   * then the page would wait for its close until the connection breaks.
   */
  override onClose(connection: Connection, code: number): void {
    if (code === unnamedClose) connection.close(1000);
  }

  override onMessage(connection: Connection<SocketRate>, message: WSMessage): void {
    if (connection.readyState !== WebSocket.OPEN) return;
    const taken = takeSocketMessage(connection, message, Date.now());
    if (taken.kind === "too-much") connection.close(1008, "Too much");
    if (taken.kind === "unknown") this.#log("socket-event-unknown");
    if (taken.kind !== "watch") return;
    this.ctx.waitUntil(this.#watch(taken.skus));
  }

  async #watch(skus: readonly string[]): Promise<void> {
    const known = await this.findKnownSkus(skus);
    await Promise.allSettled(known.map((sku) => watchStock(this.env, sku, this.name)));
  }
}
