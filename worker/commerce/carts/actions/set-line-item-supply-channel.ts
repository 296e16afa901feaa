import type { ResourceIdentifier } from "../../resources/reference.ts";
import type { CartAction } from "../cart-action.ts";
import { findLineItem, replaceLineItem } from "../find-line-item.ts";
import { readChannelName, requireChannel } from "../require-channel.ts";

interface SetLineItemSupplyChannelInput {
  readonly lineItemId?: string | null;
  readonly lineItemKey?: string | null;
  readonly supplyChannel?: ResourceIdentifier | null;
}

/** Sets or removes the channel whose stock the line is taken from. */
export const setLineItemSupplyChannel: CartAction = {
  readNeeds: ({ supplyChannel }: SetLineItemSupplyChannelInput) => ({
    channels: [readChannelName(supplyChannel)],
  }),

  apply(cart, input: SetLineItemSupplyChannelInput, facts) {
    const line = findLineItem(cart, input.lineItemId, input.lineItemKey);
    const supplyChannel = requireChannel(input.supplyChannel, facts);
    return replaceLineItem(cart, line.id, { ...line, supplyChannel });
  },
};
