import { isStocked } from "../../app/cart/model/reserve-lines";
import { isVirtualSku, toSellableStock } from "../../app/catalogue/model/sellable-stock";
import type { Order } from "../../app/orders/model/order";
import { chooseShard } from "../choose-shard";
import type { Room } from "./room";

/** A shard notifies a few hundred rooms at a time; thousands of visitors view a SKU of a campaign. */
const shards = 8;

/** Subscribes the room to the stock of a page's SKUs, each at the one shard that the room always uses. */
export async function watchStock(room: Room, requested: readonly string[]): Promise<void> {
  const skus = await findKnownSkus(room, requested);
  const watch = async (sku: string) => {
    const shard = `${sku}#${chooseShard(room.name, shards)}`;
    await room.stockRooms.getByName(shard).watch(room.name);
    await room.stockRooms.getByName(sku).watch(shard);
  };
  await Promise.allSettled(skus.map(watch));
}

/** Publishes the remaining stock of an order's SKUs to the pages that show them. */
export async function notifyStockRooms(room: Room, order: Order): Promise<void> {
  const stock = await room.carts.loadStock(order.lines.filter(isStocked).map(({ sku }) => sku));
  if (!stock.ok) return;
  const notify = ([sku, available]: readonly [string, number]) =>
    room.stockRooms.getByName(sku).change(sku, toSellableStock(sku, available) ?? 0);
  await Promise.allSettled([...stock.value].map(notify));
}

/**
 * Returns the requested SKUs that exist in the cart or on the platform.
 * An invented SKU would create a permanent object. While the platform is unavailable, returns only those in the
 * cart.
 */
async function findKnownSkus(room: Room, requested: readonly string[]): Promise<readonly string[]> {
  const stocked = [...new Set(requested)].filter((sku) => !isVirtualSku(sku));
  const inCart = new Set(room.storage.snapshot()?.cart.lines.map(({ sku }) => sku));
  const products = await room.saleStates(stocked.filter((sku) => !inCart.has(sku)));
  return stocked.filter((sku) => inCart.has(sku) || products?.has(sku));
}
