import { AsyncLocalStorage } from "node:async_hooks";

/** One call of an external system, for the operator's metrics. */
export type OutsideCall = {
  /** The system's name, `commerce`, `payment` … */
  readonly system: string;
  readonly durationMs: number;
  /** A response came, and it is no 5xx. */
  readonly isAnswered: boolean;
};

/** Observes events of a trace. */
export type TraceObserver = {
  /** Called for each call of an external system. */
  noteCall?(call: OutsideCall): void;
  /** Called for each log entry about an error. */
  noteError?(event: string, fields: Readonly<Record<string, unknown>>, traceId: string): void;
};

/** The identifiers of one request, or one batch of a queue, in everything that follows from it. */
export type Trace = TraceObserver & {
  /** Part of each log entry; in production Cloudflare's id of the request. */
  readonly requestId: string;
  /** W3C Trace Context: 32 hexadecimal digits. */
  readonly traceId: string;
};

const current = new AsyncLocalStorage<Trace>();

/** Starts a new trace. */
export function createTrace(requestId: string = crypto.randomUUID(), observer: TraceObserver = {}): Trace {
  return { ...observer, requestId, traceId: crypto.randomUUID().replaceAll("-", "") };
}

/** Runs work, and everything that it awaits, as part of a trace. */
export function runWithTrace<Value>(trace: Trace, work: () => Value): Value {
  return current.run(trace, work);
}

/** Returns the current trace; undefined outside of one. */
export function readTrace(): Trace | undefined {
  return current.getStore();
}

/**
 * Builds the headers with which another worker continues the trace.
 * W3C `traceparent` (sampled, with a new parent id) and the request's id.
 */
export function toTraceHeaders({ requestId, traceId }: Trace): Readonly<Record<string, string>> {
  const parentId = crypto.randomUUID().replaceAll("-", "").slice(0, 16);
  return { traceparent: `00-${traceId}-${parentId}-01`, "x-request-id": requestId };
}

/** Reads the trace from a request of one of our workers; a new one if its headers name none. */
export function readTraceHeaders(headers: Headers): Trace {
  const requestId = headers.get("x-request-id");
  const traceId = /^00-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}$/.exec(headers.get("traceparent") ?? "")?.[1];
  return requestId && traceId && isRequestId(requestId) ? { requestId, traceId } : createTrace();
}

/** Whether a header or a message may be logged as a request id. */
export function isRequestId(text: string): boolean {
  return /^[\w-]{8,64}$/.test(text);
}
