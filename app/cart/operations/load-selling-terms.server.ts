import type { RouterContextProvider } from "react-router";
import type { ShippingOffer } from "../../catalogue/model/shipping-offer";
import type { StoreSettings } from "../../gateways/commerce/catalogue-gateway";
import { countryContext, gatewaysContext, nowContext } from "../../request/context";
import { defaultQuantityLimits } from "../model/quantity-rules";

export type LoadedTerms = {
  readonly offers: readonly ShippingOffer[];
  readonly maxLineQuantity: number;
  readonly lowStock: { readonly highCents: number; readonly lowCents: number };
  readonly timeZone: string;
  readonly now: string;
};

/**
 * The shop's terms for carts and the store's settings; without the platform the defaults, so that a cart can still be
 * shown.
 */
export async function loadSellingTerms(
  context: Readonly<RouterContextProvider>,
): Promise<{ readonly terms: LoadedTerms; readonly settings: StoreSettings | null }> {
  const { catalogue } = context.get(gatewaysContext);
  const country = context.get(countryContext);
  const [offers, store] = await Promise.all([catalogue.loadShippingOffers(), catalogue.loadStoreSettings()]);
  const settings = store.ok ? store.value : null;
  return {
    settings,
    terms: {
      offers: offers.ok ? offers.value : [],
      maxLineQuantity: settings?.maxLineQuantity ?? defaultQuantityLimits.maxLineQuantity,
      lowStock: country.lowStock,
      timeZone: country.timeZone,
      now: context.get(nowContext).toISOString(),
    },
  };
}
