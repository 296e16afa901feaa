import type { Delivery } from "../carts/delivery.ts";
import type { Change } from "../messages/message.ts";
import type { Order } from "./order.ts";

function listDeliveries({ shippingInfo }: Order): readonly Delivery[] {
  return shippingInfo?.deliveries ?? [];
}

/** The changes that an update makes to deliveries and their parcels. */
export function compareDeliveries(before: Order, after: Order): Change[] {
  const former = new Map(listDeliveries(before).map((delivery) => [delivery.id, delivery]));
  const present = new Set(listDeliveries(after).map(({ id }) => id));
  return [
    ...listDeliveries(after).flatMap((delivery): Change[] => {
      const old = former.get(delivery.id);
      return old ? compareParcels(old, delivery) : [["DeliveryAdded", { delivery }]];
    }),
    ...listDeliveries(before)
      .filter(({ id }) => !present.has(id))
      .map((delivery): Change => ["DeliveryRemoved", { delivery }]),
  ];
}

function compareParcels(before: Delivery, after: Delivery): Change[] {
  const former = new Map(before.parcels.map((parcel) => [parcel.id, parcel]));
  const present = new Set(after.parcels.map(({ id }) => id));
  const deliveryId = after.id;
  const differs = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other);
  return [
    differs(before.items, after.items) && [
      "DeliveryItemsUpdated",
      { deliveryId, items: after.items, oldItems: before.items },
    ],
    ...after.parcels.flatMap((parcel): Change[] => {
      const { id: parcelId, trackingData, measurements, items } = parcel;
      const old = former.get(parcelId);
      if (!old) return [["ParcelAddedToDelivery", { delivery: after, parcel }]];
      return [
        differs(old.trackingData, trackingData) && [
          "ParcelTrackingDataUpdated",
          { deliveryId, parcelId, trackingData },
        ],
        differs(old.measurements, measurements) && [
          "ParcelMeasurementsUpdated",
          { deliveryId, parcelId, measurements },
        ],
        differs(old.items, items) && [
          "ParcelItemsUpdated",
          { deliveryId, parcelId, items, oldItems: old.items },
        ],
      ];
    }),
    ...before.parcels
      .filter(({ id }) => !present.has(id))
      .map((parcel): Change => ["ParcelRemovedFromDelivery", { deliveryId, parcel }]),
  ];
}

/** The changes that an update makes to returns. */
export function compareReturns(before: Order, after: Order): Change[] {
  const known = before.returnInfo ?? [];
  const states = new Map(known.flatMap(({ items }) => items).map((item) => [item.id, item]));
  const added = (after.returnInfo ?? []).slice(known.length);
  const changed = (after.returnInfo ?? [])
    .flatMap(({ items }) => items)
    .filter(({ id, shipmentState }) => {
      const old = states.get(id);
      return old && old.shipmentState !== shipmentState;
    });
  return [
    ...added.map((returnInfo): Change => ["ReturnInfoAdded", { returnInfo }]),
    ...changed.map(
      ({ id, shipmentState }): Change => [
        "OrderReturnShipmentStateChanged",
        { returnItemId: id, returnShipmentState: shipmentState },
      ],
    ),
  ];
}
