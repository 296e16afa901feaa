import { type Draft, isObject, type Json, type JsonFields, type UpdateAction } from "../draft-line.ts";
import type { StoredResource } from "../platform-client.ts";
import { draftList, isRecord, sameValue, storedList } from "./same-value.ts";

type Stored = Readonly<Record<string, unknown>>;
type ToItems = (items: Json | undefined) => readonly JsonFields[];

/**
 * Returns actions for the deliveries of an order and their parcels, matched by index. Their items name lines by index,
 * because an import draft cannot know ids. Throws when one names a line that the order does not have.
 */
export function compareDeliveries(stored: StoredResource, { shippingInfo }: Draft): UpdateAction[] {
  const before = isRecord(stored.shippingInfo) ? storedList(stored.shippingInfo.deliveries) : [];
  const wanted = isObject(shippingInfo) ? draftList(shippingInfo.deliveries) : [];
  const lines = [...storedList(stored.lineItems), ...storedList(stored.customLineItems)];
  const toItems: ToItems = (items) =>
    draftList(items).map(({ id, quantity }) => {
      const line = lines[Number(id)];
      if (!line) throw new Error(`a delivery names line ${String(id)}, which the order does not have`);
      return { id: String(line.id), quantity: quantity ?? 0 };
    });
  return wanted.flatMap((delivery, at) => compareDelivery(before[at], delivery, toItems));
}

function compareDelivery(
  existing: Stored | undefined,
  { key, address, ...delivery }: JsonFields,
  toItems: ToItems,
): UpdateAction[] {
  const items = toItems(delivery.items);
  const parcels = draftList(delivery.parcels).map((parcel) => ({ ...parcel, items: toItems(parcel.items) }));
  if (!existing) {
    const named = key === undefined ? {} : { deliveryKey: key };
    const sent = address === undefined ? {} : { address };
    return [{ action: "addDelivery", ...named, ...sent, items, parcels }];
  }
  const deliveryId = String(existing.id);
  const known = storedList(existing.parcels);
  const ofItems = sameValue(existing.items, items) ? [] : [{ action: "setDeliveryItems", deliveryId, items }];
  return [...ofItems, ...parcels.flatMap((parcel, at) => compareParcel(known[at], parcel, deliveryId))];
}

function compareParcel(
  existing: Stored | undefined,
  { key, ...parcel }: JsonFields,
  deliveryId: string,
): UpdateAction[] {
  if (!existing) {
    const named = key === undefined ? {} : { parcelKey: key };
    return [{ action: "addParcelToDelivery", deliveryId, ...named, ...parcel }];
  }
  const parcelId = String(existing.id);
  const rules = [
    ["items", "setParcelItems"],
    ["trackingData", "setParcelTrackingData"],
    ["measurements", "setParcelMeasurements"],
  ] as const;
  return rules.flatMap(([field, action]): UpdateAction[] => {
    const wanted = parcel[field];
    if (wanted === undefined || sameValue(existing[field], wanted)) return [];
    return [{ action, parcelId, [field]: wanted }];
  });
}
