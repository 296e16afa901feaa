import { enums, type Infer, object, optional, string } from "superstruct";
import type { HeardMessage } from "../../../durable-objects/message-ledger/heard-messages";
import type { PlatformMessage } from "../hooks/platform-message";

const mailKinds = [
  "order-confirmation",
  "payment-pending",
  "payment-failed",
  "withdrawal-received",
  "support-received",
] as const;

/**
 * A mail to be sent, as it travels on the queue: ids alone. `key` names the event, so that a repeat is the same mail;
 * `id`: of the order, or of the statement of withdrawal. `order-consents`: what an order says of the newsletter is
 * recorded, and its mailbox asked where that needs an answer.
 */
export const MailJob = object({
  kind: enums([...mailKinds, "order-consents"]),
  id: string(),
  key: string(),
  requestId: optional(string()),
});

export type MailJob = Infer<typeof MailJob>;

/** A job that is a mail and nothing else. */
export type LetterJob = Omit<MailJob, "kind"> & { readonly kind: (typeof mailKinds)[number] };

/** The mails that the platform's messages ask for; whether one is still wanted is decided when it is sent. */
export function listMailJobs(messages: readonly PlatformMessage[]): readonly MailJob[] {
  return messages.flatMap(({ type, resourceType, resourceId: id, number, orderPaymentState }) => {
    if (resourceType !== "order") return [];
    if (type === "OrderCreated") {
      return listOrderJobs(id);
    }
    const hasFailed = type === "OrderPaymentStateChanged" && orderPaymentState === "Failed";
    return hasFailed ? [toJob("payment-failed", id, `:${number}`)] : [];
  });
}

/** What a new order asks for. */
export function listOrderJobs(id: string): readonly MailJob[] {
  return [toJob("order-confirmation", id), toJob("payment-pending", id), toJob("order-consents", id)];
}

/** Where the ledger of messages records that the mail of this key was sent. */
function toMailMark(key: string): HeardMessage {
  return { line: `mail/${key}`, number: 1 };
}

/** The mail of a failed payment whose message was lost: it stands for all failures of the order. */
export function toSweptFailureJob(id: string): MailJob {
  return toJob("payment-failed", id, ":swept");
}

/** Marks that an order's payment failed and a mail of a message said so. */
function toFailureMark(id: string): HeardMessage {
  return toMailMark(`payment-failed:${id}`);
}

/** Marks of which any says that the mail is needed no more: it was sent, or another that says the same. */
export function listDoneMarks({ kind, id, key }: MailJob): readonly HeardMessage[] {
  if (kind !== "payment-failed") return [toMailMark(key)];
  const swept = toSweptFailureJob(id).key;
  return [toMailMark(key), key === swept ? toFailureMark(id) : toMailMark(swept)];
}

/** What the ledger records when the mail is sent. */
export function listSentMarks({ kind, id, key }: MailJob): readonly HeardMessage[] {
  const isOfMessage = kind === "payment-failed" && key !== toSweptFailureJob(id).key;
  return [toMailMark(key), ...(isOfMessage ? [toFailureMark(id)] : [])];
}

export function toJob(kind: MailJob["kind"], id: string, event = ""): MailJob {
  return { kind, id, key: `${kind}:${id}${event}` };
}
