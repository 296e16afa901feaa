import { isStocked } from "../../../app/cart/model/reserve-lines";
import { toSellableStock } from "../../../app/catalogue/model/sellable-stock";
import type { Order } from "../../../app/orders/model/order";
import type { RoomEnvironment } from "../../room-environment";
import type { Room } from "../room";

/** An order took pieces: whoever looks at one of its SKUs learns what is left. */
export async function tellStockRooms(room: Room, env: RoomEnvironment, order: Order): Promise<void> {
  const stock = await room.carts.loadStock(order.lines.filter(isStocked).map(({ sku }) => sku));
  if (!stock.ok) return;
  const tell = ([sku, available]: readonly [string, number]) =>
    env.StockRoom.getByName(sku).change(sku, toSellableStock(sku, available) ?? 0);
  await Promise.allSettled([...stock.value].map(tell));
}
