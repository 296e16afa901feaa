import {
  invalidField,
  invalidInput,
  invalidOperation,
  missingReference,
} from "../../errors/platform-errors.ts";
import type { Money } from "../../money/money.ts";
import {
  chooseShippingRate,
  type ShippingRate,
  type ShippingRateTier,
} from "../../pricing/choose-shipping-rate.ts";
import { evaluatePriceFunction, PriceFunctionError } from "../../pricing/price-function.ts";
import type {
  PriceFunctionDraft,
  ShippingRateDraft,
  ShippingRateInputDraft,
  ShippingRatePriceTierDraft,
} from "../../requests/schema-inputs.ts";
import { readTypeName, toCustomFields } from "../../resources/custom-fields.ts";
import type { ShippingRateInputType } from "../../settings/project-settings.ts";
import { fitsGoods } from "../calculation/discount-goods.ts";
import { withShippingMethod } from "../calculation/rate-shipping.ts";
import type { Cart, ShippingRateInput } from "../cart.ts";
import type { CartActions } from "../cart-action.ts";
import type { CartShippingMethod } from "../cart-facts.ts";
import { requireMoney, requireTaxCategory } from "../require-input.ts";
import { customActions, customIn } from "./cart-part.ts";
import { toRateFromOutside } from "./external-taxes.ts";

const custom = customActions(customIn("shippingCustomFields"));

/** Actions on the cart's delivery; its price is calculated after all actions. */
export const shippingActions = {
  /** Chooses one of the project's methods. */
  setShippingMethod: {
    readNeeds: () => ({ shippingMethods: true }),
    apply(cart, { shippingMethod, externalTaxRate }, facts) {
      if (!shippingMethod) return { ...cart, shippingInfo: undefined };
      const name = shippingMethod.id ?? shippingMethod.key ?? "";
      const method = facts.shippingMethods.find(({ id, key }) => id === name || key === name);
      if (!method) throw missingReference("shipping-method", shippingMethod);
      const rate = requireRate(cart, method);
      const chosen = withShippingMethod(cart, method, rate);
      if (!fitsGoods(chosen, method, facts)) throw refuse(method, "does not match the cart");
      if (!externalTaxRate) return cart.shippingInfo?.shippingMethod?.id === method.id ? cart : chosen;
      const outside = toRateFromOutside(cart, externalTaxRate);
      return { ...chosen, shippingInfo: chosen.shippingInfo && { ...chosen.shippingInfo, ...outside } };
    },
  },

  /** A delivery by none of the project's methods, at the caller's rate. */
  setCustomShippingMethod: {
    readNeeds: (input) => ({ types: input.custom ? [readTypeName(input.custom)] : [] }),
    apply(cart, input, facts) {
      if (!cart.shippingAddress) throw invalidOperation("The shipping address of the cart is not set.");
      const shippingRate = toShippingRate(input.shippingRate, cart.totalPrice.currencyCode);
      const { taxCategory, externalTaxRate } = input;
      return {
        ...cart,
        shippingCustomFields: toCustomFields(input.custom, facts.types),
        shippingInfo: {
          shippingMethodName: input.shippingMethodName,
          price: shippingRate.price,
          shippingRate,
          ...(taxCategory ? { taxCategory: requireTaxCategory(taxCategory, facts) } : {}),
          ...(externalTaxRate ? toRateFromOutside(cart, externalTaxRate) : {}),
          shippingMethodState: "MatchesCart",
        },
      };
    },
  },

  /** Sets or removes the score or the class that selects the tier of a shipping rate. */
  setShippingRateInput: {
    apply: (cart, { shippingRateInput }, { shippingRateInputType }) => ({
      ...cart,
      shippingRateInput: shippingRateInput
        ? allowRateInput(toShippingRateInput(shippingRateInput), shippingRateInputType)
        : undefined,
    }),
  },

  setShippingCustomType: custom.setType,
  setShippingCustomField: custom.setField,
} satisfies Partial<CartActions>;

function refuse({ id }: CartShippingMethod, why: string): Error {
  return invalidOperation(`The shipping method with ID '${id}' ${why}.`);
}

function requireRate(cart: Cart, method: CartShippingMethod): ShippingRate {
  if (!cart.shippingAddress) throw invalidOperation("The shipping address of the cart is not set.");
  if (!method.isActive) throw refuse(method, "is not active");
  if (method.storeKeys.length > 0 && !(cart.store && method.storeKeys.includes(cart.store.key))) {
    throw refuse(method, "is not available in the store of the cart");
  }
  const { country, state } = cart.shippingAddress;
  const destination = { country, ...(state ? { state } : {}) };
  const rate = chooseShippingRate(method.zoneRates, destination, cart.totalPrice.currencyCode);
  if (!rate) throw refuse(method, `does not have a shipping rate for country '${country}'`);
  return rate;
}

/** Parses the platform's one-field input. Throws InvalidInput unless exactly one field is given. */
function toShippingRateInput({ Score, Classification }: ShippingRateInputDraft): ShippingRateInput {
  if (Score && !Classification) return { type: "Score", score: Score.score };
  if (Classification && !Score) return { type: "Classification", key: Classification.key };
  throw invalidInput("Exactly one of 'Score' and 'Classification' must be given in the shipping rate input.");
}

/** The input with its class's label. Throws InvalidField for one that the project's type does not allow. */
function allowRateInput(
  input: ShippingRateInput,
  allowed: ShippingRateInputType | undefined,
): ShippingRateInput {
  if (!allowed) return input;
  if (allowed.type !== `Cart${input.type}`) {
    throw invalidField("shippingRateInput.type", input.type, [allowed.type.replace("Cart", "")]);
  }
  if (allowed.type !== "CartClassification" || input.type !== "Classification") return input;
  const value = allowed.values.find(({ key }) => key === input.key);
  if (value) return { ...input, label: value.label };
  throw invalidField(
    "shippingRateInput.key",
    input.key,
    allowed.values.map(({ key }) => key),
  );
}

/**
 * A rate in the cart's currency. Throws InvalidField for another one or an unreadable price function, InvalidInput for
 * a tier of no kind.
 */
function toShippingRate(draft: ShippingRateDraft, currencyCode: string): ShippingRate {
  const toMoney = (money: Money) => requireMoney({ centPrecision: money }, currencyCode);
  return {
    price: toMoney(draft.price),
    ...(draft.freeAbove ? { freeAbove: toMoney(draft.freeAbove) } : {}),
    tiers: (draft.tiers ?? []).map((tier) => toTier(tier, toMoney)),
  };
}

function toTier(
  { CartValue, CartClassification, CartScore }: ShippingRatePriceTierDraft,
  toMoney: (money: Money) => Money,
): ShippingRateTier {
  if (CartValue) return { type: "CartValue", ...CartValue, price: toMoney(CartValue.price) };
  if (CartClassification) {
    const { value, price } = CartClassification;
    return { type: "CartClassification", value, price: toMoney(price) };
  }
  if (!CartScore) throw invalidInput("A price tier must be of one kind.");
  const { score, price, priceFunction } = CartScore;
  return {
    type: "CartScore",
    score,
    ...(price ? { price: toMoney(price) } : {}),
    ...(priceFunction ? { priceFunction: requirePriceFunction(priceFunction) } : {}),
  };
}

/** A function that returns a price for a score. Throws InvalidField. */
function requirePriceFunction(priceFunction: PriceFunctionDraft): PriceFunctionDraft {
  try {
    evaluatePriceFunction(priceFunction.function, 1);
    return priceFunction;
  } catch (error) {
    if (!(error instanceof PriceFunctionError)) throw error;
    throw invalidField("priceFunction", priceFunction.function);
  }
}
