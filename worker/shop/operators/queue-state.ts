import { findQueue, queueNames } from "./keep-dead-letters";

/** How much waits on a queue; null: the queue does not say. */
export type QueueState = {
  readonly name: string;
  readonly waiting: number | null;
  /** Age of the oldest message in seconds; null: none waits, or nobody knows. */
  readonly oldestSeconds: number | null;
};

/** Asks every queue of the shop now. */
export function readQueues(bindings: ShopBindings): Promise<readonly QueueState[]> {
  return Promise.all(queueNames.map((name) => readQueue(name, bindings)));
}

async function readQueue(name: string, bindings: ShopBindings): Promise<QueueState> {
  try {
    const metrics = await findQueue(name, bindings)?.metrics();
    const oldestMs = metrics?.oldestMessageTimestamp?.getTime();
    return {
      name,
      waiting: metrics?.backlogCount ?? null,
      oldestSeconds: oldestMs ? Math.max(0, Math.round((Date.now() - oldestMs) / 1_000)) : null,
    };
  } catch {
    return { name, waiting: null, oldestSeconds: null };
  }
}
