import { atLeast, atMost, type Goal, toGoalTable } from "../goal.ts";
import type { RoomFigures } from "./measure-rooms.ts";

export type RoomReport = {
  readonly date: string;
  readonly shop: RoomFigures;
  readonly bare: RoomFigures;
  /** Updates of many carts by a bare room that sends as many requests to the platform as the shop's, a second. */
  readonly askingUpdatesOnMany: number;
  readonly mergedCalls: number;
};

/** Evaluates the rooms' goals, each as a ratio to a bare room of the same run. */
function judgeRooms({ shop, bare, askingUpdatesOnMany, mergedCalls }: RoomReport): readonly Goal[] {
  return [
    atMost("broadcast to 10 sockets, p50", shop.broadcast.p50 / bare.broadcast.p50, 1.5, "× bare"),
    atMost("broadcast to 10 sockets, p95", shop.broadcast.p95 / bare.broadcast.p95, 2, "× bare"),
    atMost("50 commands while one is in flight", mergedCalls, 10, "platform calls"),
    atLeast("updates on 1,000 carts", shop.updatesOnMany / bare.updatesOnMany, 0.5, "× bare"),
    atLeast(
      "updates on 1,000 carts, beside a bare room that asks the platform as often",
      shop.updatesOnMany / askingUpdatesOnMany,
      0.5,
      "× that",
    ),
    atLeast("reads from the snapshot", shop.readsPerSecond / bare.readsPerSecond, 0.7, "× bare"),
  ];
}

/** Renders docs/room-figures.md. */
export function toRoomsMarkdown(report: RoomReport): string {
  const { date, shop, bare, askingUpdatesOnMany } = report;
  const row = (figure: string, unit: string, read: (figures: RoomFigures) => number) => {
    const [own, least] = [read(shop), read(bare)];
    const digits = own >= 100 ? 0 : 2;
    return `| ${figure} | ${own.toFixed(digits)} | ${least.toFixed(digits)} | ${(own / least).toFixed(2)} | ${unit} |`;
  };
  return [
    "# Rooms under load",
    "",
    `Run on ${date} with \`npm run bench -- --rooms\`. The shop's rooms, with a scripted platform on loopback that answers at once, beside a`,
    "bare partyserver room that keeps the same cart in SQLite, broadcasts and reads it, and has no platform. Both behind the same",
    "routes, in one run. Ratios carry over to other machines, absolute figures do not.",
    "",
    ...toGoalTable(judgeRooms(report)),
    "",
    "| figure | shop | bare | ratio | |",
    "|---|---|---|---|---|",
    row("updates on one cart, 32 at once", "a second", ({ updatesOnOne }) => updatesOnOne),
    row("updates on 1,000 carts, 32 at once", "a second", ({ updatesOnMany }) => updatesOnMany),
    row("reads from the snapshot, 8 at once", "a second", ({ readsPerSecond }) => readsPerSecond),
    row("CPU of a read", "ms", ({ readCpuMs }) => readCpuMs),
    row("broadcast to 10 sockets, p50 of 2,000", "ms", ({ broadcast }) => broadcast.p50),
    row("broadcast to 10 sockets, p95 of 2,000", "ms", ({ broadcast }) => broadcast.p95),
    row("reconnect storm, 1,000 in 5 s: open after, p50", "ms", ({ storm }) => storm.p50),
    row("reconnect storm, 1,000 in 5 s: open after, p95", "ms", ({ storm }) => storm.p95),
    row("5,000 open sockets: memory of each", "kB", ({ kilobytesPerSocket }) => kilobytesPerSocket),
    "",
    "- An update of the shop asks the platform twice (stock, update); updates of one cart that wait are merged into one.",
    `- A bare room that sends its cart to the platform twice, and parses the response, makes ${askingUpdatesOnMany.toFixed(0)} updates a second on 1,000`,
    "  carts. The rest of the shop's time: the batch is stored before it is sent, so that it is applied once, and its response",
    "  after it; stock and prices are parsed and compared.",
    "- The broadcast's delay begins where the room learns of the change: with the platform's answer, or the bare room's request.",
    "",
  ].join("\n");
}
