import { enums, type Infer, object, optional, string } from "superstruct";
import type { MessageMark } from "../../../durable-objects/message-ledger/recorded-messages";
import type { PlatformMessage } from "../hooks/platform-message";
import { nameRequest } from "../trace-queues";

const mailKinds = [
  "order-confirmation",
  "payment-failed",
  "withdrawal-received",
  "return-announced",
  "support-received",
  "recall",
  "invoice-issued",
] as const;

/**
 * A mail job as it travels on the queue, with ids only. `key` identifies the event, so that a repeat is the same mail.
 * `id`: of the order, the statement of withdrawal or the case; of a recall `toRecallMailId`. `order-consents` records
 * the newsletter consents of an order, and mails a request for confirmation if one is needed. `e-invoice` sends an
 * order's invoice to its network.
 */
export const MailJob = object({
  kind: enums([...mailKinds, "order-consents", "e-invoice"]),
  id: string(),
  key: string(),
  requestId: optional(string()),
});

export type MailJob = Infer<typeof MailJob>;

/** A job that only sends a mail. */
export type SentMailJob = Omit<MailJob, "kind"> & { readonly kind: (typeof mailKinds)[number] };

/** Lists the mails that the platform's messages request; whether one is still needed is decided when it is sent. */
export function listMailJobs(messages: readonly PlatformMessage[]): readonly MailJob[] {
  return messages.flatMap(({ type, resourceType, resourceId: id, number, orderPaymentState, isInvoiced }) => {
    if (resourceType !== "order") return [];
    if (isInvoiced) return listInvoiceJobs(id);
    if (type === "OrderCreated") {
      return listOrderJobs(id);
    }
    const hasFailed = type === "OrderPaymentStateChanged" && orderPaymentState === "Failed";
    return hasFailed ? [toJob("payment-failed", id, `:${number}`)] : [];
  });
}

/** The jobs of a new order. */
export function listOrderJobs(id: string): readonly MailJob[] {
  return [toJob("order-confirmation", id), toJob("order-consents", id)];
}

/** The jobs of an order whose invoice was issued, each once per order. */
export function listInvoiceJobs(id: string): readonly MailJob[] {
  return [toJob("invoice-issued", id), toJob("e-invoice", id)];
}

/** The mark in the ledger of messages that the mail of this key was sent. */
function toMailMark(key: string): MessageMark {
  return { line: `mail/${key}`, number: 1 };
}

/** The mail of a failed payment whose message was lost: one mail covers all failures of the order. */
export function toSweptFailureJob(id: string): MailJob {
  return toJob("payment-failed", id, ":swept");
}

/** Marks that a mail about the order's failed payment was sent because of a message. */
function toFailureMark(id: string): MessageMark {
  return toMailMark(`payment-failed:${id}`);
}

/** Marks of which any one makes the mail superfluous: it, or another with the same news, was sent. */
export function listDoneMarks({ kind, id, key }: MailJob): readonly MessageMark[] {
  if (kind !== "payment-failed") return [toMailMark(key)];
  const swept = toSweptFailureJob(id).key;
  return [toMailMark(key), key === swept ? toFailureMark(id) : toMailMark(swept)];
}

/** The marks that the ledger records when the mail is sent. */
export function listSentMarks({ kind, id, key }: MailJob): readonly MessageMark[] {
  const isOfMessage = kind === "payment-failed" && key !== toSweptFailureJob(id).key;
  return [toMailMark(key), ...(isOfMessage ? [toFailureMark(id)] : [])];
}

export function toJob(kind: MailJob["kind"], id: string, event = ""): MailJob {
  return { kind, id, key: `${kind}:${id}${event}` };
}

/** Names a recall and the order of the owner who receives its mail. */
export function toRecallMailId(recallKey: string, orderId: string): string {
  return `${recallKey}/${orderId}`;
}

/** The reverse of `toRecallMailId`. */
export function readRecallMailId(id: string): { readonly recallKey: string; readonly orderId: string } {
  const [recallKey = "", orderId = ""] = id.split("/");
  return { recallKey, orderId };
}

/** Puts mails on their queue. */
export async function sendMailJobs(
  jobs: readonly MailJob[],
  { MAILS }: Pick<ShopBindings, "MAILS">,
): Promise<void> {
  const mostPerSend = 100;
  for (let at = 0; at < jobs.length; at += mostPerSend) {
    await MAILS.sendBatch(jobs.slice(at, at + mostPerSend).map((job) => ({ body: nameRequest(job) })));
  }
}
