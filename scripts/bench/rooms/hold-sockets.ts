import { readFileSync } from "node:fs";
import { inParallel, type OpenedRoom, openSocket } from "./room-calls.ts";
import type { ServedRooms } from "./start-rooms.ts";

const perRoom = 10;
const atOnce = 50;

export type HeldSockets = {
  readonly sockets: WebSocket[];
  /** Runtime memory per socket, in kB. */
  readonly kilobytesEach: number;
};

/** Opens ten sockets on each room and holds them open. */
export async function holdSockets(
  rooms: ServedRooms,
  opened: readonly OpenedRoom[],
  count: number,
): Promise<HeldSockets> {
  const before = readResidentKilobytes(rooms.pids);
  const sockets: WebSocket[] = [];
  await inParallel(count, atOnce, async (index) => {
    sockets.push(await openSocket(rooms, opened[Math.floor(index / perRoom)]?.id ?? ""));
  });
  return { sockets, kilobytesEach: (readResidentKilobytes(rooms.pids) - before) / count };
}

function readResidentKilobytes(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => {
    const [, resident = "0"] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
    return sum + Number(resident);
  }, 0);
}
