import { isFilePath } from "../../../app/countries/model/shop-paths";
import { createTrace, runWithTrace } from "../../../app/gateways/current-trace";
import { readDevice, toDeviceWord } from "../../../app/request/read-device";
import { hasUnreported, unreportedTiming } from "../../../app/tracking/model/unreported-lines";
import type { Meter } from "../../../durable-objects/operations-ledger/meter";
import { rememberMeter } from "../../../durable-objects/operations-ledger/remember-meter";
import { createLog } from "../create-log";
import { editAnswerHeaders } from "../edit-headers";
import { ServerTiming } from "../server-timing";
import type { ShopContext, Step } from "../shop-env";

/**
 * Sets request id, trace and timing, and logs one line when the response begins. Logs paths, not queries.
 * Of files, and on a developer's terminal, only failures are logged: a visit requests eighty of them.
 */
export const traceRequest: Step = async (context, next) => {
  const requestId = context.req.header("cf-ray") ?? crypto.randomUUID();
  const url = context.get("url");
  const timing = new ServerTiming();
  const log = createLog({ requestId, host: url.hostname });
  const meter = rememberMeter(context.env);
  const trace = createTrace(requestId, meter.observer);
  context.set("requestId", requestId);
  context.set("timing", timing);
  context.set("log", log);
  await runWithTrace(trace, next);
  editAnswerHeaders(context, (headers) => {
    headers.set("X-Request-Id", requestId);
    headers.append("Server-Timing", timing.toHeader());
    if (hasUnreported(context.req.header("cookie") ?? "")) headers.append("Server-Timing", unreportedTiming);
  });
  countAnswer(context, meter, timing.elapsedMs());
  const isFile = isFilePath(url.pathname) && !url.pathname.endsWith(".data");
  if ((isFile || context.get("environment").isLocal) && context.res.status < 400) return;
  log.info("request", {
    method: context.req.method,
    path: url.pathname,
    status: context.res.status,
    cache: context.get("cacheStatus"),
    device: toDeviceWord(readDevice(context.req.raw.headers)),
    durationMs: timing.elapsedMs(),
  });
};

/** Counted in memory; every ten seconds one request reports to the ledger, after its response. */
function countAnswer(context: ShopContext, meter: Meter, durationMs: number): void {
  const { status } = context.res;
  meter.note(
    `requests/${status >= 400 ? status : `${Math.floor(status / 100)}xx`}`,
    durationMs,
    status >= 500,
  );
  const cache = context.get("cacheStatus");
  if (cache) meter.note(`cache/${cache.slice("shop; ".length)}`);
  meter.flushIfDue((work) => context.executionCtx.waitUntil(work));
}
