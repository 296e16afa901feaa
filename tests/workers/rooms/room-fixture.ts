/// <reference types="@cloudflare/vitest-pool-workers/types" />
import { env, exports } from "cloudflare:workers";
import type { CartCommand } from "../../../app/cart/model/cart-command";
import type { CartAddress } from "../../../app/gateways/cart-room/cart-room-gateway";
import type { CartRoom } from "../../../durable-objects/cart-room/cart-room";
import type { StockRoom } from "../../../durable-objects/stock-room/stock-room";
import { createCartRoomAdapter } from "../../../worker/shop/cart-room-adapter/create-cart-room-adapter";
import { sampleAddress } from "../../support/sample-cart";

export const bindings = env as unknown as {
  CartRoom: DurableObjectNamespace<CartRoom>;
  StockRoom: DurableObjectNamespace<StockRoom>;
};
export const shop = (exports as unknown as { default: Fetcher }).default;
export const rooms = createCartRoomAdapter(bindings);
export const sku = "EX10000001";

/** A new session, so that tests do not share carts. */
export function newAddress(country: CartAddress["country"] = "SK"): CartAddress {
  return { sessionId: crypto.randomUUID(), cartId: null, country };
}

export const add = (quantity: number): CartCommand => ({ type: "add-line", sku, quantity });

export function newKey(): string {
  return crypto.randomUUID();
}

/** Opens the session's cart with one item, addressed by its id. */
export async function openCartWithOnePiece(
  country?: CartAddress["country"],
): Promise<CartAddress & { cartId: string }> {
  const address = newAddress(country);
  const answer = await rooms.execute(address, add(1), newKey());
  if (!answer.ok) throw new Error(`No cart: ${answer.error.code}`);
  return { ...address, cartId: answer.value.cart.id };
}

/** Reads the first line's quantity from the platform, or the code of the failure. */
export async function readPieces(address: CartAddress): Promise<number | string> {
  const read = await rooms.read(address, "through");
  return read.ok ? (read.value?.lines[0]?.quantity ?? 0) : read.error.code;
}

/** Opens a cart with addresses and delivery, ready for payment. */
export async function openPayableCart(
  country?: CartAddress["country"],
): Promise<CartAddress & { cartId: string }> {
  const address = await openCartWithOnePiece(country);
  const command: CartCommand = {
    type: "set-addresses",
    email: "jana@example.sk",
    billing: sampleAddress,
    shipping: null,
    shippingAddressType: "SAME_AS_BILLING",
  };
  const answer = await rooms.execute(address, command, newKey());
  if (!answer.ok) throw new Error(`No addresses: ${answer.error.code}`);
  return address;
}

/** Lists the tables of an object's database; an object without tables costs nothing. */
export function listTables({ sql }: DurableObjectStorage): readonly string[] {
  const tables = sql.exec("SELECT name FROM sqlite_master WHERE name NOT GLOB '_cf_*'").toArray();
  return tables.map(({ name }) => String(name));
}
