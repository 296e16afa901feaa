import type { Cart } from "./cart.ts";
import type { CartFacts, CurrentVariant } from "./cart-facts.ts";
import type { LineItem } from "./line-item.ts";
import { selectPrice } from "./select-price.ts";

/**
 * Takes the prices that are in force now, and with `updateProductData` also what the products are now. Gifts, prices
 * from outside and lines of products that are gone stay as they were. Throws MatchingPriceNotFound.
 */
export function refreshLineItems(cart: Cart, facts: CartFacts, updateProductData: boolean): Cart {
  const lineItems = cart.lineItems.map((line) => {
    const variant = findVariant(line, facts);
    if (!variant || line.lineItemMode === "GiftLineItem") return line;
    const priced = refreshLinePrice(cart, line, facts);
    return updateProductData ? withProduct(priced, variant) : priced;
  });
  return { ...cart, lineItems };
}

/** The line at the platform's present price, unless its price comes from outside. Throws MatchingPriceNotFound. */
export function refreshLinePrice(cart: Cart, line: LineItem, facts: CartFacts): LineItem {
  return line.priceMode === "Platform" ? withPlatformPrice(cart, line, facts) : line;
}

/** The line at the platform's present price, whatever it was. Throws MatchingPriceNotFound. */
export function withPlatformPrice(cart: Cart, line: LineItem, facts: CartFacts): LineItem {
  const variant = findVariant(line, facts);
  if (!variant) return line;
  const price = selectPrice(cart, variant, line.distributionChannel?.id);
  return { ...line, priceMode: "Platform", price, externalTotalCents: undefined };
}

function findVariant(line: LineItem, facts: CartFacts): CurrentVariant | undefined {
  return facts.currentVariants.find(
    ({ snapshot }) => snapshot.productId === line.productId && snapshot.variant.id === line.variantId,
  );
}

function withProduct(line: LineItem, { snapshot }: CurrentVariant): LineItem {
  return {
    ...line,
    sku: snapshot.variant.sku,
    snapshotId: snapshot.id,
    taxCategoryId: snapshot.taxCategory?.id,
  };
}
