import type { CartDiscount, GiftLineItemValue } from "../../discounts/cart-discount.ts";
import { toMoney } from "../../money/money.ts";
import { type Reference, toReference } from "../../resources/reference.ts";
import type { Cart, LineItem, LineItemPrice } from "../cart.ts";
import type { CartFacts } from "../cart-facts.ts";
import { toPriceScope, toProductFields } from "../line-prices.ts";
import { discountTypeOf } from "./own-discounts.ts";

interface GiftDiscount extends CartDiscount {
  readonly value: GiftLineItemValue;
}

export function isGift({ lineItemMode }: LineItem): boolean {
  return lineItemMode === "GiftLineItem";
}

/** The discount of a gift line, which is the line's only reduction. */
export function readGiftDiscount(line: LineItem): Reference | undefined {
  if (!isGift(line)) return undefined;
  return line.discountedPricePerQuantity[0]?.discountedPrice.includedDiscounts[0]?.discount;
}

export function isGiftDiscount(discount: CartDiscount): discount is GiftDiscount {
  return discount.value.type === "giftLineItem";
}

/** Discounts with a gift for this cart: the gift is in the cart, or was not refused and has a price. */
export function readPossibleGifts(cart: Cart, facts: CartFacts): ReadonlySet<string> {
  const inCart = cart.lineItems.map((line) => readGiftDiscount(line)?.id);
  const refused = cart.refusedGifts.map(({ id }) => id);
  const possible = facts.cartDiscounts.filter(isGiftDiscount).filter(({ id, value }) => {
    if (refused.includes(id)) return false;
    return inCart.includes(id) || toGift(cart, value, facts) !== undefined;
  });
  return new Set(possible.map(({ id }) => id));
}

/** Adds the gifts that the cart's discounts give, and removes those that they no longer give. */
export function giveGifts(cart: Cart, gifts: ReadonlySet<string>, facts: CartFacts): Cart {
  const remaining = cart.lineItems.filter((line) => {
    const discount = readGiftDiscount(line);
    return !discount || gifts.has(discount.id);
  });
  const known = new Set(remaining.map((line) => readGiftDiscount(line)?.id));
  const fresh = facts.cartDiscounts.filter(isGiftDiscount).flatMap((discount) => {
    if (!gifts.has(discount.id) || known.has(discount.id)) return [];
    return toGiftLine(cart, discount, facts) ?? [];
  });
  return { ...cart, lineItems: [...remaining, ...fresh] };
}

function toGift(cart: Cart, value: GiftLineItemValue, facts: CartFacts) {
  const variant = facts.currentVariants.find(
    ({ snapshot, published }) =>
      published && snapshot.productId === value.product.id && snapshot.variant.id === value.variantId,
  );
  const price = variant?.choosePrice(toPriceScope(cart, value.distributionChannel?.id));
  return variant && price ? { snapshot: variant.snapshot, price } : undefined;
}

function toGiftLine(cart: Cart, { id, value }: GiftDiscount, facts: CartFacts): LineItem | undefined {
  const gift = toGift(cart, value, facts);
  if (!gift) return undefined;
  const { snapshot, price } = gift;
  const now = facts.now.toISOString();
  return {
    id: crypto.randomUUID(),
    ...toProductFields(snapshot),
    price,
    quantity: 1,
    addedAt: now,
    lastModifiedAt: now,
    ...(value.supplyChannel ? { supplyChannel: toReference("channel", value.supplyChannel.id) } : {}),
    ...(value.distributionChannel
      ? { distributionChannel: toReference("channel", value.distributionChannel.id) }
      : {}),
    lineItemMode: "GiftLineItem",
    priceMode: "Platform",
    discountedPricePerQuantity: [toFreeUnit(price, toReference(discountTypeOf(cart), id))],
    totalPrice: toMoney(cart.totalPrice.currencyCode, 0),
  };
}

function toFreeUnit({ value, discounted }: LineItemPrice, discount: Reference) {
  const { currencyCode, centAmount } = discounted?.value ?? value;
  const includedDiscounts = [{ discount, discountedAmount: toMoney(currencyCode, centAmount) }];
  return { quantity: 1, discountedPrice: { value: toMoney(currencyCode, 0), includedDiscounts } };
}
