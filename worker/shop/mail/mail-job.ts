import { enums, type Infer, object, optional, string } from "superstruct";
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
      return [toJob("order-confirmation", id), toJob("payment-pending", id), toJob("order-consents", id)];
    }
    const hasFailed = type === "OrderPaymentStateChanged" && orderPaymentState === "Failed";
    return hasFailed ? [toJob("payment-failed", id, `:${number}`)] : [];
  });
}

export function toJob(kind: MailJob["kind"], id: string, event = ""): MailJob {
  return { kind, id, key: `${kind}:${id}${event}` };
}
