import type { OutsideCall, TraceObserver } from "../../app/gateways/current-trace";
import { type Figures, Tally } from "./figures";
import type { LogRecord, Scalar } from "./otlp";

/** One isolate tells the ledger at most that often. */
const flushEveryMs = 10_000;
/** Of a storm of errors the first tell what there is to tell; all are counted. */
const mostRecords = 50;

/** What one isolate counts, in memory: a request pays for it with a look into a table. */
export type Meter = {
  note(name: string, durationMs?: number, isFailed?: boolean): void;
  /** Something went wrong; `attributes` hold nothing of a person. */
  noteError(record: Omit<LogRecord, "at">): void;
  /** What a trace tells of calls and errors. */
  readonly observer: TraceObserver;
  /** Tells the ledger behind the answer, when ten seconds are over. */
  flushIfDue(waitUntil: (work: Promise<unknown>) => void): void;
  flush(): Promise<void>;
};

type MeterOptions = {
  /** What was counted between two times, milliseconds since 1970. */
  readonly sendFigures: (figures: Figures, fromMs: number, toMs: number) => Promise<unknown>;
  readonly sendErrors: (records: readonly LogRecord[]) => Promise<unknown>;
  readonly now?: () => number;
};

/** A meter of its own; what the ledger could not be told is told with the next. */
export function createMeter({ sendFigures, sendErrors, now = Date.now }: MeterOptions): Meter {
  const tally = new Tally();
  let records: LogRecord[] = [];
  let flushedAt = now();

  async function flush(): Promise<void> {
    const from = flushedAt;
    flushedAt = now();
    const work: Promise<unknown>[] = [];
    if (!tally.isEmpty) {
      const figures = tally.take();
      work.push(sendFigures(figures, from, flushedAt).catch(() => tally.add(figures)));
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
    if (records.length < mostRecords) records.push({ ...record, at: now() });
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
