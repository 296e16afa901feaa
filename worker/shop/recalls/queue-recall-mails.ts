import { isInForce } from "../../../app/catalogue/model/recall";
import { toLocalDay } from "../../../app/foundation/local-day";
import { createRecallOrders } from "../../../app/gateways/commerce/create-recall-orders";
import { loadRecall } from "../../../app/gateways/commerce/load-recalls";
import { chooseOrdersToTell, type RecalledOrder, toMailbox } from "../../../app/orders/model/recall-owners";
import { createLog } from "../create-log";
import { rememberEnvironment } from "../environment-memory";
import type { PlatformMessage } from "../hooks/platform-message";
import { type MailJob, sendMailJobs, toRecallMailId } from "../mail/mail-job";

/**
 * Queues one mail for each owner whom a published or changed recall concerns and who received none.
 * Repeatable: a mail's key is that of recall and owner, and the order records that its owner received it. Throws when the
 * platform fails, so that the messages are delivered again.
 */
export async function queueRecallMails(
  messages: readonly PlatformMessage[],
  bindings: ShopBindings,
): Promise<void> {
  const keys = new Set(messages.flatMap(({ recallKey }) => recallKey ?? []));
  for (const key of keys) await queueMailsOf(key, bindings);
}

async function queueMailsOf(key: string, bindings: ShopBindings): Promise<void> {
  const { commerce } = rememberEnvironment(bindings);
  const found = await loadRecall(commerce, key);
  if (!found.ok) throw new Error("A recall could not be read");
  const recall = found.value;
  if (recall === null || !isInForce(recall, toLocalDay(new Date(), "UTC"))) return;
  const orders = await createRecallOrders(commerce).list(recall.skus);
  if (!orders.ok) throw new Error("The orders of a recall could not be read");
  const chosen = chooseOrdersToTell(recall, orders.value);
  const jobs = await Promise.all(chosen.map((order) => toRecallJob(key, order)));
  createLog({ recall: key }).info("recall.mails_queued", { mails: jobs.length });
  await sendMailJobs(jobs, bindings);
}

/** The key names the owner, not the order: the same owner gets one mail, whichever order is chosen. */
async function toRecallJob(recallKey: string, { id, customerId, email }: RecalledOrder): Promise<MailJob> {
  const owner = customerId ?? (await hash(toMailbox(email)));
  return { kind: "recall", id: toRecallMailId(recallKey, id), key: `recall:${recallKey}:${owner}` };
}

/** Keys are logged, so they contain no address. */
async function hash(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(bytes).slice(0, 16)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
