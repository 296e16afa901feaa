import type { Cart } from "../../app/cart/model/cart";
import type { CartError } from "../../app/cart/model/cart-command";
import type { CountryCode } from "../../app/countries/model/country";
import { err, ok, type Result } from "../../app/foundation/result";
import type { CartAddress } from "../../app/gateways/cart-room/cart-room-gateway";
import type { RoomEnvironment } from "../room-environment";
import { isStranger, toStrangerError } from "./cart-owner";
import { CartRoomSockets } from "./cart-room-sockets";
import { CartRoomStorage } from "./cart-room-storage";
import type { AnsweredCommand } from "./commands/answered-commands";
import { createRoom } from "./create-room";
import { findCart } from "./find-cart";
import { findKnownSkus } from "./find-known-skus";
import { handOverCommands } from "./hand-over-commands";
import { noteUse, recallName } from "./idle-room";
import { meetVisitor } from "./meet-visitor";
import { type OpenCartRequest, type OpenedCart, openCart } from "./open-cart";
import type { Room } from "./room";
import { listSessionCarts, noteSessionCart } from "./session-carts";
import { beginSignIn, endSignIn, refuseGuest } from "./session-sign-in";

/** A write for every read would cost more than it tells: once in an hour, and when the room comes back to memory. */
const useIsNotedEveryMs = 60 * 60 * 1000;

/** Whose cart it is: how a session or a customer comes to one, and how a guest's becomes a customer's. */
export class CartRoomEntrance extends CartRoomSockets {
  protected readonly room: Room;
  /** When this instance last made sure that it has an alarm; 0: not yet. */
  #wokenAt = 0;

  constructor(ctx: DurableObjectState, env: RoomEnvironment) {
    super(ctx, env);
    const storage = new CartRoomStorage(ctx.storage);
    this.room = createRoom(ctx.id.name ?? recallName(storage), storage, env, {
      announce: (cart: Cart | null) => this.tell({ event: "cart-update", data: cart ?? {} }),
      dismissGuests: () => this.dismissGuests(),
      later: (task) => ctx.waitUntil(task),
    });
  }

  /** The cart of the session, or of its customer. */
  async openCart(request: OpenCartRequest): Promise<Result<OpenedCart, CartError>> {
    await this.wake();
    return this.room.inTurn(() => openCart(this.room, request));
  }

  /**
   * The id of the session's cart, or its customer's: of the one there is or, where there is none, of the last; null:
   * there was none.
   */
  async findCart(request: Omit<OpenCartRequest, "sessionId">): Promise<Result<string | null, CartError>> {
    const { customerId, country } = request;
    await this.wake();
    return this.room.inTurn(async () => {
      const [last = null] = listSessionCarts(this.room, country);
      if (!customerId) return ok(refuseGuest(this.room) ? null : last);
      const isOpening = this.room.storage.note("opening") !== null;
      const opened = isOpening ? await openCart(this.room, { ...request, sessionId: "" }) : null;
      if (opened) return opened.ok ? ok(opened.value.cartId) : opened;
      const found = await findCart(this.room, { customerId, country });
      if (found.ok && found.value) noteSessionCart(this.room, country, found.value);
      return found.ok ? ok(found.value ?? last) : found;
    });
  }

  /**
   * Ids of the carts that the session or the customer had in a country's shop, newest first; none for who has no right
   * to them any more.
   */
  async listCarts({ customerId, country }: Omit<OpenCartRequest, "sessionId">): Promise<readonly string[]> {
    await this.wake();
    return !customerId && refuseGuest(this.room) ? [] : listSessionCarts(this.room, country);
  }

  /** A customer signed in: goes on with a cart that was not opened here, or the last that the guest had. */
  async noteCarts(country: CountryCode, cartIds: readonly string[]): Promise<void> {
    await this.wake();
    for (const cartId of cartIds) noteSessionCart(this.room, country, cartId);
  }

  /** The guest's session signs in: the ids of its carts. */
  async beginSignIn(): Promise<Result<readonly string[], never>> {
    await this.wake();
    return this.room.inTurn(async () => ok(beginSignIn(this.room)));
  }

  async endSignIn(isSignedIn: boolean): Promise<Result<null, never>> {
    endSignIn(this.room, isSignedIn);
    return ok(null);
  }

  /** What this cart's commands were answered. */
  handOver(): Promise<Result<readonly AnsweredCommand[], CartError>> {
    return this.room.inTurn(() => handOverCommands(this.room));
  }

  /** Another cart went into this one, with what its commands were answered. */
  async adopt(commands: readonly AnsweredCommand[]): Promise<Result<null, never>> {
    await this.wake();
    this.room.answered.adopt(commands);
    return ok(null);
  }

  protected override mayListen(customerId: string | null): boolean {
    return !isStranger(this.room, { customerId });
  }

  protected override findKnownSkus(skus: readonly string[]): Promise<readonly string[]> {
    return findKnownSkus(this.room, skus);
  }

  /** Why a visitor may not come in. */
  protected async meet(address: CartAddress): Promise<Result<null, CartError>> {
    await this.wake();
    return meetVisitor(this.room, address.country) ? ok(null) : err({ code: "cart-of-another-store" });
  }

  /** As `meet`, and the cart has not become another's. */
  protected async meetOwner(address: CartAddress): Promise<Result<null, CartError>> {
    const met = await this.meet(address);
    return met.ok && isStranger(this.room, address) ? err(toStrangerError(address)) : met;
  }

  protected async wake(): Promise<void> {
    if (Date.now() - this.#wokenAt < useIsNotedEveryMs) return;
    this.#wokenAt = Date.now();
    await noteUse(this.room.storage, this.ctx.id.name, this.#wokenAt);
  }

  /** Money waits, and without its name the room would take another cart's for its own: it looks again when it may have one. */
  protected waitForName(): Promise<void> {
    this.room.log("room-without-name");
    return this.room.storage.setAlarm(Date.now() + useIsNotedEveryMs);
  }

  /** The alarm went off, and there may be none any more. */
  protected fallAsleep(): void {
    this.#wokenAt = 0;
  }
}
