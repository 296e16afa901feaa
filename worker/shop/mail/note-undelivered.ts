import { is } from "superstruct";
import type { GatewayError } from "../../../app/foundation/gateway-error";
import { ok, type Result } from "../../../app/foundation/result";
import { createAllOrders } from "../../../app/gateways/commerce/create-all-orders";
import { createLog } from "../create-log";
import { rememberEnvironment } from "../environment-memory";
import { saveDeadLetter } from "../operators/keep-dead-letters";
import { MailJob, readRecallMailId } from "./mail-job";

/** Seconds until a retry when the platform did not take the record. */
const retryDelaySeconds = 60;

/**
 * Shows the operator a mail that could not be sent: among the dead letters, in the order's field `mailProblem`, and in
 * the log. Withdrawals and cases have their own records on the platform.
 */
export async function noteUndelivered(
  job: MailJob,
  reason: string,
  bindings: ShopBindings,
): Promise<Result<null, GatewayError>> {
  createLog({ mail: job.key }).error("mail-undelivered", { reason });
  await saveDeadLetter(bindings, { queue: "ironhall-mails", reason, id: `mail ${job.key}`, body: job });
  if (job.kind === "withdrawal-received" || job.kind === "support-received") return ok(null);
  if (job.kind === "e-invoice") {
    const { noteFailedEInvoice } = await import("../e-invoices/send-e-invoice");
    return noteFailedEInvoice(job.id, reason, bindings);
  }
  const mailProblem = `${job.kind}: ${reason}, ${new Date().toISOString()}`;
  const orderId = job.kind === "recall" ? readRecallMailId(job.id).orderId : job.id;
  return createAllOrders(rememberEnvironment(bindings).commerce).note(orderId, { mailProblem });
}

/** Consumes mails that the queue gave up after the last try. */
export async function consumeUndelivered(
  batch: MessageBatch<unknown>,
  bindings: ShopBindings,
): Promise<void> {
  await Promise.all(
    batch.messages.map(async (message) => {
      if (!is(message.body, MailJob)) return message.ack();
      const noted = await noteUndelivered(message.body, "the mail service failed too often", bindings);
      return noted.ok ? message.ack() : message.retry({ delaySeconds: retryDelaySeconds });
    }),
  );
}
