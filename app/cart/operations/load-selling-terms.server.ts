import type { RouterContextProvider } from "react-router";
import type { ExtraGuarantee } from "../../catalogue/model/extra-guarantee";
import type { ShippingOffer } from "../../catalogue/model/shipping-offer";
import type { StoreSettings } from "../../gateways/commerce/catalogue-gateway";
import { requestContext } from "../../request/context";
import { chooseText } from "../model/cart";
import { defaultQuantityLimits } from "../model/quantity-rules";
import type { GuaranteeTerms } from "../model/selling-terms";

export type LoadedTerms = {
  readonly offers: readonly ShippingOffer[];
  readonly guarantees: readonly GuaranteeTerms[];
  readonly maxLineQuantity: number;
  readonly lowStock: { readonly highCents: number; readonly lowCents: number };
  readonly hasDualPrices?: true;
  readonly timeZone: string;
  readonly now: string;
};

/**
 * Loads the shop's cart terms and the store's settings.
 * Without the platform it returns the defaults, so that a cart can still be shown.
 */
export async function loadSellingTerms(
  context: Readonly<RouterContextProvider>,
): Promise<{ readonly terms: LoadedTerms; readonly settings: StoreSettings | null }> {
  const { catalogue } = context.get(requestContext).gateways;
  const { country, duties } = context.get(requestContext);
  const { language } = context.get(requestContext).translate;
  const [offers, store, guarantees] = await Promise.all([
    catalogue.loadShippingOffers(),
    catalogue.loadStoreSettings(),
    catalogue.loadGuarantees(),
  ]);
  const settings = store.ok ? store.value : null;
  return {
    settings,
    terms: {
      offers: offers.ok ? offers.value : [],
      guarantees: guarantees.ok ? guarantees.value.map((one) => toGuaranteeTerms(one, language)) : [],
      maxLineQuantity: settings?.maxLineQuantity ?? defaultQuantityLimits.maxLineQuantity,
      lowStock: country.lowStock,
      ...(duties.has("dual-price") && { hasDualPrices: true as const }),
      timeZone: country.timeZone,
      now: context.get(requestContext).now.toISOString(),
    },
  };
}

function toGuaranteeTerms(guarantee: ExtraGuarantee, language: string): GuaranteeTerms {
  const { name, shortName, highlights: _, markets: __, ...terms } = guarantee;
  return { ...terms, name: chooseText(shortName, language) || chooseText(name, language) };
}
