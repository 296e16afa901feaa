import type { Connection, ConnectionContext, WSMessage } from "partyserver";
import type { Cart } from "../../app/cart/model/cart";
import type { CartCommand } from "../../app/cart/model/cart-command";
import type { CountryCode } from "../../app/countries/model/country";
import type { CartAddress, CartSource, PaymentChoice } from "../../app/gateways/cart-room/cart-room-gateway";
import { AgentServer } from "./agent-server";
import { mayListen } from "./cart-owner";
import { type CartSockets, endSocket, holdSockets, type SocketRate, toSocketTags } from "./cart-sockets";
import { CommandQueue } from "./commands/command-queue";
import { type CartTransfer, receiveCart, transferCart } from "./commands/transfer-cart";
import { createRoom, describeRoom } from "./create-room";
import { deleteCart } from "./delete-cart";
import { type Giving, giveCart, mergeCart } from "./give-cart";
import { findSessionCart, type OpenCartRequest, openCart } from "./open-cart";
import * as payments from "./orders/cart-payments";
import { handleAlarm } from "./orders/handle-alarm";
import { reconcilePage } from "./reconcile-page";
import { readCartFrom } from "./refresh-prices";
import type { Room } from "./room";
import { beginSignIn, endSignIn, listCarts, noteCarts, type Shopper } from "./session-carts";
import { watchStock } from "./stock-rooms";

/** One per cart (`cart:<id>`): queue, snapshot, sockets and order. A session's room opens the cart. */
export class CartRoom extends AgentServer {
  static override options = { hibernate: true };
  readonly #sockets: CartSockets;
  protected override readonly room: Room;
  readonly #queue: CommandQueue;

  constructor(ctx: DurableObjectState, env: Cloudflare.Env) {
    super(ctx, env);
    this.#sockets = holdSockets(ctx, this, (event, fields) => this.room.log(event, fields));
    this.room = createRoom(ctx, env, this.#sockets);
    this.#queue = new CommandQueue(this.room);
  }

  // The room of a session or a customer: which cart it has.
  openCart(request: OpenCartRequest) {
    return openCart(this.room, request);
  }

  findCart(shopper: Shopper) {
    return findSessionCart(this.room, shopper);
  }

  listCarts(shopper: Shopper) {
    return listCarts(this.room, shopper);
  }

  noteCarts(country: CountryCode, cartIds: readonly string[]) {
    return noteCarts(this.room, country, cartIds);
  }

  beginSignIn() {
    return beginSignIn(this.room);
  }

  endSignIn(isSignedIn: boolean) {
    return endSignIn(this.room, isSignedIn);
  }

  // The room of a cart: its content.

  read(address: CartAddress, from: CartSource) {
    return readCartFrom(this.room, from, address);
  }

  execute(address: CartAddress, command: CartCommand, key: string, body?: unknown, made?: Cart | null) {
    return this.#queue.execute(address, { command, key, body, made });
  }

  deleteCart(address: CartAddress, key: string) {
    return deleteCart(this.room, address, key);
  }

  transferCart() {
    return transferCart(this.room);
  }

  receiveCart(transfer: CartTransfer) {
    return receiveCart(this.room, transfer);
  }

  giveCart(giving: Giving) {
    return giveCart(this.room, giving);
  }

  mergeCart(address: CartAddress, guest: Pick<Cart, "lines">) {
    return mergeCart(this.room, address, guest);
  }

  findOrder(address: CartAddress) {
    return payments.findOrder(this.room, address);
  }

  startPayment(address: CartAddress, choice: PaymentChoice) {
    return payments.startPayment(this.room, address, choice);
  }

  finishPayment(news: payments.PaymentNews, address: CartAddress | null = null) {
    return payments.finishPayment(this.room, news, address);
  }

  releaseOrder() {
    return payments.releaseOrder(this.room);
  }

  receiveNotification(notice: payments.PaymentNotice) {
    return payments.receiveNotification(this.room, notice);
  }

  override fetch(request: Request): Promise<Response> {
    return this.#sockets.admit(request, mayListen(this.room), () => super.fetch(request));
  }

  override getConnectionTags(_connection: Connection, { request }: ConnectionContext) {
    return toSocketTags(request.headers);
  }

  override onConnect(connection: Connection<SocketRate>, { request }: ConnectionContext) {
    this.#sockets.begin(connection);
    reconcilePage(this.room, request.headers, (message) => connection.send(JSON.stringify(message)));
  }

  override onMessage(connection: Connection<SocketRate>, message: WSMessage) {
    const skus = this.#sockets.receive(connection, message);
    if (skus) this.ctx.waitUntil(watchStock(this.room, skus));
  }

  override onClose(connection: Connection, code: number) {
    endSocket(connection, code);
  }

  tellStock(sku: string, availableQuantity: number) {
    return this.#sockets.tellStock(sku, availableQuantity);
  }

  deleteUserConnections(sessionId?: string) {
    this.#sockets.closeOf(sessionId);
  }

  override onAlarm() {
    return handleAlarm(this.room);
  }

  describe() {
    return describeRoom(this.room, this.#queue.count(), this.#sockets.count());
  }
}
