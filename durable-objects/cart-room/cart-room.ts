import type { Connection, ConnectionContext } from "partyserver";
import type { Cart } from "../../app/cart/model/cart";
import type { CartCommand, CartError } from "../../app/cart/model/cart-command";
import type { RealtimeMessage } from "../../app/cart/model/realtime-message";
import { getCountry } from "../../app/countries/model/country-table";
import { err, ok, type Result } from "../../app/foundation/result";
import type { CartAddress, CartSource, PaymentStart } from "../../app/gateways/cart-room/cart-room-gateway";
import type { Order, PlaceOrderError } from "../../app/orders/model/order";
import type { RoomEnvironment } from "../room-environment";
import { isStranger } from "./cart-owner";
import { CartRoomEntrance } from "./cart-room-entrance";
import { catchUp, toSocketGreeting } from "./catch-up";
import { toScope } from "./commands/answered-commands";
import { CommandQueue } from "./commands/command-queue";
import type { CommandAnswer } from "./commands/run-batch";
import { type DeletedCart, deleteCartOnce } from "./delete-cart";
import { describeRoom, type RoomView } from "./describe-room";
import { clearWhenIdle } from "./idle-room";
import { keepMadeCart } from "./keep-cart";
import { finishPayment, type PaymentNews } from "./orders/finish-payment";
import { PaymentAttempts } from "./orders/payment-attempts";
import { findLostOrder, findPlacedOrder } from "./orders/placed-order";
import { type ModificationNews, recordModification } from "./orders/record-modification";
import { resumePayments } from "./orders/resume-payments";
import type { StartPaymentRequest } from "./orders/start-payment";
import { type PaidElsewhere, startPaymentOnce } from "./orders/start-payment-once";
import { tellStockRooms } from "./orders/tell-stock-rooms";
import { readCartFrom } from "./refresh-prices";
import type { SocketRate } from "./take-socket-message";

const resumeAfterMs = 20_000;
const noLines: PlaceOrderError = { code: "cart-incomplete", missing: "lines" };

/** One per cart (`cart:<id>`): queue, snapshot, sockets and order. Before a cart exists one per session opens it. */
export class CartRoom extends CartRoomEntrance {
  readonly #queue: CommandQueue;
  readonly #attempts: PaymentAttempts;

  constructor(ctx: DurableObjectState, env: RoomEnvironment) {
    super(ctx, env);
    this.#queue = new CommandQueue(this.room);
    this.#attempts = new PaymentAttempts(this.room.storage);
  }

  /** `known`: without asking the platform, for when it does not answer. Of a cart that became another's nothing is told. */
  async read(address: CartAddress, from: CartSource): Promise<Result<Cart | null, CartError>> {
    const met = await this.meet(address);
    if (!met.ok) return met;
    const read = await readCartFrom(this.room, from, address);
    return isStranger(this.room, address) ? ok(null) : read;
  }

  /** `body`: all that a repeat of the key must ask for. `made`: the cart, where it was made for this command. */
  async execute(
    address: CartAddress,
    command: CartCommand,
    key: string,
    body: unknown = command,
    made: Cart | null = null,
  ): Promise<CommandAnswer> {
    const met = await this.meet(address);
    if (!met.ok) return met;
    if (made) keepMadeCart(this.room, made);
    const scope = await toScope(address, key, "execute", body);
    const visitor = { customerId: address.customerId ?? null };
    return this.#queue.execute({ command, scope, visitor });
  }

  async deleteCart(address: CartAddress, key: string): Promise<Result<DeletedCart, CartError>> {
    const met = await this.meetOwner(address);
    if (!met.ok) return met;
    const scope = await toScope(address, key, "delete", {});
    return this.room.inTurn(() => deleteCartOnce(this.room, scope, address));
  }

  /** The order that the cart became, also when nobody has seen it yet. */
  async findOrder(address: CartAddress): Promise<Result<Order | null, CartError>> {
    const met = await this.meet(address);
    if (!met.ok) return met;
    const placed = findPlacedOrder(this.room);
    const found = placed ? ok(placed) : await findLostOrder(this.room);
    return isStranger(this.room, address) ? ok(null) : found;
  }

  async startPayment(
    address: CartAddress,
    request: Omit<StartPaymentRequest, "country" | "customerId" | "sessionId"> & {
      readonly isFound?: boolean;
    },
  ): Promise<Result<PaymentStart | PaidElsewhere, PlaceOrderError>> {
    if (!(await this.meetOwner(address)).ok) return err(noLines);
    const { sessionId, customerId = null } = address;
    const { method, idempotencyKey, isFound = false } = request;
    const full = { ...request, isFound, sessionId, customerId, country: getCountry(address.country) };
    const scope = await toScope(address, idempotencyKey, "pay", { method });
    const answer = await this.room.inTurn(() => startPaymentOnce(this.room, this.#attempts, scope, full));
    if (isStranger(this.room, address)) return err(noLines);
    if (answer.ok && answer.value.next === "thank-you") this.#tellStock(answer.value.order);
    return answer;
  }

  /** The shopper is back. The payment is dealt with whoever says so, but what became of another's cart is not told. */
  async finishOwnPayment(
    address: CartAddress,
    outcome: { readonly sessionId: string; readonly sessionResult: string | null },
  ): Promise<Result<Order, PlaceOrderError>> {
    if (!(await this.meet(address)).ok) return err(noLines);
    const answer = await this.finishPayment({ from: "shopper", ...outcome });
    return isStranger(this.room, address) ? err(noLines) : answer;
  }

  /** For the provider's signed word, which needs no owner. */
  async finishPayment(news: PaymentNews): Promise<Result<Order, PlaceOrderError>> {
    await this.wake();
    // Before anything is done: what ends in the middle, with the process, is taken up again.
    await this.ctx.storage.setAlarm(Date.now() + resumeAfterMs);
    const answer = await this.room.inTurn(() => finishPayment(this.room, this.#attempts, news));
    if (answer.ok) this.#tellStock(answer.value);
    return answer;
  }

  async recordModification(news: ModificationNews): Promise<void> {
    await this.wake();
    await this.ctx.storage.setAlarm(Date.now() + resumeAfterMs);
    await recordModification(this.room, this.#attempts, news);
  }

  describe(): RoomView {
    return describeRoom(this.room, this.#queue, [...this.getConnections()].length);
  }

  override onConnect(connection: Connection<SocketRate>, context: ConnectionContext): void {
    super.onConnect(connection, context);
    const tell = (message: RealtimeMessage) => connection.send(JSON.stringify(message));
    catchUp(this.room, toSocketGreeting(context.request.headers), tell);
  }

  override async onAlarm(): Promise<void> {
    this.fallAsleep();
    if (this.room.cartId === "" && this.#attempts.unsettled().length > 0) return this.waitForName();
    this.room.answered.forgetOld(Date.now());
    const nextAt = await this.room.inTurn(() => resumePayments(this.room, this.#attempts));
    if (nextAt !== null) return this.ctx.storage.setAlarm(nextAt);
    return clearWhenIdle(this.room.storage, Date.now());
  }

  #tellStock(order: Order): void {
    this.ctx.waitUntil(tellStockRooms(this.room, this.env, order));
  }
}
