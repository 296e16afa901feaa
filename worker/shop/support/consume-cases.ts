import { is } from "superstruct";
import { createStoredCases, type StoredCase } from "../../../app/gateways/commerce/create-stored-cases";
import { createLog } from "../create-log";
import { rememberEnvironment } from "../environment-memory";
import { toPauseSeconds } from "../mail/consume-mails";
import { runForMessage } from "../trace-queues";
import { CaseJob, deliverCase } from "./deliver-case";

/** The specification's request timeout. */
const requestTimeoutMs = 15_000;
/** About four days with the pauses of `toPauseSeconds`; the queue itself gives up after the same number of retries. */
const mostAttempts = 100;

/** Retries cases that the desk did not take at once, after longer pauses each time, until the desk has them. */
export async function consumeCases(batch: MessageBatch<unknown>, bindings: ShopBindings): Promise<void> {
  await Promise.all(
    batch.messages.map(async (message) => {
      const { body } = message;
      if (is(body, CaseJob)) return runForMessage(body, () => settle(message, body.key, bindings));
      createLog({}).error("support-job-malformed");
      message.ack();
    }),
  );
}

async function settle(message: Message<unknown>, key: string, bindings: ShopBindings): Promise<void> {
  const log = createLog({});
  const cases = createStoredCases(rememberEnvironment(bindings).commerce);
  const delaySeconds = toPauseSeconds(message.attempts);
  const note = async (stored: StoredCase) => {
    const noted = await cases.note(key, stored);
    return noted.ok ? message.ack() : message.retry({ delaySeconds });
  };
  const found = await cases.load(key);
  if (!found.ok) return message.retry({ delaySeconds });
  const stored = found.value;
  if (stored?.state !== "waiting") return message.ack();
  const about = { reference: stored.case.reference, attempts: message.attempts };
  const sent = await deliverCase(stored.case, requestTimeoutMs, bindings);
  if (sent.ok) return note({ ...stored, state: "delivered", problem: null });
  const { kind, code, retryable } = sent.error;
  if (retryable && message.attempts < mostAttempts) {
    log.warn("support-case-postponed", { ...about, reason: kind, code, delaySeconds });
    return message.retry({ delaySeconds });
  }
  log.error("support-case-undelivered", { ...about, reason: kind, code });
  return note({ ...stored, state: "undelivered", problem: code ?? kind });
}
