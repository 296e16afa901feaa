import { distributeAmount } from "../../money/divide-amounts.ts";
import { type Money, sumCents, toMoney } from "../../money/money.ts";
import { chooseUnitPrice } from "../../pricing/choose-price.ts";
import { toPricedUnits } from "../../pricing/discount-units.ts";
import { chooseTaxRate, reduceTaxed, type TaxRate } from "../../pricing/tax-amount.ts";
import { stillHolds, type TaxableItem, taxItem } from "../../pricing/tax-item.ts";
import { type TaxedPart, type TaxedPrice, toTaxedPrice } from "../../pricing/taxed-price.ts";
import type { Cart } from "../cart.ts";
import { missingTaxRate } from "../cart-errors.ts";
import type { CartFacts } from "../cart-facts.ts";
import { isDiscountable } from "./discountable-cart.ts";

/**
 * Taxes a cart by its tax mode, once it has a shipping address and each item has its tax. A discount on the total is
 * spread over lines and shipping by value, so that each tax rate bears its share of it.
 */
export function taxCart(cart: Cart, facts: CartFacts): Cart {
  const { taxed, items, isComplete } = taxCartItems(cart, facts);
  const currency = cart.totalPrice.currencyCode;
  const externalTotalTax =
    cart.taxMode === "ExternalAmount"
      ? stillHolds(cart.externalTotalTax, cart.totalPrice.centAmount)
      : undefined;
  const whole = { ...taxed, externalTotalTax, taxedPrice: undefined, taxedShippingPrice: undefined };
  if (externalTotalTax) return { ...whole, taxedPrice: toExternalTotal(cart, externalTotalTax) };
  if (items.length === 0 || !isComplete) return whole;
  const parts = shareDiscountOnTotal(cart, items);
  const total = toTaxedPrice(currency, parts);
  const before = toTaxedPrice(currency, items);
  const shipping = parts.filter((_part, index) => items[index]?.isShipping);
  return {
    ...whole,
    taxedPrice: total,
    taxedShippingPrice: shipping.length ? toTaxedPrice(currency, shipping) : undefined,
    discountOnTotalPrice: cart.discountOnTotalPrice && {
      ...cart.discountOnTotalPrice,
      discountedNetAmount: toMoney(currency, before.totalNet.centAmount - total.totalNet.centAmount),
      discountedGrossAmount: toMoney(currency, before.totalGross.centAmount - total.totalGross.centAmount),
    },
  };
}

/** Gross total and portions come from the caller; the net is the rest. */
function toExternalTotal(
  cart: Cart,
  { grossCents, portions }: NonNullable<Cart["externalTotalTax"]>,
): TaxedPrice {
  const currency = cart.totalPrice.currencyCode;
  const taxCents = portions.length
    ? sumCents(portions.map(({ amount }) => amount.centAmount))
    : Math.max(grossCents - cart.totalPrice.centAmount, 0);
  return {
    totalNet: toMoney(currency, grossCents - taxCents),
    totalGross: toMoney(currency, grossCents),
    totalTax: toMoney(currency, taxCents),
    taxPortions: portions,
  };
}

function shareDiscountOnTotal(cart: Cart, items: readonly TaxedItem[]): readonly TaxedPart[] {
  const discount = cart.discountOnTotalPrice?.discountedAmount.centAmount ?? 0;
  if (discount === 0 || cart.taxMode === "ExternalAmount") return items;
  const shares = distributeAmount(
    discount,
    items.map(({ priceCents }) => priceCents),
  );
  const { taxRoundingMode, taxCalculationMode } = cart;
  return items.map(({ priceCents, rate, taxed }, index) => ({
    rate,
    taxed: reduceTaxed(taxed, priceCents, shares[index] ?? 0, rate, taxRoundingMode, taxCalculationMode),
  }));
}

/** A taxed line, custom line or shipping price. */
interface TaxedItem extends TaxedPart {
  readonly priceCents: number;
  readonly isShipping: boolean;
}

interface TaxedItems {
  readonly taxed: Cart;
  readonly items: readonly TaxedItem[];
  /** Whether every item has its tax; only then the cart has taxes as a whole. */
  readonly isComplete: boolean;
}

/** Sets rate and taxed price on lines and shipping, and removes outdated ones. */
function taxCartItems(cart: Cart, facts: CartFacts): TaxedItems {
  const { shippingAddress } = cart;
  const items: TaxedItem[] = [];
  let isComplete = true;
  const tax = (item: TaxableItem, isShipping = false) => {
    const result =
      shippingAddress &&
      taxItem(cart, item, (taxCategoryId) => requireTaxRate(facts, taxCategoryId, shippingAddress));
    if (result?.taxed) {
      items.push({ rate: result.rate, taxed: result.taxed, priceCents: item.total, isShipping });
    } else isComplete = false;
    return {
      taxRate: result?.rate,
      externalTaxAmount: result?.external,
      taxedPrice:
        result?.taxed &&
        toTaxedPrice(cart.totalPrice.currencyCode, [{ rate: result.rate, taxed: result.taxed }]),
    };
  };
  const { shippingInfo } = cart;
  const taxed: Cart = {
    ...cart,
    lineItems: cart.lineItems.map((line) => {
      const price = chooseUnitPrice(line.price, line.quantity);
      return { ...line, ...tax({ ...toTaxable(cart, line, price), taxCategoryId: line.taxCategoryId }) };
    }),
    customLineItems: cart.customLineItems.map((line) => ({
      ...line,
      ...tax({ ...toTaxable(cart, line, line.money), taxCategoryId: line.taxCategory?.id }),
    })),
  };
  if (!shippingInfo) return { taxed, items, isComplete };
  const total = (shippingInfo.discountedPrice?.value ?? shippingInfo.price).centAmount;
  const units = [{ quantity: 1, centAmount: total }];
  const { taxRate, externalTaxAmount, taxCategory } = shippingInfo;
  const ofShipping = tax({ total, units, taxRate, externalTaxAmount, taxCategoryId: taxCategory?.id }, true);
  return { taxed: { ...taxed, shippingInfo: { ...shippingInfo, ...ofShipping } }, items, isComplete };
}

type Line = Cart["lineItems"][number] | Cart["customLineItems"][number];

function toTaxable(cart: Cart, line: Line, price: Money): Omit<TaxableItem, "taxCategoryId"> {
  const { quantity, totalPrice, discountedPricePerQuantity: groups, taxRate, externalTaxAmount } = line;
  const total = totalPrice.centAmount;
  const units = groups.map((group) => ({
    quantity: group.quantity,
    centAmount: group.discountedPrice.value.centAmount,
  }));
  const whole = isDiscountable(line)
    ? toPricedUnits(price, quantity, cart.priceRoundingMode)
    : [{ quantity: 1, centAmount: total }];
  return { total, units: units.length > 0 ? units : whole, taxRate, externalTaxAmount };
}

/** The rate for an address. Throws MissingTaxRateForCountry if the category has none. */
function requireTaxRate(
  facts: CartFacts,
  taxCategoryId: string | undefined,
  address: { readonly country: string; readonly state?: string },
): TaxRate {
  const rates = taxCategoryId === undefined ? [] : (facts.taxRates.get(taxCategoryId) ?? []);
  const rate = chooseTaxRate(rates, address.country, address.state, facts.countryTaxRateFallback);
  if (!rate) throw missingTaxRate(taxCategoryId, address.country, address.state);
  return rate;
}
