import { isStocked } from "../../app/cart/model/reserve-lines";
import { isVirtualSku, toSellableStock } from "../../app/catalogue/model/sellable-stock";
import type { Order } from "../../app/orders/model/order";
import { chooseShard } from "../choose-shard";
import type { Room } from "./room";

/** A shard tells some hundred rooms in a moment; a SKU in a campaign is looked at by thousands. */
const shards = 8;

/** Registers the room for the news of what a page looks at, each SKU with the one shard that the room always has. */
export async function watchStock(room: Room, asked: readonly string[]): Promise<void> {
  const skus = await findKnownSkus(room, asked);
  const watch = async (sku: string) => {
    const shard = `${sku}#${chooseShard(room.name, shards)}`;
    await room.stockRooms.getByName(shard).watch(room.name);
    await room.stockRooms.getByName(sku).watch(shard);
  };
  await Promise.allSettled(skus.map(watch));
}

/** An order took pieces: whoever looks at one of its SKUs learns what is left. */
export async function tellStockRooms(room: Room, order: Order): Promise<void> {
  const stock = await room.carts.loadStock(order.lines.filter(isStocked).map(({ sku }) => sku));
  if (!stock.ok) return;
  const tell = ([sku, available]: readonly [string, number]) =>
    room.stockRooms.getByName(sku).change(sku, toSellableStock(sku, available) ?? 0);
  await Promise.allSettled([...stock.value].map(tell));
}

/**
 * Those of the SKUs whose stock there may be news of: of the cart's lines, and what else the platform has products of;
 * whatever a page makes up would be an object for ever. While the platform does not answer only the cart's.
 */
async function findKnownSkus(room: Room, asked: readonly string[]): Promise<readonly string[]> {
  const stocked = [...new Set(asked)].filter((sku) => !isVirtualSku(sku));
  const inCart = new Set(room.storage.snapshot()?.cart.lines.map(({ sku }) => sku));
  const products = await room.saleStates(stocked.filter((sku) => !inCart.has(sku)));
  return stocked.filter((sku) => inCart.has(sku) || products?.has(sku));
}
