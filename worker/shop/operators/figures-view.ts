import { html } from "hono/html";
import { type Figure, type Figures, toQuantileMs } from "../../../durable-objects/operations-ledger/figures";
import { type Html, toTable } from "./operator-page";

/** Metrics of one kind, `gateway/…`, without the kind's name, sorted by name. */
function pick(figures: Figures, kind: string): readonly (readonly [string, Figure])[] {
  const own = Object.entries(figures).filter(([name]) => name.startsWith(`${kind}/`));
  return own
    .map(([name, figure]) => [name.slice(kind.length + 1), figure] as const)
    .toSorted(([one], [other]) => one.localeCompare(other));
}

const timed = [{ title: "Count" }, { title: "Failed" }, { title: "p50 ms" }, { title: "p95 ms" }] as const;

/** All tables of metrics for one time span. */
export function toFigureTables(figures: Figures): Html {
  const statuses = pick(figures, "requests");
  return html`
${toTable("Requests by status", [{ title: "Status", isText: true }, ...timed], statuses.map(toTimedRow))}
${toTable("Pages from the page cache", [{ title: "Answer", isText: true }, { title: "Count" }, { title: "Share" }], toShares(pick(figures, "cache")))}
${toTable("Outside systems", [{ title: "System", isText: true }, ...timed], pick(figures, "gateway").map(toTimedRow))}
${toTable("Rooms: calls", [{ title: "Call", isText: true }, ...timed], pick(figures, "room").map(toTimedRow))}
${toTable("Rooms: sockets and carts", [{ title: "What", isText: true }, { title: "Count" }], toRoomRows(figures))}
${toTable("Queues: messages and their age when they came", [{ title: "Queue", isText: true }, ...timed], pick(figures, "queue").map(toTimedRow))}
${toTable("Payments that failed", [{ title: "Reason", isText: true }, { title: "Count" }], pick(figures, "payment").map(toCountRow))}
${toTable("Errors in browsers and reports", [{ title: "Kind", isText: true }, { title: "Count" }], [...pick(figures, "browser"), ...pick(figures, "report")].map(toCountRow))}
${toTable("Web vitals of the watched sessions (CLS in thousandths)", [{ title: "Vital", isText: true }, ...timed], pick(figures, "vital").map(toTimedRow))}
${toTable("Lines of the log that say “error”", [{ title: "Event", isText: true }, { title: "Count" }], pick(figures, "error").map(toCountRow))}`;
}

function toTimedRow([name, figure]: readonly [string, Figure]) {
  const { count, failed } = figure;
  return [name, count, toFailed(failed), toQuantileMs(figure, 0.5), toQuantileMs(figure, 0.95)];
}

function toFailed(failed: number): Html | number {
  return failed > 0 ? html`<span class="bad">${failed}</span>` : 0;
}

function toCountRow([name, { count }]: readonly [string, Figure]) {
  return [name, count];
}

function toShares(figures: readonly (readonly [string, Figure])[]) {
  const total = figures.reduce((sum, [, { count }]) => sum + count, 0);
  return figures.map(([name, { count }]) => [name, count, `${((100 * count) / total).toFixed(1)} %`]);
}

function toRoomRows(figures: Figures) {
  const count = (name: string) => figures[name]?.count ?? 0;
  return [
    ["Sockets opened", count("socket/opened")],
    ["Sockets closed", count("socket/closed")],
    [
      "Sockets opened and not closed in this time",
      Math.max(0, count("socket/opened") - count("socket/closed")),
    ],
    ["First commands, which open a cart", count("room/openCart")],
    ["Commands to carts", count("room/execute")],
  ];
}
