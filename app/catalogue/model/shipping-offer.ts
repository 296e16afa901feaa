import type { Money } from "../../foundation/money";

/** A delivery method for the shop's country, from the platform's zone rates. */
export type ShippingOffer = {
  /** The platform's id of the shipping method. */
  readonly id?: string;
  readonly version?: number;
  /** The platform's default method. */
  readonly isDefault?: boolean;
  readonly key: string;
  readonly name: string;
  readonly price: Money;
  readonly freeAbove: Money | null;
  /** Maximum characters of a note to the carrier, which prints it or reads it out; 0: no note. */
  readonly noteCharacters?: number;
  /** Working days, `2-4` on the platform. */
  readonly deliveryDays: { readonly from: number; readonly to: number };
};

/** Returns what the delivery of one piece at this price costs: nothing from the method's threshold on. */
export function toDeliveryCost({ price, freeAbove }: ShippingOffer, value: Money): Money {
  const isFree = freeAbove !== null && value.centAmount >= freeAbove.centAmount;
  return isFree ? { ...price, centAmount: 0 } : price;
}

/** Chooses the offer by parcel, or by freight for large products. */
export function findOffer(
  { isFreight }: { readonly isFreight: boolean },
  offers: readonly ShippingOffer[],
): ShippingOffer | undefined {
  return offers.find(({ key }) => key === (isFreight ? "freight" : "parcel"));
}
