import { type Draft, isObject, type JsonFields, type UpdateAction } from "../draft-line.ts";
import type { StoredResource } from "../platform-client.ts";
import { compareDeliveries } from "./compare-deliveries.ts";
import { compareFields } from "./compare-fields.ts";
import { draftList, isRecord, sameValue, storedList } from "./same-value.ts";

/**
 * Converts the draft to the platform's order import.
 * The customer is by id, deliveries have no items, and the language is omitted; `compareOrder` adds those when the
 * order and its lines have ids.
 */
export function toImportDraft({ key: _key, locale: _locale, ...draft }: Draft): JsonFields {
  const { customer, ...order } = withCustomerId(draft);
  const { shippingInfo } = order;
  if (!isObject(shippingInfo)) return order;
  const deliveries = draftList(shippingInfo.deliveries).map(({ items: _items, ...delivery }) => ({
    ...delivery,
    parcels: draftList(delivery.parcels).map(({ items: _packed, ...parcel }) => parcel),
  }));
  return { ...order, shippingInfo: { ...shippingInfo, deliveries } };
}

/**
 * Returns actions for the fields of an order that may change after it was placed.
 * Its lines and amounts may not. Throws when the order of this number has another total: it is another order.
 */
export function compareOrder(stored: StoredResource, draft: Draft): UpdateAction[] {
  const { totalPrice } = draft;
  if (totalPrice !== undefined && !sameValue(stored.totalPrice, totalPrice)) {
    throw new Error("an order of this number is there already, with another total");
  }
  return [
    ...compareFields("orders", stored, { ...withCustomerId(draft), key: draft.key }),
    ...comparePayments(stored, draft),
    ...compareDeliveries(stored, draft),
  ];
}

function withCustomerId(draft: JsonFields): JsonFields {
  const { customer } = draft;
  return isObject(customer) && customer.id !== undefined ? { ...draft, customerId: customer.id } : draft;
}

function comparePayments(stored: StoredResource, { paymentInfo }: Draft): UpdateAction[] {
  const known = isRecord(stored.paymentInfo) ? storedList(stored.paymentInfo.payments) : [];
  const ids = new Set(known.map(({ id }) => id));
  return draftList(isObject(paymentInfo) ? paymentInfo.payments : undefined)
    .filter(({ id }) => !ids.has(id))
    .map((payment) => ({ action: "addPayment", payment }));
}
