import { createRecallOrders } from "../../../app/gateways/commerce/create-recall-orders";
import { createLog } from "../create-log";
import { rememberEnvironment } from "../environment-memory";
import { readRecallMailId } from "../mail/mail-job";

/**
 * Records on the order that its owner received a recall's mail, longer than the ledger knows the mail: a recall that is
 * changed later mails only the other owners. A failure is logged; the mail must not be sent again for it.
 */
export async function noteRecallMail(id: string, bindings: ShopBindings): Promise<void> {
  const { recallKey, orderId } = readRecallMailId(id);
  const noted = await createRecallOrders(rememberEnvironment(bindings).commerce).note(orderId, recallKey);
  if (!noted.ok)
    createLog({ recall: recallKey, order: orderId }).error("recall.note_failed", { kind: noted.error.kind });
}
