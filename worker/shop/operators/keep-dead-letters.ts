import { openOperationsLedger } from "../../../durable-objects/operations-ledger/remember-meter";
import { createLog } from "../create-log";
import { toQueueName } from "../trace-queues";

/** Seconds until a dead letter that could not be stored is delivered again. */
const retryDelaySeconds = 60;

type LetterQueue = "PLATFORM_MESSAGES" | "SEARCH_CHANGES" | "MAILS" | "CASES";

/** The queue that a dead letter returns to, by the name of the queue that gave it up. */
const queues: Readonly<Record<string, LetterQueue>> = {
  "ironhall-platform-messages": "PLATFORM_MESSAGES",
  "ironhall-search-changes": "SEARCH_CHANGES",
  "ironhall-mails": "MAILS",
  "ironhall-cases": "CASES",
};

export const queueNames: readonly string[] = Object.keys(queues);

export function findQueue(name: string, bindings: ShopBindings): Queue | null {
  const binding = queues[name];
  return binding ? bindings[binding] : null;
}

/** Stores messages that a queue gave up after its last try; the name of its dead-letter queue ends in `-dead`. */
export async function consumeDeadLetters(
  batch: MessageBatch<unknown>,
  bindings: ShopBindings,
): Promise<void> {
  const queue = toQueueName(batch).replace(/-dead$/, "");
  const log = createLog({ queue });
  await Promise.all(
    batch.messages.map(async (message) => {
      try {
        await saveDeadLetter(bindings, {
          queue,
          reason: "failed too often",
          id: message.id,
          body: message.body,
        });
        log.error("dead-letter", { letter: message.id });
        message.ack();
      } catch {
        log.error("dead-letter-not-kept", { letter: message.id });
        message.retry({ delaySeconds: retryDelaySeconds });
      }
    }),
  );
}

type NewLetter = {
  readonly queue: string;
  readonly reason: string;
  /** The same message given up twice is one dead letter. */
  readonly id: string;
  readonly body: unknown;
};

/** Stores a failed message, so that an operator can retry it. */
export async function saveDeadLetter(bindings: ShopBindings, { body, ...letter }: NewLetter): Promise<void> {
  await openOperationsLedger(bindings).keepLetter({
    ...letter,
    at: Date.now(),
    body: JSON.stringify(body),
  });
}

/**
 * Puts dead letters back onto their queues, then deletes them: a message sent twice changes nothing. Returns the
 * number.
 */
export async function retryDeadLetters(bindings: ShopBindings, ids: readonly string[]): Promise<number> {
  const ledger = openOperationsLedger(bindings);
  let sent = 0;
  for (const id of ids) {
    const letter = await ledger.findLetter(id);
    const queue = letter && findQueue(letter.queue, bindings);
    if (!letter || !queue) continue;
    await queue.send(JSON.parse(letter.body));
    await ledger.dropLetter(id);
    sent += 1;
  }
  return sent;
}
