import { readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { measureRate } from "../measure-rate.ts";
import { percentile } from "../percentile.ts";
import type { BenchPlatform } from "./bench-platform.ts";
import { inParallel, type OpenedRoom, openRooms, openSocket, updateRoom } from "./room-calls.ts";
import type { ServedRooms } from "./start-rooms.ts";

const stormMs = 5_000;

const perRoom = 10;

export type RoomPlan = {
  readonly rooms: number;
  readonly updates: number;
  readonly broadcasts: number;
  readonly sockets: number;
  readonly storm: number;
  readonly readSeconds: number;
};

export type RoomFigures = {
  readonly updatesOnOne: number;
  readonly updatesOnMany: number;
  readonly readsPerSecond: number;
  readonly readCpuMs: number;
  readonly broadcast: Delays;
  readonly storm: Delays;
  readonly kilobytesPerSocket: number;
};

/** Measures all metrics of one kind of room. */
export async function measureRooms(
  rooms: ServedRooms,
  plan: RoomPlan,
  template: unknown,
  causedAt: (() => number) | null,
): Promise<RoomFigures> {
  const opened = await openRooms(rooms, `${rooms.pids[0]}-`, plan.rooms, template);
  const [first] = opened;
  if (!first) throw new Error("No room was opened");
  const updatesOnOne = await measureUpdates(rooms, [first], plan.updates);
  const updatesOnMany = await measureUpdates(rooms, opened, plan.updates);
  const target = { name: rooms.name, url: `${rooms.url}/read/${first.id}`, headers: {}, pids: rooms.pids };
  const reads = await measureRate(target, plan.readSeconds);
  const broadcast = await measureBroadcast(rooms, first.id, plan.broadcasts, causedAt);
  const storm = await measureStorm(rooms, opened.slice(1), plan.storm);
  const held = await holdSockets(rooms, opened.slice(1 + plan.storm / 10), plan.sockets);
  for (const socket of held.sockets) socket.close(1000);
  return {
    updatesOnOne,
    updatesOnMany,
    readsPerSecond: reads.requestsPerSecond,
    readCpuMs: reads.cpuMsPerRequest,
    broadcast,
    storm,
    kilobytesPerSocket: held.kilobytesEach,
  };
}

/** Measures only the updates of many carts. */
export async function measureUpdatesOnMany(
  rooms: ServedRooms,
  plan: RoomPlan,
  template: unknown,
): Promise<number> {
  const opened = await openRooms(rooms, `${rooms.pids[0]}-`, plan.rooms, template);
  return measureUpdates(rooms, opened, plan.updates);
}

const atOnce = 32;

/** Measures acknowledged updates per second over these rooms, in turn. */
async function measureUpdates(
  rooms: ServedRooms,
  opened: readonly OpenedRoom[],
  updates: number,
): Promise<number> {
  const began = performance.now();
  await inParallel(updates, atOnce, (index) => updateRoom(rooms, opened[index % opened.length]?.id ?? ""));
  return updates / ((performance.now() - began) / 1000);
}

const commands = 50;

/** Counts the platform calls of fifty commands that arrive one by one during an update. */
export async function countMergedCalls(rooms: ServedRooms, platform: BenchPlatform): Promise<number> {
  const [room] = await openRooms(rooms, `merge-${Date.now()}-`, 1, null);
  const before = platform.calls.count;
  await Promise.all(Array.from({ length: commands + 1 }, () => updateRoom(rooms, room?.id ?? "")));
  return platform.calls.count - before;
}

async function measureStorm(
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

const openedAtOnce = 50;

type HeldSockets = {
  readonly sockets: WebSocket[];
  /** Runtime memory per socket, in kB. */
  readonly kilobytesEach: number;
};

/** Opens ten sockets on each room and holds them open. */
async function holdSockets(
  rooms: ServedRooms,
  opened: readonly OpenedRoom[],
  count: number,
): Promise<HeldSockets> {
  const before = readResidentKilobytes(rooms.pids);
  const sockets: WebSocket[] = [];
  await inParallel(count, openedAtOnce, async (index) => {
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

type Delays = { readonly p50: number; readonly p95: number };

const listeners = 10;

/**
 * Measures milliseconds until each of ten listeners receives a change. The clock starts when the room learns of the
 * change: with the platform's response for the shop's rooms (`causedAt`), with the request for bare ones; either
 * includes one HTTP transfer.
 */
async function measureBroadcast(
  rooms: ServedRooms,
  id: string,
  samples: number,
  causedAt: (() => number) | null,
): Promise<Delays> {
  const open = await Promise.all(Array.from({ length: listeners }, () => openSocket(rooms, id)));
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
