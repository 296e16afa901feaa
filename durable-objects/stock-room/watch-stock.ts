import type { StockRoom } from "./stock-room";

type StockBindings = { readonly StockRoom: DurableObjectNamespace<StockRoom> };

/** A shard tells some hundred rooms in a moment; a SKU in a campaign is looked at by thousands. */
const shards = 8;

/** Registers a cart's room for the news of a SKU, with the one shard that the room always has. */
export async function watchStock(
  { StockRoom: rooms }: StockBindings,
  sku: string,
  room: string,
): Promise<void> {
  const shard = `${sku}#${toNumber(room) % shards}`;
  await rooms.getByName(shard).watch(room);
  await rooms.getByName(sku).watch(shard);
}

function toNumber(text: string): number {
  let sum = 0;
  for (const character of text) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 0x7fffffff;
  return sum;
}
