import type { OutsideCall, TraceObserver } from "../../app/gateways/current-trace";
import { type Metrics, Tally } from "./metrics";
import type { LogRecord, Scalar } from "./otlp";

/** One isolate reports to the ledger at most this often. */
const flushEveryMs = 10_000;
/** In a burst of errors the first ones are reported in full; all are counted. */
const maxRecords = 50;

/** Counts events of one isolate in memory, at the cost of a map lookup per event. */
export type Meter = {
  note(name: string, durationMs?: number, isFailed?: boolean): void;
  /** Reports an error; `attributes` contain no personal data. */
  noteError(record: Omit<LogRecord, "at">): void;
  /** Counts calls and errors of a trace. */
  readonly observer: TraceObserver;
  /** Reports to the ledger in the background, when ten seconds have passed. */
  flushIfDue(waitUntil: (work: Promise<unknown>) => void): void;
  flush(): Promise<void>;
};

type MeterOptions = {
  /** Sends the counts between two times, milliseconds since 1970. */
  readonly sendMetrics: (metrics: Metrics, fromMs: number, toMs: number) => Promise<unknown>;
  readonly sendErrors: (records: readonly LogRecord[]) => Promise<unknown>;
  readonly now?: () => number;
};

/** Creates a meter; counts that the ledger did not receive are added to the next report. */
export function createMeter({ sendMetrics, sendErrors, now = Date.now }: MeterOptions): Meter {
  const tally = new Tally();
  let records: LogRecord[] = [];
  let flushedAt = now();

  async function flush(): Promise<void> {
    const from = flushedAt;
    flushedAt = now();
    const work: Promise<unknown>[] = [];
    if (!tally.isEmpty) {
      const metrics = tally.take();
      work.push(sendMetrics(metrics, from, flushedAt).catch(() => tally.add(metrics)));
    }
    if (records.length > 0) {
      const taken = records;
      records = [];
      work.push(sendErrors(taken).catch(() => {}));
    }
    await Promise.all(work);
  }

  function noteError(record: Omit<LogRecord, "at">): void {
    tally.note(`error/${record.event}`);
    if (records.length < maxRecords) records.push({ ...record, at: now() });
  }

  return {
    note: (name, durationMs, isFailed) => tally.note(name, durationMs, isFailed),
    noteError,
    observer: {
      noteCall: ({ system, durationMs, isAnswered }: OutsideCall) =>
        tally.note(`gateway/${system}`, durationMs, !isAnswered),
      noteError: (event, fields, traceId) => noteError({ event, attributes: toScalars(fields), traceId }),
    },
    flushIfDue(waitUntil) {
      if (now() - flushedAt >= flushEveryMs) waitUntil(flush());
    },
    flush,
  };
}

function toScalars(fields: Readonly<Record<string, unknown>>): Readonly<Record<string, Scalar>> {
  const scalars = Object.entries(fields).flatMap(([name, value]) =>
    typeof value === "string" || typeof value === "number" || typeof value === "boolean"
      ? [[name, value] as const]
      : [],
  );
  return Object.fromEntries(scalars);
}
