import type { Connection, ConnectionContext } from "partyserver";
import type { Cart } from "../../app/cart/model/cart";
import type { CartCommand, CartError } from "../../app/cart/model/cart-command";
import type { RealtimeMessage } from "../../app/cart/model/realtime-message";
import { getCountry } from "../../app/countries/model/country-table";
import { err, ok, type Result } from "../../app/foundation/result";
import type { CartAddress, CartSource, PaymentStart } from "../../app/gateways/cart-room/cart-room-gateway";
import type { Order, PlaceOrderError } from "../../app/orders/model/order";
import type { RoomEnvironment } from "../room-environment";
import { CartRoomSockets } from "./cart-room-sockets";
import { CartRoomStorage } from "./cart-room-storage";
import { catchUp, toSocketGreeting } from "./catch-up";
import { toFingerprint } from "./commands/answered-commands";
import { CommandQueue } from "./commands/command-queue";
import type { CommandAnswer } from "./commands/run-batch";
import { createRoom } from "./create-room";
import { deleteCart } from "./delete-cart";
import { describeRoom, type RoomView } from "./describe-room";
import { type CustomersCart, findCart } from "./find-cart";
import { clearWhenIdle, noteUse } from "./idle-room";
import { meetVisitor } from "./meet-visitor";
import { type OpenCartRequest, openCart } from "./open-cart";
import { finishPayment, type PaymentNews } from "./orders/finish-payment";
import { PaymentAttempts } from "./orders/payment-attempts";
import { findLostOrder, findPlacedOrder } from "./orders/placed-order";
import { type ModificationNews, recordModification } from "./orders/record-modification";
import { resumePayments } from "./orders/resume-payments";
import { type StartPaymentRequest, startPayment } from "./orders/start-payment";
import { tellStockRooms } from "./orders/tell-stock-rooms";
import { readCart } from "./read-cart";
import type { Room } from "./room";
import type { SocketRate } from "./take-socket-message";

/** A write for every read would cost more than it tells: once in an hour, and when the room comes back to memory. */
const useIsNotedEveryMs = 60 * 60 * 1000;
const resumeAfterMs = 20_000;

/** One per cart (`cart:<id>`): queue, snapshot, sockets and order. Before a cart exists one per session opens it. */
export class CartRoom extends CartRoomSockets {
  readonly #room: Room;
  readonly #queue: CommandQueue;
  readonly #attempts: PaymentAttempts;
  /** When this instance last made sure that it has an alarm; 0: not yet. */
  #wokenAt = 0;

  constructor(ctx: DurableObjectState, env: RoomEnvironment) {
    super(ctx, env);
    const storage = new CartRoomStorage(ctx.storage);
    this.#room = createRoom(ctx.id.name ?? "", storage, env, {
      announce: (cart) => this.tell({ event: "cart-update", data: cart ?? {} }),
      later: (task) => ctx.waitUntil(task),
    });
    this.#queue = new CommandQueue(this.#room);
    this.#attempts = new PaymentAttempts(storage);
  }

  /** The id of the session's cart. */
  async openCart(request: OpenCartRequest): Promise<Result<string, CartError>> {
    await this.#wake();
    return this.#room.inTurn(() => openCart(this.#room, request));
  }

  /** The id of the customer's active cart; null: none. */
  findCart(request: CustomersCart): Promise<Result<string | null, CartError>> {
    return this.#room.inTurn(() => findCart(this.#room, request));
  }

  /** `known`: without asking the platform, for when it does not answer. */
  async read(address: CartAddress, from: CartSource): Promise<Result<Cart | null, CartError>> {
    if (!(await this.#meet(address))) return err({ code: "cart-of-another-store" });
    if (from === "known") return ok(this.#room.storage.snapshot()?.cart ?? null);
    return readCart(this.#room, from === "through");
  }

  async execute(address: CartAddress, command: CartCommand, key: string): Promise<CommandAnswer> {
    if (!(await this.#meet(address))) return err({ code: "cart-of-another-store" });
    const fingerprint = await toFingerprint("execute", command);
    return this.#queue.execute({ command, scope: { sessionId: address.sessionId, key, fingerprint } });
  }

  async deleteCart(address: CartAddress): Promise<Result<null, CartError>> {
    if (!(await this.#meet(address))) return err({ code: "cart-of-another-store" });
    return this.#room.inTurn(() => deleteCart(this.#room));
  }

  /** The order that the cart became, also when nobody has seen it yet. */
  async findOrder(address: CartAddress): Promise<Result<Order | null, CartError>> {
    if (!(await this.#meet(address))) return err({ code: "cart-of-another-store" });
    const placed = findPlacedOrder(this.#room);
    return placed ? ok(placed) : findLostOrder(this.#room);
  }

  async startPayment(
    address: CartAddress,
    request: Omit<StartPaymentRequest, "country" | "sessionId">,
  ): Promise<Result<PaymentStart, PlaceOrderError>> {
    if (!(await this.#meet(address))) return err({ code: "cart-incomplete", missing: "lines" });
    const full = { ...request, sessionId: address.sessionId, country: getCountry(address.country) };
    const answer = await this.#room.inTurn(() => startPayment(this.#room, this.#attempts, full));
    if (answer.ok && answer.value.next === "thank-you") this.#tellStock(answer.value.order);
    return answer;
  }

  async finishPayment(news: PaymentNews): Promise<Result<Order, PlaceOrderError>> {
    await this.#wake();
    // Before anything is done: what ends in the middle, with the process, is taken up again.
    await this.ctx.storage.setAlarm(Date.now() + resumeAfterMs);
    const answer = await this.#room.inTurn(() => finishPayment(this.#room, this.#attempts, news));
    if (answer.ok) this.#tellStock(answer.value);
    return answer;
  }

  async recordModification(news: ModificationNews): Promise<void> {
    await this.ctx.storage.setAlarm(Date.now() + resumeAfterMs);
    await recordModification(this.#room, this.#attempts, news);
  }

  describe(): RoomView {
    return describeRoom(this.#room, this.#queue, [...this.getConnections()].length);
  }

  override onConnect(connection: Connection<SocketRate>, context: ConnectionContext): void {
    super.onConnect(connection, context);
    const tell = (message: RealtimeMessage) => connection.send(JSON.stringify(message));
    catchUp(this.#room, toSocketGreeting(context.request.headers), tell);
  }

  override async onAlarm(): Promise<void> {
    this.#wokenAt = 0;
    this.#room.answered.forgetOld(Date.now());
    const isOpen = await this.#room.inTurn(() => resumePayments(this.#room, this.#attempts));
    if (isOpen) return this.ctx.storage.setAlarm(Date.now() + 3 * resumeAfterMs);
    return clearWhenIdle(this.#room.storage, Date.now());
  }

  async #meet({ country }: CartAddress): Promise<boolean> {
    await this.#wake();
    return meetVisitor(this.#room, country);
  }

  async #wake(): Promise<void> {
    if (Date.now() - this.#wokenAt < useIsNotedEveryMs) return;
    this.#wokenAt = Date.now();
    await noteUse(this.#room.storage, this.#wokenAt);
  }

  #tellStock(order: Order): void {
    this.ctx.waitUntil(tellStockRooms(this.#room, this.env, order));
  }
}
