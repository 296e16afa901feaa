import type { BaseMoneyInput, ExternalLineItemTotalPriceDraft } from "../requests/schema-inputs.ts";
import type { Cart, LineItem, LineItemPrice } from "./cart.ts";
import { matchingPriceNotFound } from "./cart-errors.ts";
import type { CartFacts, CurrentVariant, VariantSnapshot } from "./cart-facts.ts";
import { requireMoney } from "./require-input.ts";

/**
 * Updates prices, and with `updateProductData` also product data, to the current state. Gifts, external prices and
 * lines of deleted products stay as they were. Throws MatchingPriceNotFound.
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

/** The line at the platform's current price, unless its price is external. Throws MatchingPriceNotFound. */
export function refreshLinePrice(cart: Cart, line: LineItem, facts: CartFacts): LineItem {
  return line.priceMode === "Platform" ? withPlatformPrice(cart, line, facts) : line;
}

/** The line at the platform's current price, whatever its former price. Throws MatchingPriceNotFound. */
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
  return { ...line, ...toProductFields(snapshot) };
}

/** The fields of its variant that a line stores. */
export function toProductFields({ id, productId, variant, taxCategory }: VariantSnapshot) {
  return {
    productId,
    variantId: variant.id,
    sku: variant.sku,
    snapshotId: id,
    taxCategoryId: taxCategory?.id,
  };
}

/** The criteria that select prices for a cart and a channel. */
export function toPriceScope(cart: Cart, channel: string | undefined) {
  return {
    currency: cart.totalPrice.currencyCode,
    ...(cart.country ? { country: cart.country } : {}),
    ...(channel ? { channel } : {}),
    ...(cart.customerGroup ? { customerGroup: cart.customerGroup.id } : {}),
  };
}

/** Selects the price of a variant for a cart. Throws MatchingPriceNotFound. */
export function selectPrice(
  cart: Cart,
  { snapshot, choosePrice }: CurrentVariant,
  channel: string | undefined,
): LineItemPrice {
  const scope = toPriceScope(cart, channel);
  const price = choosePrice(scope);
  if (price) return price;
  const { productId, variant } = snapshot;
  const sku = variant.sku ? { sku: variant.sku } : {};
  throw matchingPriceNotFound({ productId, variantId: variant.id, ...sku, ...scope });
}

/** Prices that a change of quantity may include: an external unit price or total. */
interface ExternalPrices {
  readonly externalPrice?: BaseMoneyInput | null;
  readonly externalTotalPrice?: ExternalLineItemTotalPriceDraft | null;
}

/** The line at the caller's unit price. Throws InvalidField for another currency. */
export function withExternalPrice(cart: Cart, line: LineItem, price: BaseMoneyInput): LineItem {
  const value = requireMoney(price, cart.totalPrice.currencyCode);
  return { ...line, priceMode: "ExternalPrice", price: { value }, externalTotalCents: undefined };
}

/** The line at the caller's unit price and total; cart discounts do not apply. Throws InvalidField. */
export function withExternalTotal(
  cart: Cart,
  line: LineItem,
  input: ExternalLineItemTotalPriceDraft,
): LineItem {
  const currency = cart.totalPrice.currencyCode;
  const total = requireMoney({ centPrecision: input.totalPrice }, currency);
  return {
    ...line,
    priceMode: "ExternalTotal",
    price: { value: requireMoney(input.price, currency) },
    externalTotalCents: total.centAmount,
    discountedPricePerQuantity: [],
  };
}

/** The line at an input's prices; undefined without any. */
export function withPricesOf(cart: Cart, line: LineItem, input: ExternalPrices): LineItem | undefined {
  if (input.externalTotalPrice) return withExternalTotal(cart, line, input.externalTotalPrice);
  return input.externalPrice ? withExternalPrice(cart, line, input.externalPrice) : undefined;
}
