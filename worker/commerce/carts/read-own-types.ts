import type { Address } from "../resources/address.ts";
import type { CartContent } from "./cart.ts";

/** Ids of the types of custom fields anywhere in a cart or an order. */
export function readOwnTypes(content: CartContent): string[] {
  const addresses: readonly (Address | undefined)[] = [content.shippingAddress, content.billingAddress];
  const customs = [
    content.custom,
    content.shippingCustomFields,
    ...addresses.map((address) => address?.custom),
    ...content.lineItems.map(({ custom }) => custom),
    ...content.customLineItems.map(({ custom }) => custom),
    ...(content.shippingInfo?.deliveries ?? []).flatMap(({ custom, parcels }) => [
      custom,
      ...parcels.map((parcel) => parcel.custom),
    ]),
  ];
  return [...new Set(customs.flatMap((custom) => custom?.type.id ?? []))];
}
