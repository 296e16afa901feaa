import { html } from "hono/html";
import { type Metric, type Metrics, toQuantileMs } from "../../../durable-objects/operations-ledger/metrics";
import { type Html, toTable } from "./operator-page";

/** Metrics of one kind, `gateway/…`, without the kind's name, sorted by name. */
function pick(metrics: Metrics, kind: string): readonly (readonly [string, Metric])[] {
  const own = Object.entries(metrics).filter(([name]) => name.startsWith(`${kind}/`));
  return own
    .map(([name, metric]) => [name.slice(kind.length + 1), metric] as const)
    .toSorted(([one], [other]) => one.localeCompare(other));
}

const timed = [{ title: "Count" }, { title: "Failed" }, { title: "p50 ms" }, { title: "p95 ms" }] as const;

/** All tables of metrics for one time span. */
export function toMetricTables(metrics: Metrics): Html {
  const statuses = pick(metrics, "requests");
  return html`
${toTable("Requests by status", [{ title: "Status", isText: true }, ...timed], statuses.map(toTimedRow))}
${toTable("Pages from the page cache", [{ title: "Answer", isText: true }, { title: "Count" }, { title: "Share" }], toShares(pick(metrics, "cache")))}
${toTable("Outside systems", [{ title: "System", isText: true }, ...timed], pick(metrics, "gateway").map(toTimedRow))}
${toTable("Rooms: calls", [{ title: "Call", isText: true }, ...timed], pick(metrics, "room").map(toTimedRow))}
${toTable("Rooms: sockets and carts", [{ title: "What", isText: true }, { title: "Count" }], toRoomRows(metrics))}
${toTable("Queues: messages and their age when they came", [{ title: "Queue", isText: true }, ...timed], pick(metrics, "queue").map(toTimedRow))}
${toTable("Payments that failed", [{ title: "Reason", isText: true }, { title: "Count" }], pick(metrics, "payment").map(toCountRow))}
${toTable("Errors in browsers and reports", [{ title: "Kind", isText: true }, { title: "Count" }], [...pick(metrics, "browser"), ...pick(metrics, "report")].map(toCountRow))}
${toTable("Web vitals of the watched sessions (CLS in thousandths)", [{ title: "Vital", isText: true }, ...timed], pick(metrics, "vital").map(toTimedRow))}
${toTable("Lines of the log that say “error”", [{ title: "Event", isText: true }, { title: "Count" }], pick(metrics, "error").map(toCountRow))}`;
}

function toTimedRow([name, metric]: readonly [string, Metric]) {
  const { count, failed } = metric;
  return [name, count, toFailed(failed), toQuantileMs(metric, 0.5), toQuantileMs(metric, 0.95)];
}

function toFailed(failed: number): Html | number {
  return failed > 0 ? html`<span class="bad">${failed}</span>` : 0;
}

function toCountRow([name, { count }]: readonly [string, Metric]) {
  return [name, count];
}

function toShares(metrics: readonly (readonly [string, Metric])[]) {
  const total = metrics.reduce((sum, [, { count }]) => sum + count, 0);
  return metrics.map(([name, { count }]) => [name, count, `${((100 * count) / total).toFixed(1)} %`]);
}

function toRoomRows(metrics: Metrics) {
  const count = (name: string) => metrics[name]?.count ?? 0;
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
