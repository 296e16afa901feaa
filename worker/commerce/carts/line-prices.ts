import type { BaseMoneyInput, ExternalLineItemTotalPriceDraft } from "../requests/schema-inputs.ts";
import type { Cart, LineItem, LineItemPrice } from "./cart.ts";
import { matchingPriceNotFound } from "./cart-errors.ts";
import type { CartFacts, CurrentVariant, VariantSnapshot } from "./cart-facts.ts";
import { requireMoney } from "./require-input.ts";

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
  return { ...line, ...toProductFields(snapshot) };
}

/** What a line keeps of its variant. */
export function toProductFields({ id, productId, variant, taxCategory }: VariantSnapshot) {
  return {
    productId,
    variantId: variant.id,
    sku: variant.sku,
    snapshotId: id,
    taxCategoryId: taxCategory?.id,
  };
}

/** By what prices are chosen for a cart and a channel. */
export function toPriceScope(cart: Cart, channel: string | undefined) {
  return {
    currency: cart.totalPrice.currencyCode,
    ...(cart.country ? { country: cart.country } : {}),
    ...(channel ? { channel } : {}),
    ...(cart.customerGroup ? { customerGroup: cart.customerGroup.id } : {}),
  };
}

/** The price of a variant for a cart. Throws MatchingPriceNotFound. */
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

/** What may come with a change of quantity: a unit price or a total from outside. */
interface ExternalPrices {
  readonly externalPrice?: BaseMoneyInput | null;
  readonly externalTotalPrice?: ExternalLineItemTotalPriceDraft | null;
}

/** The line at a unit price that the caller names. Throws InvalidField for another currency. */
export function withExternalPrice(cart: Cart, line: LineItem, price: BaseMoneyInput): LineItem {
  const value = requireMoney(price, cart.totalPrice.currencyCode);
  return { ...line, priceMode: "ExternalPrice", price: { value }, externalTotalCents: undefined };
}

/** The line at a unit price and a total that the caller names; cart discounts leave it alone. Throws InvalidField. */
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

/** The line at the prices that an input brings along; undefined when it brings none. */
export function withPricesOf(cart: Cart, line: LineItem, input: ExternalPrices): LineItem | undefined {
  if (input.externalTotalPrice) return withExternalTotal(cart, line, input.externalTotalPrice);
  return input.externalPrice ? withExternalPrice(cart, line, input.externalPrice) : undefined;
}
