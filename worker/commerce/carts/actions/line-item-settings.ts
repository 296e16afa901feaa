import type { CartActions } from "../cart-action.ts";
import { refreshLinePrice, withExternalPrice, withExternalTotal, withPlatformPrice } from "../line-prices.ts";
import { readChannelName, requireChannel, requireInventoryMode } from "../require-input.ts";
import { changePart, customActions, lineItem } from "./cart-part.ts";

const custom = customActions(lineItem);
const readOwnVariants = () => ({ ownVariants: true });

/** Actions on one line: its channels, its stock, its price and its custom fields. */
export const lineItemSettingActions = {
  setLineItemCustomType: custom.setType,
  setLineItemCustomField: custom.setField,

  /** Sets or removes the channel whose stock the line is taken from. */
  setLineItemSupplyChannel: changePart(
    lineItem,
    (line, input, _cart, facts) => ({ ...line, supplyChannel: requireChannel(input.supplyChannel, facts) }),
    ({ supplyChannel }) => ({ channels: [readChannelName(supplyChannel)] }),
  ),

  /** Sets or removes the channel that the line's price is chosen by, and takes its price. */
  setLineItemDistributionChannel: changePart(
    lineItem,
    (line, input, cart, facts) => {
      const distributionChannel = requireChannel(input.distributionChannel, facts);
      if (distributionChannel?.id === line.distributionChannel?.id) return line;
      return refreshLinePrice(cart, { ...line, distributionChannel }, facts);
    },
    ({ distributionChannel }) => ({ channels: [readChannelName(distributionChannel)], ownVariants: true }),
  ),

  /** Sets how stock counts for one line; without a mode the cart's own holds again. */
  setLineItemInventoryMode: changePart(lineItem, (line, { inventoryMode: mode }) => ({
    ...line,
    inventoryMode: mode ? requireInventoryMode(mode) : undefined,
  })),

  /** Sets a unit price from outside; without one the platform's own price holds again. */
  setLineItemPrice: changePart(
    lineItem,
    (line, { externalPrice }, cart, facts) =>
      externalPrice ? withExternalPrice(cart, line, externalPrice) : withPlatformPrice(cart, line, facts),
    readOwnVariants,
  ),

  /** Sets unit price and total from outside; without them the platform's own price holds again. */
  setLineItemTotalPrice: changePart(
    lineItem,
    (line, { externalTotalPrice: total }, cart, facts) =>
      total ? withExternalTotal(cart, line, total) : withPlatformPrice(cart, line, facts),
    readOwnVariants,
  ),
} satisfies Partial<CartActions>;
