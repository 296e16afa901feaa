import { array, boolean, integer, min, nonempty, optional, string, type } from "superstruct";

const name = () => nonempty(string());

export const ItemsStruct = array(type({ id: name(), quantity: min(integer(), 1) }));

export const MeasurementsStruct = type({
  heightInMillimeter: optional(min(integer(), 0)),
  lengthInMillimeter: optional(min(integer(), 0)),
  widthInMillimeter: optional(min(integer(), 0)),
  weightInGram: optional(min(integer(), 0)),
});

export const TrackingStruct = type({
  trackingId: optional(string()),
  carrier: optional(string()),
  provider: optional(string()),
  providerTransaction: optional(string()),
  isReturn: optional(boolean()),
});

export const ParcelStruct = type({
  key: optional(name()),
  measurements: optional(MeasurementsStruct),
  trackingData: optional(TrackingStruct),
  items: optional(ItemsStruct),
});
