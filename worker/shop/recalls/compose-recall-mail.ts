import { isInForce } from "../../../app/catalogue/model/recall";
import type { GatewayError } from "../../../app/foundation/gateway-error";
import { toLocalDay } from "../../../app/foundation/local-day";
import { ok, type Result } from "../../../app/foundation/result";
import { createAllOrders } from "../../../app/gateways/commerce/create-all-orders";
import { createRecallOrders } from "../../../app/gateways/commerce/create-recall-orders";
import { createExternalAccounts } from "../../../app/gateways/commerce/customers/external-accounts";
import { loadRecall } from "../../../app/gateways/commerce/load-recalls";
import { composeRecall } from "../../../app/mail/compose-recall";
import { judgeOrder } from "../../../app/orders/model/recall-owners";
import { rememberEnvironment } from "../environment-memory";
import type { ComposedMail } from "../mail/composed-mail";
import { readRecallMailId } from "../mail/mail-job";
import { openMailShop } from "../mail/open-mail-shop";

/**
 * Composes the mail of a recall from the current data; null: the recall ended, no longer concerns the order (a serial
 * number was entered meanwhile), or its owner received it.
 */
export async function composeRecallMail(
  id: string,
  bindings: ShopBindings,
): Promise<Result<ComposedMail | null, GatewayError>> {
  const { recallKey, orderId } = readRecallMailId(id);
  const { commerce } = rememberEnvironment(bindings);
  const [recalled, sold, found] = await Promise.all([
    loadRecall(commerce, recallKey),
    createRecallOrders(commerce).load(orderId),
    createAllOrders(commerce).load(orderId),
  ]);
  if (!recalled.ok) return recalled;
  if (!sold.ok) return sold;
  if (!found.ok) return found;
  const [recall, units, order] = [recalled.value, sold.value, found.value];
  if (!recall || !units || !order || units.notified.includes(recallKey)) return ok(null);
  const state = judgeOrder(recall, units);
  const { context } = await openMailShop(bindings, units.country, units.locale);
  if (state === null || !isInForce(recall, toLocalDay(new Date(), context.country.timeZone))) return ok(null);
  const account = units.customerId
    ? await createExternalAccounts(commerce, context.country).find(units.customerId)
    : ok(null);
  if (!account.ok) return account;
  const document = composeRecall(context, { recall, order, state, isCustomer: account.value !== null });
  // The account's address may be newer than the order's.
  return ok({ to: account.value?.email ?? units.email, document, attachments: [] });
}
