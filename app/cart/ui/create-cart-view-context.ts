import type { ShippingOffer } from "../../catalogue/model/shipping-offer";
import { formatDate, formatMoney, formatPermyriad } from "../../i18n/formats";
import type { Translate } from "../../i18n/translate";
import { addWorkingDays } from "../model/add-working-days";
import type { CartViewContext } from "./cart-view-context";

/** What the shop's terms say about carts, as plain data: it travels to the browser for the drawer. */
export type SellingTerms = {
  readonly offers: readonly ShippingOffer[];
  readonly maxLineQuantity: number;
  readonly lowStock: CartViewContext["lowStock"];
  readonly timeZone: string;
  /** ISO date-time of the server's now. */
  readonly now: string;
};

export function createCartViewContext(translate: Translate, terms: SellingTerms): CartViewContext {
  const { locale } = translate;
  const now = new Date(terms.now);
  return {
    translate,
    formatMoney: (amount) => formatMoney(amount, locale),
    formatPermyriad: (permyriad) => formatPermyriad(permyriad, locale),
    formatDeliveryDate: (days) =>
      formatDate(addWorkingDays(now, days, terms.timeZone), locale, "UTC", "long"),
    offers: terms.offers,
    maxLineQuantity: terms.maxLineQuantity,
    lowStock: terms.lowStock,
  };
}
