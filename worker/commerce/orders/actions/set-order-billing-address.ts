import { type AddressInput, toAddress } from "../../resources/address.ts";
import { readTypeName } from "../../resources/custom-fields.ts";
import type { OrderAction } from "../order-action.ts";

interface SetOrderBillingAddressInput {
  readonly address?: AddressInput | null;
}

/** Corrects the address; prices and taxes of an order stay as they are. */
export const setOrderBillingAddress: OrderAction = {
  readTypes: ({ address }: SetOrderBillingAddressInput) => [readTypeName(address?.custom ?? {})],
  apply: (order, { address }: SetOrderBillingAddressInput, { types }) => ({
    ...order,
    billingAddress: address ? toAddress(address, types) : undefined,
  }),
};
