import type { Address } from "../resources/address.ts";
import type { CustomFields } from "../resources/custom-fields.ts";

/** A number of units of a line item or custom line item of the order. */
export interface DeliveryItem {
  readonly id: string;
  readonly quantity: number;
}

/** Millimetres and grams. */
export interface ParcelMeasurements {
  readonly heightInMillimeter?: number;
  readonly lengthInMillimeter?: number;
  readonly widthInMillimeter?: number;
  readonly weightInGram?: number;
}

/** The carrier's identifiers of a parcel. */
export interface TrackingData {
  readonly trackingId?: string;
  readonly carrier?: string;
  readonly provider?: string;
  readonly providerTransaction?: string;
  readonly isReturn?: boolean;
}

export interface Parcel {
  readonly id: string;
  readonly key?: string;
  readonly createdAt: string;
  readonly measurements?: ParcelMeasurements;
  readonly trackingData?: TrackingData;
  readonly items: readonly DeliveryItem[];
  readonly custom?: CustomFields | undefined;
}

/** Items that were shipped together. */
export interface Delivery {
  readonly id: string;
  readonly key?: string;
  readonly createdAt: string;
  readonly items: readonly DeliveryItem[];
  readonly parcels: readonly Parcel[];
  readonly address?: Address;
  readonly custom?: CustomFields | undefined;
}
