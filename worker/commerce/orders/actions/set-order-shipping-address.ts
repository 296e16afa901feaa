import { type AddressInput, toAddress } from "../../resources/address.ts";
import { readTypeName } from "../../resources/custom-fields.ts";
import type { OrderAction } from "../order-action.ts";

interface SetOrderShippingAddressInput {
  readonly address?: AddressInput | null;
}

/** Corrects the address; prices and taxes of an order stay as they are. */
export const setOrderShippingAddress: OrderAction = {
  readTypes: ({ address }: SetOrderShippingAddressInput) => [readTypeName(address?.custom ?? {})],
  apply: (order, { address }: SetOrderShippingAddressInput, { types }) => ({
    ...order,
    shippingAddress: address ? toAddress(address, types) : undefined,
  }),
};
