import { isVirtualSku } from "../../app/catalogue/model/sellable-stock";
import type { Room } from "./room";

/**
 * Those of the SKUs whose stock there may be news of: of the cart's lines, and what else the platform has products of. While it
 * does not answer only the cart's.
 */
export async function findKnownSkus(room: Room, asked: readonly string[]): Promise<readonly string[]> {
  const stocked = [...new Set(asked)].filter((sku) => !isVirtualSku(sku));
  const inCart = new Set(room.storage.snapshot()?.cart.lines.map(({ sku }) => sku));
  const products = await room.knownSkus(stocked.filter((sku) => !inCart.has(sku)));
  return stocked.filter((sku) => inCart.has(sku) || products.has(sku));
}
