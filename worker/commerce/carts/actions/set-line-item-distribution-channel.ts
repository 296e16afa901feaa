import type { ResourceIdentifier } from "../../resources/reference.ts";
import type { CartAction } from "../cart-action.ts";
import { findLineItem, replaceLineItem } from "../find-line-item.ts";
import { refreshLinePrice } from "../refresh-line-items.ts";
import { readChannelName, requireChannel } from "../require-channel.ts";

interface SetLineItemDistributionChannelInput {
  readonly lineItemId?: string | null;
  readonly lineItemKey?: string | null;
  readonly distributionChannel?: ResourceIdentifier | null;
}

/** Sets or removes the channel that the line's price is chosen by, and takes its price. */
export const setLineItemDistributionChannel: CartAction = {
  readNeeds: ({ distributionChannel }: SetLineItemDistributionChannelInput) => ({
    channels: [readChannelName(distributionChannel)],
    ownVariants: true,
  }),

  apply(cart, input: SetLineItemDistributionChannelInput, facts) {
    const line = findLineItem(cart, input.lineItemId, input.lineItemKey);
    const distributionChannel = requireChannel(input.distributionChannel, facts);
    if (distributionChannel?.id === line.distributionChannel?.id) return cart;
    return replaceLineItem(cart, line.id, refreshLinePrice(cart, { ...line, distributionChannel }, facts));
  },
};
