import {
  array,
  assign,
  boolean,
  type Infer,
  integer,
  min,
  nonempty,
  optional,
  string,
  type,
} from "superstruct";
import type { Delivery, DeliveryItem, Parcel } from "../carts/delivery.ts";
import { invalidField, invalidOperation } from "../errors/platform-errors.ts";
import { toCustomFields } from "../resources/custom-fields.ts";
import { CustomDraftStruct, customFieldActions, toCustomInput } from "./delivery-custom-fields.ts";
import type { Order } from "./order.ts";
import { type OperatorAction, type OrderFacts, operatorAction } from "./order-action.ts";

const name = () => nonempty(string());
const Items = array(type({ id: name(), quantity: min(integer(), 1) }));
const millimetres = () => optional(min(integer(), 0));

export const MeasurementsStruct = type({
  heightInMillimeter: millimetres(),
  lengthInMillimeter: millimetres(),
  widthInMillimeter: millimetres(),
  weightInGram: optional(min(integer(), 0)),
});

export const TrackingStruct = type({
  trackingId: optional(string()),
  carrier: optional(string()),
  provider: optional(string()),
  providerTransaction: optional(string()),
  isReturn: optional(boolean()),
});

const ParcelDraft = type({
  key: optional(name()),
  measurements: optional(MeasurementsStruct),
  trackingData: optional(TrackingStruct),
  items: optional(Items),
  custom: optional(CustomDraftStruct),
});

/** Identifies a delivery or a parcel in an action, by id or by key. */
const ofDelivery = { deliveryId: optional(string()), deliveryKey: optional(string()) };
const ofParcel = { parcelId: optional(string()), parcelKey: optional(string()) };

/** Records items that are shipped together, with the known parcels. */
const addDelivery = operatorAction({
  input: type({
    deliveryKey: optional(string()),
    items: optional(Items),
    parcels: optional(array(ParcelDraft)),
    custom: optional(CustomDraftStruct),
  }),
  readNeeds: ({ custom, parcels }) => ({
    types: [custom, ...(parcels ?? []).map((parcel) => parcel.custom)].map(typeNameOf),
  }),
  apply: (order, { deliveryKey, items, parcels, custom }, facts) =>
    changeDeliveries(order, (deliveries) => [
      ...deliveries,
      {
        id: crypto.randomUUID(),
        ...(deliveryKey ? { key: deliveryKey } : {}),
        createdAt: facts.now.toISOString(),
        items: requireItems(order, items ?? []),
        parcels: (parcels ?? []).map((parcel) => toParcel(order, parcel, facts)),
        ...withCustom(custom, facts),
      },
    ]),
});

const removeDelivery = operatorAction({
  input: type(ofDelivery),
  apply: (order, input) => changeDelivery(order, input, () => undefined),
});

const setDeliveryItems = operatorAction({
  input: type({ ...ofDelivery, items: Items }),
  apply: (order, { items, ...input }) =>
    changeDelivery(order, input, (delivery) => ({ ...delivery, items: requireItems(order, items) })),
});

const addParcelToDelivery = operatorAction({
  input: assign(type({ ...ofDelivery, parcelKey: optional(string()) }), ParcelDraft),
  readNeeds: ({ custom }) => ({ types: [typeNameOf(custom)] }),
  apply: (order, { parcelKey, measurements, trackingData, items, custom, ...input }, facts) => {
    const draft = { key: parcelKey, measurements, trackingData, items, custom };
    return changeDelivery(order, input, (delivery) => ({
      ...delivery,
      parcels: [...delivery.parcels, toParcel(order, draft, facts)],
    }));
  },
});

const removeParcelFromDelivery = operatorAction({
  input: type(ofParcel),
  apply: (order, input) => changeParcel(order, input, () => undefined),
});

const setParcelTrackingData = operatorAction({
  input: type({ ...ofParcel, trackingData: optional(TrackingStruct) }),
  apply: (order, { trackingData, ...input }) =>
    changeParcel(order, input, (parcel) => ({ ...parcel, trackingData })),
});

const setParcelMeasurements = operatorAction({
  input: type({ ...ofParcel, measurements: optional(MeasurementsStruct) }),
  apply: (order, { measurements, ...input }) =>
    changeParcel(order, input, (parcel) => ({ ...parcel, measurements })),
});

const setParcelItems = operatorAction({
  input: type({ ...ofParcel, items: Items }),
  apply: (order, { items, ...input }) =>
    changeParcel(order, input, (parcel) => ({ ...parcel, items: requireItems(order, items) })),
});

export const deliveryActions: Readonly<Record<string, OperatorAction>> = {
  addDelivery,
  removeDelivery,
  setDeliveryItems,
  addParcelToDelivery,
  removeParcelFromDelivery,
  setParcelTrackingData,
  setParcelMeasurements,
  setParcelItems,
  ...customFieldActions("Delivery", changeDelivery),
  ...customFieldActions("Parcel", changeParcel),
};

/** The order with its deliveries changed. Throws InvalidOperation for an order without shipping. */
function changeDeliveries(
  order: Order,
  change: (deliveries: readonly Delivery[]) => readonly Delivery[],
): Order {
  const { shippingInfo } = order;
  if (!shippingInfo)
    throw invalidOperation("The order has no shipping method, so that nothing is delivered.");
  return { ...order, shippingInfo: { ...shippingInfo, deliveries: change(shippingInfo.deliveries ?? []) } };
}

function isNamed(part: Delivery | Parcel, id: string | undefined, key: string | undefined): boolean {
  return id ? part.id === id : !!key && part.key === key;
}

/** The order with one delivery changed or removed. Throws InvalidOperation if it does not have it. */
function changeDelivery(
  order: Order,
  {
    deliveryId: id,
    deliveryKey: key,
  }: { readonly deliveryId?: string | undefined; readonly deliveryKey?: string | undefined },
  change: (delivery: Delivery) => Delivery | undefined,
): Order {
  return changeDeliveries(order, (deliveries) => {
    const found = deliveries.find((delivery) => isNamed(delivery, id, key));
    if (!found) throw invalidOperation(`The order has no delivery '${id ?? key ?? ""}'.`);
    return deliveries.flatMap((delivery) => (delivery === found ? (change(delivery) ?? []) : delivery));
  });
}

/** The order with one parcel changed or removed. Throws InvalidOperation if it does not have it. */
function changeParcel(
  order: Order,
  {
    parcelId: id,
    parcelKey: key,
  }: { readonly parcelId?: string | undefined; readonly parcelKey?: string | undefined },
  change: (parcel: Parcel) => Parcel | undefined,
): Order {
  const isRequested = (parcel: Parcel) => isNamed(parcel, id, key);
  const delivery = order.shippingInfo?.deliveries?.find(({ parcels }) => parcels.some(isRequested));
  if (!delivery) throw invalidOperation(`The order has no parcel '${id ?? key ?? ""}'.`);
  return changeDelivery(order, { deliveryId: delivery.id }, (found) => ({
    ...found,
    parcels: found.parcels.flatMap((parcel) => (isRequested(parcel) ? (change(parcel) ?? []) : parcel)),
  }));
}

/** Checks that the order has the items in at least these quantities. Throws InvalidField. */
function requireItems(order: Order, items: readonly DeliveryItem[]): readonly DeliveryItem[] {
  const lines = [...order.lineItems, ...order.customLineItems];
  for (const item of items) {
    const line = lines.find(({ id }) => id === item.id);
    if (!line) throw invalidField("items.id", item.id);
    if (item.quantity > line.quantity) throw invalidField("items.quantity", item.quantity);
  }
  return items;
}

/** A new parcel from its draft. Throws InvalidField for items that the order does not have. */
function toParcel(
  order: Order,
  { items, custom, ...draft }: Infer<typeof ParcelDraft>,
  facts: OrderFacts,
): Parcel {
  return {
    ...draft,
    id: crypto.randomUUID(),
    createdAt: facts.now.toISOString(),
    items: requireItems(order, items ?? []),
    ...withCustom(custom, facts),
  };
}

type CustomDraft = Infer<typeof CustomDraftStruct> | undefined;

function typeNameOf(custom: CustomDraft): string | undefined {
  return custom?.type.id ?? custom?.type.key;
}

/** Custom fields of a draft, checked by their type. */
function withCustom(draft: CustomDraft, { types }: OrderFacts) {
  const custom = toCustomFields(toCustomInput(draft), types);
  return custom ? { custom } : {};
}
