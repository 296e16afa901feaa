import type { BenchPlatform } from "./bench-platform.ts";
import { openRooms, updateRoom } from "./room-calls.ts";
import type { ServedRooms } from "./start-rooms.ts";

const commands = 50;

/** Platform calls that fifty commands cost which come one by one while an update is under way. */
export async function countMergedCalls(rooms: ServedRooms, platform: BenchPlatform): Promise<number> {
  const [room] = await openRooms(rooms, `merge-${Date.now()}-`, 1, null);
  const before = platform.calls.count;
  await Promise.all(Array.from({ length: commands + 1 }, () => updateRoom(rooms, room?.id ?? "")));
  return platform.calls.count - before;
}
