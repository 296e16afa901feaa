import { referencedResourceNotFound } from "../../errors/platform-errors.ts";
import { type CustomFieldsInput, readTypeName, toCustomFields } from "../../resources/custom-fields.ts";
import type { ResourceIdentifier } from "../../resources/reference.ts";
import type { Cart, InventoryMode } from "../cart.ts";
import type { CartAction } from "../cart-action.ts";
import type { CartFacts, CurrentVariant } from "../cart-facts.ts";
import { toRateFromOutside } from "../external-item-tax.ts";
import { type ExternalPrices, withPricesOf } from "../external-price.ts";
import type { ExternalTaxRateInput } from "../external-tax.ts";
import { replaceLineItem } from "../find-line-item.ts";
import type { LineItem } from "../line-item.ts";
import { readChannelName, requireChannel } from "../require-channel.ts";
import { requireInventoryMode } from "../require-inventory-mode.ts";
import { requireQuantity } from "../require-quantity.ts";
import { selectPrice } from "../select-price.ts";

export interface AddLineItemInput extends ExternalPrices {
  readonly key?: string | null;
  readonly sku?: string | null;
  readonly productId?: string | null;
  readonly variantId?: number | null;
  readonly quantity?: number | null;
  readonly supplyChannel?: ResourceIdentifier | null;
  readonly distributionChannel?: ResourceIdentifier | null;
  readonly custom?: CustomFieldsInput | null;
  readonly addedAt?: string | null;
  readonly externalTaxRate?: ExternalTaxRateInput | null;
  readonly inventoryMode?: InventoryMode | null;
}

/**
 * Adds units of a variant; they join a line of the same variant, custom fields and channels, unless the price of
 * either comes from outside. A draft that names no inventory mode joins a line of any.
 */
export const addLineItem: CartAction = {
  readNeeds: ({ sku, productId, custom, supplyChannel, distributionChannel }: AddLineItemInput) => ({
    skus: sku ? [sku] : [],
    productIds: !sku && productId ? [productId] : [],
    types: custom ? [readTypeName(custom)] : [],
    channels: [readChannelName(supplyChannel), readChannelName(distributionChannel)],
  }),

  apply(cart, input: AddLineItemInput, facts) {
    const quantity = requireQuantity(input.quantity ?? 1, 1);
    const line = toLineItem(cart, input, facts, quantity);
    const same = cart.lineItems.find((candidate) => isSameLine(candidate, line));
    if (!same) return { ...cart, lineItems: [...cart.lineItems, line] };
    return replaceLineItem(cart, same.id, {
      ...same,
      quantity: requireQuantity(same.quantity + quantity, 1),
      lastModifiedAt: line.lastModifiedAt,
    });
  },
};

function toLineItem(cart: Cart, input: AddLineItemInput, facts: CartFacts, quantity: number): LineItem {
  const variant = requireVariant(input, facts);
  const { snapshot } = variant;
  const supplyChannel = requireChannel(input.supplyChannel, facts);
  const distributionChannel = requireChannel(input.distributionChannel, facts);
  const custom = toCustomFields(input.custom, facts.types);
  const now = facts.now.toISOString();
  const line: Omit<LineItem, "price"> = {
    id: crypto.randomUUID(),
    ...(input.key ? { key: input.key } : {}),
    productId: snapshot.productId,
    variantId: snapshot.variant.id,
    ...(snapshot.variant.sku ? { sku: snapshot.variant.sku } : {}),
    snapshotId: snapshot.id,
    ...(snapshot.taxCategory ? { taxCategoryId: snapshot.taxCategory.id } : {}),
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

function requireVariant(input: AddLineItemInput, facts: CartFacts): CurrentVariant {
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
