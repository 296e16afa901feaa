import type { BatchRead, Queue, RequestContext } from "./request-context.ts";

function queueFor(context: RequestContext, read: BatchRead<unknown>): Queue {
  const found = context.loaders.get(read);
  if (found) return found;
  const queue: Queue = { known: new Map(), asked: new Set(), waiting: new Map() };
  context.loaders.set(read, queue);
  return queue;
}

async function drain<Value>(context: RequestContext, read: BatchRead<Value>, queue: Queue): Promise<void> {
  const waiting = queue.waiting;
  queue.waiting = new Map();
  try {
    const values = await read(context, [...waiting.keys()]);
    for (const [key, caller] of waiting) caller.resolve(values.get(key) ?? null);
  } catch (error) {
    for (const caller of waiting.values()) caller.reject(error);
  }
}

/**
 * Loads one value; all loads of the same batch function in one tick become one statement, and a key is read once per
 * request. Missing keys are null.
 */
export function load<Value>(
  context: RequestContext,
  read: BatchRead<Value>,
  key: string,
): Promise<Value | null> {
  const queue = queueFor(context, read);
  queue.asked.add(key);
  return (queue.known.get(key) ?? enqueue(context, read, queue, key)) as Promise<Value | null>;
}

function enqueue<Value>(
  context: RequestContext,
  read: BatchRead<Value>,
  queue: Queue,
  key: string,
): Promise<unknown> {
  const promise = new Promise<unknown>((resolve, reject) => {
    if (queue.waiting.size === 0) queueMicrotask(() => void drain(context, read, queue));
    queue.waiting.set(key, { resolve, reject });
  });
  queue.known.set(key, promise);
  return promise;
}

/** The keys that a request loaded, by batch function. */
export type Loads = readonly (readonly [read: BatchRead<unknown>, keys: readonly string[]])[];

/** The request's loads so far. */
export function listLoads({ loaders }: RequestContext): Loads {
  return [...loaders].flatMap(([read, { asked }]) => (asked.size > 0 ? [[read, [...asked]] as const] : []));
}

/** Starts reads that are probably needed; an error is thrown to the callers that load the value. */
export function foreseeLoads(context: RequestContext, loads: Loads): void {
  for (const [read, keys] of loads) {
    const queue = queueFor(context, read);
    for (const key of keys) enqueue(context, read, queue, key).catch(() => {});
  }
}

/** Puts a value from another statement into the loader, so that it is not read again. */
export function prime<Value>(
  context: RequestContext,
  read: BatchRead<Value>,
  key: string,
  value: Value,
): void {
  queueFor(context, read).known.set(key, Promise.resolve(value));
}

/** A read that a batch includes, so that a later load needs no separate round trip. */
export interface ForeseenRead {
  readonly statement: D1PreparedStatement;
  /** Puts the statement's rows into the loader. */
  keep(rows: readonly unknown[]): void;
}
