import { invalidField, invalidInput } from "../errors/platform-errors.ts";
import type { Money } from "../money/money.ts";
import type { ShippingRate } from "../pricing/choose-shipping-rate.ts";
import { evaluatePriceFunction, PriceFunctionError } from "../pricing/price-function.ts";
import { requireMoney } from "./require-money.ts";

interface PriceTierDraft {
  readonly CartValue?: { readonly minimumCentAmount: number; readonly price: Money } | null;
  readonly CartClassification?: { readonly value: string; readonly price: Money } | null;
  readonly CartScore?: {
    readonly score: number;
    readonly price?: Money | null;
    readonly priceFunction?: PriceFunction | null;
  } | null;
}

/** A shipping rate as GraphQL takes it. */
export interface ShippingRateDraft {
  readonly price: Money;
  readonly freeAbove?: Money | null;
  readonly tiers?: readonly PriceTierDraft[] | null;
}

interface PriceFunction {
  readonly function: string;
  readonly currencyCode: string;
}

/** A function that has a price for a score. Throws InvalidField. */
function requirePriceFunction(priceFunction: PriceFunction): PriceFunction {
  try {
    evaluatePriceFunction(priceFunction.function, 1);
    return priceFunction;
  } catch (error) {
    if (!(error instanceof PriceFunctionError)) throw error;
    throw invalidField("priceFunction", priceFunction.function);
  }
}

/**
 * A rate in the cart's currency. Throws InvalidField for another one or an unreadable price function, InvalidInput for a
 * tier of no kind.
 */
export function toShippingRate(draft: ShippingRateDraft, currencyCode: string): ShippingRate {
  const toMoney = (money: Money) => requireMoney({ centPrecision: money }, currencyCode);
  const toTier = ({ CartValue, CartClassification, CartScore }: PriceTierDraft) => {
    if (CartValue) return { type: "CartValue", ...CartValue, price: toMoney(CartValue.price) } as const;
    if (CartClassification) {
      const { value, price } = CartClassification;
      return { type: "CartClassification", value, price: toMoney(price) } as const;
    }
    if (!CartScore) throw invalidInput("A price tier must be of one kind.");
    const { score, price, priceFunction } = CartScore;
    return {
      type: "CartScore",
      score,
      ...(price ? { price: toMoney(price) } : {}),
      ...(priceFunction ? { priceFunction: requirePriceFunction(priceFunction) } : {}),
    } as const;
  };
  return {
    price: toMoney(draft.price),
    ...(draft.freeAbove ? { freeAbove: toMoney(draft.freeAbove) } : {}),
    tiers: (draft.tiers ?? []).map(toTier),
  };
}
