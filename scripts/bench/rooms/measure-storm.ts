import { setTimeout as wait } from "node:timers/promises";
import { percentile } from "../percentile.ts";
import type { Delays } from "./measure-broadcast.ts";
import { type OpenedRoom, openSocket } from "./room-calls.ts";
import type { ServedRooms } from "./start-rooms.ts";

const stormMs = 5_000;
const perRoom = 10;

/** A thousand pages come back within five seconds: how long each waits for its open socket, in milliseconds. */
export async function measureStorm(
  rooms: ServedRooms,
  opened: readonly OpenedRoom[],
  count: number,
): Promise<Delays> {
  const sockets: WebSocket[] = [];
  const delays = await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      await wait((index * stormMs) / count);
      const began = performance.now();
      sockets.push(await openSocket(rooms, opened[Math.floor(index / perRoom)]?.id ?? ""));
      return performance.now() - began;
    }),
  );
  for (const socket of sockets) socket.close(1000);
  return { p50: percentile(delays, 0.5), p95: percentile(delays, 0.95) };
}
