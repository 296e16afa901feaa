import { invalidField, invalidOperation } from "../../errors/platform-errors.ts";
import type { Order } from "../order.ts";
import type { Delivery, DeliveryItem, Parcel } from "./delivery.ts";

/** The order with its deliveries changed. Throws InvalidOperation for an order without shipping. */
export function changeDeliveries(
  order: Order,
  change: (deliveries: readonly Delivery[]) => readonly Delivery[],
): Order {
  const { shippingInfo } = order;
  if (!shippingInfo)
    throw invalidOperation("The order has no shipping method, so that nothing is delivered.");
  return { ...order, shippingInfo: { ...shippingInfo, deliveries: change(shippingInfo.deliveries ?? []) } };
}

/** How an action names a delivery or a parcel: by id or by key. */
export interface PartName {
  readonly id?: string | undefined;
  readonly key?: string | undefined;
}

function isNamed(part: Delivery | Parcel, { id, key }: PartName): boolean {
  return id ? part.id === id : !!key && part.key === key;
}

/** The order with one delivery changed, or gone. Throws InvalidOperation when it has none such. */
export function changeDelivery(
  order: Order,
  name: PartName,
  change: (delivery: Delivery) => Delivery | undefined,
): Order {
  return changeDeliveries(order, (deliveries) => {
    const found = deliveries.find((delivery) => isNamed(delivery, name));
    if (!found) throw invalidOperation(`The order has no delivery '${name.id ?? name.key ?? ""}'.`);
    return deliveries.flatMap((delivery) => (delivery === found ? (change(delivery) ?? []) : delivery));
  });
}

/** The order with one parcel changed, or gone. Throws InvalidOperation when it has none such. */
export function changeParcel(
  order: Order,
  name: PartName,
  change: (parcel: Parcel) => Parcel | undefined,
): Order {
  const delivery = order.shippingInfo?.deliveries?.find(({ parcels }) =>
    parcels.some((parcel) => isNamed(parcel, name)),
  );
  if (!delivery) throw invalidOperation(`The order has no parcel '${name.id ?? name.key ?? ""}'.`);
  return changeDelivery(order, { id: delivery.id }, (found) => ({
    ...found,
    parcels: found.parcels.flatMap((parcel) => (isNamed(parcel, name) ? (change(parcel) ?? []) : parcel)),
  }));
}

/** Items that the order has, in no greater quantity than it has them. Throws InvalidField. */
export function requireItems(order: Order, items: readonly DeliveryItem[]): readonly DeliveryItem[] {
  const lines = [...order.lineItems, ...order.customLineItems];
  for (const item of items) {
    const line = lines.find(({ id }) => id === item.id);
    if (!line) throw invalidField("items.id", item.id);
    if (item.quantity > line.quantity) throw invalidField("items.quantity", item.quantity);
  }
  return items;
}
