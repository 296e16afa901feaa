import { inParallel, type OpenedRoom, updateRoom } from "./room-calls.ts";
import type { ServedRooms } from "./start-rooms.ts";

const atOnce = 32;

/** Acknowledged updates a second over these rooms, in turn. */
export async function measureUpdates(
  rooms: ServedRooms,
  opened: readonly OpenedRoom[],
  updates: number,
): Promise<number> {
  const began = performance.now();
  await inParallel(updates, atOnce, (index) => updateRoom(rooms, opened[index % opened.length]?.id ?? ""));
  return updates / ((performance.now() - began) / 1000);
}
