import type { Cart } from "./cart.ts";
import type { CartFacts, CurrentVariant } from "./cart-facts.ts";
import type { LineItem } from "./line-item.ts";
import { selectPrice } from "./select-price.ts";

/**
 * Takes the prices that are in force now, and with `updateProductData` also what the products are now. Lines of
 * products that are gone stay as they were. Throws MatchingPriceNotFound.
 */
export function refreshLineItems(cart: Cart, facts: CartFacts, updateProductData: boolean): Cart {
  const lineItems = cart.lineItems.map((line) => {
    const variant = facts.currentVariants.find(({ snapshot }) => isOf(line, snapshot));
    if (!variant || line.lineItemMode === "GiftLineItem") return line;
    const priced = { ...line, price: selectPrice(cart, variant, line.distributionChannel?.id) };
    return updateProductData ? withProduct(priced, variant) : priced;
  });
  return { ...cart, lineItems };
}

function isOf(line: LineItem, snapshot: CurrentVariant["snapshot"]): boolean {
  return snapshot.productId === line.productId && snapshot.variant.id === line.variantId;
}

function withProduct(line: LineItem, { snapshot }: CurrentVariant): LineItem {
  return {
    ...line,
    sku: snapshot.variant.sku,
    snapshotId: snapshot.id,
    taxCategoryId: snapshot.taxCategory?.id,
  };
}
