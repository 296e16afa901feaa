import { AsyncLocalStorage } from "node:async_hooks";

/** One call of an outside system, for the operators' figures. */
export type OutsideCall = {
  /** The system's name, `commerce`, `payment` … */
  readonly system: string;
  readonly durationMs: number;
  /** An answer came, and it is no 5xx. */
  readonly isAnswered: boolean;
};

/** Hears of what happens in a trace. */
export type TraceObserver = {
  /** Each call of an outside system. */
  noteCall?(call: OutsideCall): void;
  /** Each line of the log that says that something went wrong. */
  noteError?(event: string, fields: Readonly<Record<string, unknown>>, traceId: string): void;
};

/** What one request, or one batch of a queue, is known by in everything that follows from it. */
export type Trace = TraceObserver & {
  /** In each line of the log; in production Cloudflare's id of the request. */
  readonly requestId: string;
  /** W3C Trace Context: 32 hexadecimal digits. */
  readonly traceId: string;
};

const current = new AsyncLocalStorage<Trace>();

/** A trace of its own for what begins here. */
export function createTrace(requestId: string = crypto.randomUUID(), observer: TraceObserver = {}): Trace {
  return { ...observer, requestId, traceId: crypto.randomUUID().replaceAll("-", "") };
}

/** Runs work, and all that it awaits, as part of a trace. */
export function runWithTrace<Value>(trace: Trace, work: () => Value): Value {
  return current.run(trace, work);
}

/** The trace of what runs now; undefined outside of one. */
export function readTrace(): Trace | undefined {
  return current.getStore();
}

/**
 * The headers by which another worker goes on with the trace: W3C `traceparent` (sampled, with a new parent id) and the
 * request's id.
 */
export function toTraceHeaders({ requestId, traceId }: Trace): Readonly<Record<string, string>> {
  const parentId = crypto.randomUUID().replaceAll("-", "").slice(0, 16);
  return { traceparent: `00-${traceId}-${parentId}-01`, "x-request-id": requestId };
}

/** The trace that a request of our own workers goes on with; a new one where its headers name none. */
export function readTraceHeaders(headers: Headers): Trace {
  const requestId = headers.get("x-request-id");
  const traceId = /^00-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}$/.exec(headers.get("traceparent") ?? "")?.[1];
  return requestId && traceId && isRequestId(requestId) ? { requestId, traceId } : createTrace();
}

/** Nothing else gets into a log from a header or a message. */
export function isRequestId(text: string): boolean {
  return /^[\w-]{8,64}$/.test(text);
}
