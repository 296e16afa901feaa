import { percentile } from "../percentile.ts";
import { openSocket, updateRoom } from "./room-calls.ts";
import type { ServedRooms } from "./start-rooms.ts";

export type Delays = { readonly p50: number; readonly p95: number };

const sockets = 10;

/**
 * Measures milliseconds until each of ten sockets receives a change. The clock starts when the room learns of the
 * change: with the platform's response for the shop's rooms (`causedAt`), with the request for bare ones; either
 * includes one HTTP transfer.
 */
export async function measureBroadcast(
  rooms: ServedRooms,
  id: string,
  samples: number,
  causedAt: (() => number) | null,
): Promise<Delays> {
  const open = await Promise.all(Array.from({ length: sockets }, () => openSocket(rooms, id)));
  const delays: number[] = [];
  while (delays.length < samples) {
    const began = performance.now();
    const received = open.map(
      (socket) =>
        new Promise<number>((resolve) => {
          socket.addEventListener("message", () => resolve(performance.now()), { once: true });
        }),
    );
    const [, ...times] = await Promise.all([updateRoom(rooms, id), ...received]);
    const cause = causedAt?.() ?? began;
    delays.push(...times.map((at) => at - cause));
  }
  for (const socket of open) socket.close(1000);
  return { p50: percentile(delays, 0.5), p95: percentile(delays, 0.95) };
}
