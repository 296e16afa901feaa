import type { CartAction } from "../cart-action.ts";
import { refreshLineItems } from "../refresh-line-items.ts";
import { requireCountryOfStore } from "../require-country-of-store.ts";

interface SetCountryInput {
  readonly country?: string | null;
}

/** Sets the country that prices are chosen by, and takes its prices for all lines. */
export const setCountry: CartAction = {
  readNeeds: () => ({ ownVariants: true }),

  apply(cart, input: SetCountryInput, facts) {
    const country = input.country ?? undefined;
    if (country === cart.country) return cart;
    requireCountryOfStore(country, facts.store);
    return refreshLineItems({ ...cart, country }, facts, false);
  },
};
