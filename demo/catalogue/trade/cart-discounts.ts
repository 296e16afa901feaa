import { currencies, toRoundSum, toShopPrice } from "../currency.ts";
import { byKey } from "../drafts/draft.ts";
import { localize } from "../language.ts";
import { words } from "../words/words.ts";
import type { DiscountName } from "./discount-codes.ts";
import { giftSku } from "./virtual-products.ts";

const everyLine = { type: "lineItems", predicate: "1 = 1" };
const anyCart = "1 = 1";

/** Returns a predicate for a minimum goods total in euros, in the cart's currency. */
function atLeast(euros: number): string {
  return currencies
    .map(
      (currency) =>
        `totalPrice >= "${(toRoundSum(euros, currency).centAmount / 100).toFixed(2)} ${currency}"`,
    )
    .join(" or ");
}

const percent = (percents: number) => ({ type: "relative", permyriad: percents * 100 });
const lightsInCart = 'productType.key = "work-light"';
const gift = { type: "giftLineItem", product: byKey("product", giftSku), variantId: 1 };

interface Rule {
  readonly key: DiscountName;
  readonly sortOrder: string;
  readonly value: Readonly<Record<string, unknown>>;
  readonly cartPredicate?: string;
  readonly target?: typeof everyLine;
  readonly stackingMode?: "StopAfterThisDiscount";
  /** Applies to every matching cart. */
  readonly isOpen?: boolean;
}

/** Goods total, in euros, from which a gift is added automatically. */
export const giftFromEuros = 2500;

// biome-ignore format: a table
const rules: readonly Rule[] = [
  { key: "exclusive-15", sortOrder: "0.85", value: percent(15), stackingMode: "StopAfterThisDiscount" },
  { key: "ironhall-10", sortOrder: "0.5", value: percent(10) },
  { key: "work-light-price", sortOrder: "0.47", cartPredicate: `lineItemExists(${lightsInCart})`,
    value: { type: "fixed", money: currencies.map((currency) => toShopPrice(39, currency)) },
    target: { type: "lineItems", predicate: lightsInCart } },
  { key: "welcome", sortOrder: "0.45", cartPredicate: atLeast(100),
    value: { type: "absolute", money: currencies.map((currency) => toRoundSum(25, currency)) } },
  { key: "extra-5", sortOrder: "0.4", value: percent(5) },
  { key: "large-order-8", sortOrder: "0.36", value: percent(8), cartPredicate: atLeast(50_000) },
  { key: "one-time-20", sortOrder: "0.35", value: percent(20) },
  { key: "spring-7", sortOrder: "0.34", value: percent(7) },
  { key: "summer-12", sortOrder: "0.33", value: percent(12) },
  { key: "anniversary-5", sortOrder: "0.32", value: percent(5) },
  { key: "gift-from-sum", sortOrder: "0.21", value: gift, cartPredicate: atLeast(giftFromEuros), isOpen: true },
  { key: "gift-code", sortOrder: "0.2", value: gift },
];

/**
 * Creates every kind of value: relative, absolute, fixed and gifts.
 * All but the automatic gift need their code.
 */
export function createOtherDiscounts() {
  return rules.map(({ key, value, sortOrder, cartPredicate, target, stackingMode, isOpen }) => ({
    key,
    name: localize((language) => words[language].trade.discounts[key]),
    value,
    cartPredicate: cartPredicate ?? anyCart,
    ...(value === gift ? {} : { target: target ?? everyLine }),
    sortOrder,
    isActive: true,
    requiresDiscountCode: !isOpen,
    stackingMode: stackingMode ?? "Stacking",
  }));
}
