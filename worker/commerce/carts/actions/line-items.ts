import { invalidInput, invalidOperation, referencedResourceNotFound } from "../../errors/platform-errors.ts";
import type { AddCartLineItem } from "../../requests/schema-inputs.ts";
import { readTypeName, toCustomFields } from "../../resources/custom-fields.ts";
import { isGift, readGiftDiscount } from "../calculation/gift-lines.ts";
import type { Cart, LineItem } from "../cart.ts";
import type { CartActions } from "../cart-action.ts";
import type { CartFacts, CurrentVariant } from "../cart-facts.ts";
import { selectPrice, toProductFields, withPlatformPrice, withPricesOf } from "../line-prices.ts";
import { readChannelName, requireChannel, requireInventoryMode, requireQuantity } from "../require-input.ts";
import { lineItem } from "./cart-part.ts";
import { toRateFromOutside } from "./external-taxes.ts";

/** An external price applies to its quantity only: after a change the platform's price may be needed. */
const readPriceNeeds = (_input: object, cart: Cart) => ({
  ownVariants: cart.lineItems.some(({ priceMode }) => priceMode !== "Platform"),
});

/** Actions on the cart's lines and their quantities. */
export const lineItemActions = {
  /**
   * Adds units of a variant; they join a line of the same variant, custom fields and channels, unless the price of
   * either is external. A draft without an inventory mode joins a line of any.
   */
  addLineItem: {
    readNeeds: ({ sku, productId, custom, supplyChannel, distributionChannel }) => ({
      skus: sku ? [sku] : [],
      productIds: !sku && productId ? [productId] : [],
      types: custom ? [readTypeName(custom)] : [],
      channels: [readChannelName(supplyChannel), readChannelName(distributionChannel)],
    }),
    apply(cart, input, facts) {
      const quantity = requireQuantity(input.quantity ?? 1, 1);
      const line = toLineItem(cart, input, facts, quantity);
      const same = cart.lineItems.find((candidate) => isSameLine(candidate, line));
      if (!same) return { ...cart, lineItems: [...cart.lineItems, line] };
      return lineItem.replace(cart, same, {
        ...same,
        quantity: requireQuantity(same.quantity + quantity, 1),
        lastModifiedAt: line.lastModifiedAt,
      });
    },
  },

  /** Sets a line's quantity; 0 removes the line. */
  changeLineItemQuantity: {
    readNeeds: readPriceNeeds,
    apply(cart, input, facts) {
      const line = lineItem.find(cart, input);
      const quantity = requireQuantity(input.quantity, 0);
      const priced = withPricesOf(cart, line, input);
      if (quantity === line.quantity && !priced) return cart;
      if (isGift(line)) throw invalidOperation("The quantity of a gift line item cannot be changed.");
      const next = quantity > 0 ? withQuantity(cart, line, quantity, priced, facts) : undefined;
      return lineItem.replace(cart, line, next);
    },
  },

  /** Removes a line or some of its units. A removed gift counts as refused: its discount does not add it again. */
  removeLineItem: {
    readNeeds: readPriceNeeds,
    apply(cart, input, facts) {
      const line = lineItem.find(cart, input);
      const quantity = line.quantity - requireQuantity(input.quantity ?? line.quantity, 0);
      if (quantity === line.quantity) return cart;
      if (quantity <= 0) {
        const gift = readGiftDiscount(line);
        const refusedGifts = gift ? [...cart.refusedGifts, gift] : cart.refusedGifts;
        return lineItem.replace({ ...cart, refusedGifts }, line, undefined);
      }
      const priced = withPricesOf(cart, line, input);
      return lineItem.replace(cart, line, withQuantity(cart, line, quantity, priced, facts));
    },
  },

  changeLineItemsOrder: {
    apply(cart, { lineItemOrder }) {
      const lineItems = lineItemOrder.flatMap((id) => cart.lineItems.find((line) => line.id === id) ?? []);
      const isComplete =
        lineItemOrder.length === cart.lineItems.length && lineItems.length === cart.lineItems.length;
      if (!isComplete || new Set(lineItemOrder).size !== lineItemOrder.length) {
        throw invalidInput(
          "The line item order must contain the ID of each line item of the cart exactly once.",
        );
      }
      return { ...cart, lineItems };
    },
  },
} satisfies Partial<CartActions>;

/** An external line gets a new price with its quantity: the input's, else the platform's. */
function withQuantity(
  cart: Cart,
  line: LineItem,
  quantity: number,
  priced: LineItem | undefined,
  facts: CartFacts,
): LineItem {
  const changed = priced ?? (line.priceMode === "Platform" ? line : withPlatformPrice(cart, line, facts));
  return { ...changed, quantity, lastModifiedAt: facts.now.toISOString() };
}

function toLineItem(cart: Cart, input: AddCartLineItem, facts: CartFacts, quantity: number): LineItem {
  const variant = requireVariant(input, facts);
  const supplyChannel = requireChannel(input.supplyChannel, facts);
  const distributionChannel = requireChannel(input.distributionChannel, facts);
  const custom = toCustomFields(input.custom, facts.types);
  const now = facts.now.toISOString();
  const line: Omit<LineItem, "price"> = {
    id: crypto.randomUUID(),
    ...(input.key ? { key: input.key } : {}),
    ...toProductFields(variant.snapshot),
    quantity,
    addedAt: input.addedAt ?? now,
    lastModifiedAt: now,
    ...(supplyChannel ? { supplyChannel } : {}),
    ...(distributionChannel ? { distributionChannel } : {}),
    ...(input.inventoryMode ? { inventoryMode: requireInventoryMode(input.inventoryMode) } : {}),
    ...(input.externalTaxRate ? toRateFromOutside(cart, input.externalTaxRate) : {}),
    ...(custom ? { custom } : {}),
    lineItemMode: "Standard",
    priceMode: "Platform",
    discountedPricePerQuantity: [],
    totalPrice: { ...cart.totalPrice, centAmount: 0 },
  };
  const unpriced = { ...line, price: { value: line.totalPrice } };
  return (
    withPricesOf(cart, unpriced, input) ?? {
      ...line,
      price: selectPrice(cart, variant, distributionChannel?.id),
    }
  );
}

function requireVariant(input: AddCartLineItem, facts: CartFacts): CurrentVariant {
  const found = facts.currentVariants.find(({ snapshot, isMasterVariant, published }) => {
    if (!published) return false;
    if (input.sku) return snapshot.variant.sku === input.sku;
    if (snapshot.productId !== input.productId) return false;
    return input.variantId ? snapshot.variant.id === input.variantId : isMasterVariant;
  });
  if (!found) throw referencedResourceNotFound("product", input.sku ?? input.productId ?? "");
  return found;
}

function isSameLine(one: LineItem, other: LineItem): boolean {
  return (
    one.productId === other.productId &&
    one.variantId === other.variantId &&
    one.lineItemMode === other.lineItemMode &&
    one.priceMode === "Platform" &&
    other.priceMode === "Platform" &&
    (other.inventoryMode === undefined || one.inventoryMode === other.inventoryMode) &&
    one.supplyChannel?.id === other.supplyChannel?.id &&
    one.distributionChannel?.id === other.distributionChannel?.id &&
    JSON.stringify(one.custom) === JSON.stringify(other.custom)
  );
}
