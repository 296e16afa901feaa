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

  /** Sets or removes the channel whose stock the line uses. */
  setLineItemSupplyChannel: changePart(
    lineItem,
    (line, input, _cart, facts) => ({ ...line, supplyChannel: requireChannel(input.supplyChannel, facts) }),
    ({ supplyChannel }) => ({ channels: [readChannelName(supplyChannel)] }),
  ),

  /** Sets or removes the channel of the line's price, and updates the price. */
  setLineItemDistributionChannel: changePart(
    lineItem,
    (line, input, cart, facts) => {
      const distributionChannel = requireChannel(input.distributionChannel, facts);
      if (distributionChannel?.id === line.distributionChannel?.id) return line;
      return refreshLinePrice(cart, { ...line, distributionChannel }, facts);
    },
    ({ distributionChannel }) => ({ channels: [readChannelName(distributionChannel)], ownVariants: true }),
  ),

  /** Sets the stock mode of one line; without a mode the cart's applies again. */
  setLineItemInventoryMode: changePart(lineItem, (line, { inventoryMode: mode }) => ({
    ...line,
    inventoryMode: mode ? requireInventoryMode(mode) : undefined,
  })),

  /** Sets an external unit price; without one the platform's price applies again. */
  setLineItemPrice: changePart(
    lineItem,
    (line, { externalPrice }, cart, facts) =>
      externalPrice ? withExternalPrice(cart, line, externalPrice) : withPlatformPrice(cart, line, facts),
    readOwnVariants,
  ),

  /** Sets external unit price and total; without them the platform's price applies again. */
  setLineItemTotalPrice: changePart(
    lineItem,
    (line, { externalTotalPrice: total }, cart, facts) =>
      total ? withExternalTotal(cart, line, total) : withPlatformPrice(cart, line, facts),
    readOwnVariants,
  ),
} satisfies Partial<CartActions>;
