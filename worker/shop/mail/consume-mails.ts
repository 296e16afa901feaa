import { is } from "superstruct";
import type { GatewayError } from "../../../app/foundation/gateway-error";
import { ok, type Result } from "../../../app/foundation/result";
import { openLedger, toShard } from "../../../durable-objects/message-ledger/open-ledger";
import type { MessageMark } from "../../../durable-objects/message-ledger/recorded-messages";
import { createLog } from "../create-log";
import { recordOrderConsents } from "../newsletter/record-order-consents";
import { noteRecallMail } from "../recalls/note-recall-mail";
import { runForMessage } from "../trace-queues";
import { buildMailCarrier } from "./create-mails";
import { listDoneMarks, listSentMarks, MailJob, type SentMailJob } from "./mail-job";
import { noteUndelivered } from "./note-undelivered";

/** Pauses between tries: short at first for a brief outage, long for a service that stays down. */
const pausesSeconds = [5, 30, 120, 600, 1_800] as const;
const longestPauseSeconds = 3_600;

export function toPauseSeconds(attempts: number): number {
  return pausesSeconds[attempts - 1] ?? longestPauseSeconds;
}

/**
 * Consumes the queue of mails: sends each mail once, however often its event arrives.
 * A failed mail is retried alone, after longer pauses each time; after the last try, or a final refusal by the
 * service, it goes to the undelivered mails.
 */
export async function consumeMails(batch: MessageBatch<unknown>, bindings: ShopBindings): Promise<void> {
  const seen = new Set<string>();
  await Promise.all(
    batch.messages.map(async (message) => {
      if (!is(message.body, MailJob)) {
        createLog({}).error("mail-job-malformed");
        return message.ack();
      }
      if (seen.has(message.body.key)) return message.ack();
      seen.add(message.body.key);
      const job = message.body;
      await runForMessage(job, () => settle(message, job, bindings));
    }),
  );
}

async function settle(message: Message<unknown>, job: MailJob, bindings: ShopBindings): Promise<void> {
  const log = createLog({ mail: job.key });
  const sent = await sendOnce(job, bindings);
  if (sent.ok) return message.ack();
  const { kind, code, retryable } = sent.error;
  if (retryable) {
    const delaySeconds = toPauseSeconds(message.attempts);
    log.warn("mail-postponed", { reason: kind, code, attempts: message.attempts, delaySeconds });
    return message.retry({ delaySeconds });
  }
  const noted = await noteUndelivered(job, code ?? kind, bindings);
  return noted.ok ? message.ack() : message.retry({ delaySeconds: toPauseSeconds(message.attempts) });
}

/** Sends a mail unless it was sent. Its key is recorded after sending, and is the service's idempotency key. */
async function sendOnce(job: MailJob, bindings: ShopBindings): Promise<Result<null, GatewayError>> {
  const open = ({ line }: MessageMark) => openLedger(bindings, toShard(line));
  const done = await Promise.all(
    listDoneMarks(job).map(async (mark) => (await open(mark).pickNews([mark])).length === 0),
  );
  if (done.includes(true)) return ok(null);
  const { kind } = job;
  const sent = await run(job, bindings);
  if (!sent.ok) return sent;
  // A recall may be changed, and then concern an owner whom it did not concern before.
  if (kind === "recall" && sent.value === "not needed") return ok(null);
  await Promise.all(listSentMarks(job).map((mark) => open(mark).record([mark])));
  if (kind === "recall") await noteRecallMail(job.id, bindings);
  return ok(null);
}

async function run(
  { kind, ...job }: MailJob,
  bindings: ShopBindings,
): Promise<Result<"sent" | "not needed" | null, GatewayError>> {
  if (kind === "order-consents") return recordOrderConsents(job.id, bindings);
  if (kind !== "e-invoice") return sendMail({ ...job, kind }, bindings);
  const { sendEInvoice } = await import("../e-invoices/send-e-invoice");
  return sendEInvoice(job.id, bindings);
}

async function sendMail(
  job: SentMailJob,
  bindings: ShopBindings,
): Promise<Result<"sent" | "not needed", GatewayError>> {
  const carrier = buildMailCarrier(bindings);
  if (carrier === null) return { ok: false, error: withoutCarrier };
  const [{ composeMail }, { renderMail }] = await Promise.all([
    import("./compose-mail"),
    import("../../../app/mail/render-mail"),
  ]);
  const composed = await composeMail(job, bindings);
  if (!composed.ok) return composed;
  if (composed.value === null) return ok("not needed");
  const { to, document, attachments } = composed.value;
  const { gateway, from } = carrier;
  const sent = await gateway.send({ ...renderMail(document), key: job.key, to, from, attachments });
  return sent.ok ? ok("sent") : sent;
}

const withoutCarrier: GatewayError = {
  system: "mail",
  kind: "unavailable",
  retryable: true,
  message: "Set MAIL_FROM, and MAIL_API_URL with MAIL_API_KEY or the EMAIL binding",
  code: "no-carrier",
};
