import {
  createTrace,
  isRequestId,
  readTrace,
  runWithTrace,
  type Trace,
} from "../../app/gateways/current-trace";
import { rememberMeter } from "../../durable-objects/operations-ledger/remember-meter";

/** A message with the id of the request that sent it. */
type Traced = { readonly requestId?: string | undefined };

/** Adds the current request's id to a message for a queue. */
export function nameRequest<Body extends Traced>(body: Body): Body {
  const requestId = readTrace()?.requestId;
  return requestId === undefined ? body : { ...body, requestId };
}

/** Runs a message's work as part of the request that sent it. */
export function runForMessage<Value>({ requestId }: Traced, work: () => Promise<Value>): Promise<Value> {
  const isKnown = requestId !== undefined && isRequestId(requestId);
  return isKnown ? runWithTrace(createTrace(requestId, readTrace()), work) : work();
}

/** A new trace for work without a request: a batch, the schedule. */
export function createOwnTrace(bindings: ShopBindings): Trace {
  return createTrace(crypto.randomUUID(), rememberMeter(bindings).observer);
}

/** The queue's name without the suffix of a staging, whose queues are named after those of production. */
export function toQueueName({ queue }: Pick<MessageBatch<unknown>, "queue">): string {
  return queue.replace(/-staging$/, "");
}

/** Handles a batch within a new trace, and counts its messages by age; a batch that throws is delivered again. */
export async function observeBatch(
  batch: MessageBatch<unknown>,
  bindings: ShopBindings,
  handle: () => Promise<unknown>,
): Promise<void> {
  const meter = rememberMeter(bindings);
  const now = Date.now();
  const count = (isFailed: boolean) => {
    for (const { timestamp } of batch.messages)
      meter.note(`queue/${toQueueName(batch)}`, Math.max(0, now - timestamp.getTime()), isFailed);
  };
  try {
    await runWithTrace(createOwnTrace(bindings), handle);
    count(false);
  } catch (error) {
    count(true);
    throw error;
  } finally {
    await meter.flush();
  }
}
