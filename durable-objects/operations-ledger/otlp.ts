import type { MonitoringSettings } from "../../worker/shop/config/monitoring-settings";
import { boundsMs, type Metric, type Metrics } from "./metrics";

export type Scalar = string | number | boolean;

/** An error, as it is sent to the monitoring service. */
export type LogRecord = {
  readonly event: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly attributes: Readonly<Record<string, Scalar | undefined>>;
  readonly traceId?: string | undefined;
};

/** The sender: the deployed version, and whether it is production. */
export type Sender = { readonly version: string | null; readonly isLocal: boolean };

/** OTLP over HTTP, JSON encoding (opentelemetry.io/docs/specs/otlp): 64-bit numbers are strings. */
export function toOtlpLogs(records: readonly LogRecord[], sender: Sender): unknown {
  const logRecords = records.map(({ event, at, attributes, traceId }) => ({
    timeUnixNano: toNanoseconds(at),
    severityNumber: 17,
    severityText: "ERROR",
    eventName: event,
    body: { stringValue: event },
    attributes: toAttributes(attributes),
    ...(traceId && { traceId }),
  }));
  return { resourceLogs: [{ resource: toResource(sender), scopeLogs: [{ scope, logRecords }] }] };
}

/** Converts metrics of one time span: with durations to histograms, others to sums, both deltas. */
export function toOtlpMetrics(totals: Metrics, fromMs: number, toMs: number, sender: Sender): unknown {
  const span = { startTimeUnixNano: toNanoseconds(fromMs), timeUnixNano: toNanoseconds(toMs) };
  const byKind = Map.groupBy(Object.entries(totals), ([name]) => name.slice(0, name.indexOf("/")));
  const metrics = [...byKind].flatMap(([kind, own]) => {
    const points = own.map(([name, metric]) => ({ ...span, metric, name: name.slice(kind.length + 1) }));
    const timed = points.filter(({ metric }) => metric.buckets.length > 0).map(toHistogramPoint);
    const counted = points.filter(({ metric }) => metric.buckets.length === 0).map(toSumPoint);
    const delta = { aggregationTemporality: 1 };
    const name = `ironhall.${kind}`;
    return [
      ...(timed.length > 0 ? [{ name, unit: "ms", histogram: { ...delta, dataPoints: timed } }] : []),
      ...(counted.length > 0
        ? [{ name: `${name}.count`, unit: "1", sum: { ...delta, isMonotonic: true, dataPoints: counted } }]
        : []),
    ];
  });
  return { resourceMetrics: [{ resource: toResource(sender), scopeMetrics: [{ scope, metrics }] }] };
}

type Point = {
  readonly startTimeUnixNano: string;
  readonly timeUnixNano: string;
  readonly name: string;
  readonly metric: Metric;
};

function toHistogramPoint({ metric, name, ...span }: Point) {
  const { count, failed, buckets } = metric;
  return {
    ...span,
    count: String(count),
    bucketCounts: buckets.map(String),
    explicitBounds: boundsMs,
    attributes: toAttributes({ name, failed }),
  };
}

function toSumPoint({ metric, name, ...span }: Point) {
  return { ...span, asInt: String(metric.count), attributes: toAttributes({ name }) };
}

const scope = { name: "ironhall" };

function toResource({ version, isLocal }: Sender) {
  return {
    attributes: toAttributes({
      "service.name": "ironhall-shop",
      "service.version": version ?? undefined,
      "deployment.environment.name": isLocal ? "local" : "production",
    }),
  };
}

function toAttributes(values: Readonly<Record<string, Scalar | undefined>>) {
  return Object.entries(values).flatMap(([key, value]) =>
    value === undefined ? [] : [{ key, value: toValue(value) }],
  );
}

function toValue(value: Scalar) {
  if (typeof value === "boolean") return { boolValue: value };
  if (typeof value === "string") return { stringValue: value };
  return Number.isInteger(value) ? { intValue: String(value) } : { doubleValue: value };
}

/** Nanoseconds exceed the exact range of a double. */
function toNanoseconds(ms: number): string {
  return `${Math.round(ms)}000000`;
}

/** The service may be down; metrics and errors are also on the operators' page and in the log. */
const limitMs = 5_000;

/** Sends to `/v1/logs` or `/v1/metrics` of the endpoint; drops what it refuses. */
export async function sendOtlp(
  { url, headers }: NonNullable<MonitoringSettings["otlp"]>,
  signal: "logs" | "metrics",
  body: unknown,
  send: typeof fetch,
): Promise<boolean> {
  try {
    const answer = await send(`${url}/v1/${signal}`, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(limitMs),
    });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return false;
  }
}
