import type { Cart } from "../../app/cart/model/cart";
import type { CartError } from "../../app/cart/model/cart-command";
import { err, ok, type Result } from "../../app/foundation/result";
import type { CartAddress, CartSource } from "../../app/gateways/cart-room/cart-room-gateway";
import { isEndedAgent } from "./agent-access";
import { admitGrant } from "./agent-grant";
import { admitVisitor, isStranger, type Visitor } from "./cart-owner";
import { completeCart, isFinal, isFollowed } from "./commands/complete-cart";
import { keepCart, readCart, rereadCart } from "./read-cart";
import type { Room } from "./room";

const maxTries = 2;

/**
 * Reads the cart from the requested source. `known`: without a platform request, for when it is unavailable.
 * Returns null if the cart became another owner's.
 */
export async function readCartFrom(
  room: Room,
  from: CartSource,
  address: CartAddress,
): Promise<Result<Cart | null, CartError>> {
  const admitted = await admitVisitor(room, address);
  if (!admitted.ok) return admitted;
  if (isEndedAgent(room, address)) return ok(null);
  const visitor = await admitGrant(room, address, null);
  if (!visitor.ok) return visitor;
  const read = await readAdmitted(room, from, visitor.value);
  return isStranger(room, visitor.value) ? ok(null) : read;
}

async function readAdmitted(
  room: Room,
  from: CartSource,
  visitor: Visitor,
): Promise<Result<Cart | null, CartError>> {
  if (from === "known") return ok(room.storage.snapshot()?.cart ?? null);
  if (from === "priced") return room.inTurn(() => readPricedCart(room, visitor));
  return readCart(room, from === "through");
}

/**
 * Reads the cart at current prices for the checkout; if they are unavailable, at its present prices.
 * Changes nothing for a visitor who is no longer the owner.
 */
async function readPricedCart(room: Room, visitor: Visitor): Promise<Result<Cart | null, CartError>> {
  const read = await rereadCart(room);
  if (!read.ok || !read.value || isStranger(room, visitor)) return read;
  const priced = await refreshPrices(room, read.value);
  return priced.ok || priced.error.code !== "platform-unavailable" ? priced : read;
}

/**
 * Updates the cart's lines to current prices; null: the cart no longer exists.
 * Without this call, a line retains the price at which it was added. So do lines whose product has no price on the
 * platform. Idempotent, so it has no idempotency mark, unlike a shopper's command.
 */
export async function refreshPrices(room: Room, known: Cart): Promise<Result<Cart | null, CartError>> {
  let cart = known;
  for (let tries = 1; tries <= maxTries && cart.lines.length > 0; tries += 1) {
    const answer = await room.carts.update(cart.id, cart.version, [{ type: "recalculate" }]);
    const isSettled = await isFollowed(room, cart);
    if (answer.ok && answer.value.version === cart.version && isSettled) return ok(cart);
    if (answer.ok) return keepCart(room, (await completeCart(room, answer.value, [])).cart);
    room.log("price-refresh-failed", { kind: answer.error.kind, code: answer.error.code ?? "", tries });
    if (isFinal(answer.error)) return ok(cart);
    const read = await rereadCart(room);
    if (!read.ok || !read.value) return read;
    cart = read.value;
  }
  return cart.lines.length > 0 ? err({ code: "platform-unavailable" }) : ok(cart);
}
