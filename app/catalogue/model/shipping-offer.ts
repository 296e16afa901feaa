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

/** Whether an article at this price, alone in a cart, is delivered free of charge. */
export function isDeliveryFree(
  { price, freeAbove }: Pick<ShippingOffer, "price" | "freeAbove">,
  goods: Money,
): boolean {
  return price.centAmount === 0 || (freeAbove !== null && goods.centAmount >= freeAbove.centAmount);
}

/** Returns what the delivery of one piece at this price costs: nothing from the method's threshold on. */
export function toDeliveryCost(offer: ShippingOffer, goods: Money): Money {
  return isDeliveryFree(offer, goods) ? { ...offer.price, centAmount: 0 } : offer.price;
}

/** Chooses the offer by parcel, or by freight for large products. */
export function findOffer(
  { isFreight }: { readonly isFreight: boolean },
  offers: readonly ShippingOffer[],
): ShippingOffer | undefined {
  return offers.find(({ key }) => key === (isFreight ? "freight" : "parcel"));
}
