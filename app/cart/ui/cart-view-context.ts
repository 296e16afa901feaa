import { addWorkingDays } from "../../catalogue/model/add-working-days";
import type { ShippingOffer } from "../../catalogue/model/shipping-offer";
import type { Money } from "../../foundation/money";
import { formatDate, formatMoney, formatPermyriad } from "../../i18n/formats";
import type { Translate } from "../../i18n/translate";
import { formatDual } from "../../law/model/dual-price";
import type { GuaranteeTerms, SellingTerms } from "../model/selling-terms";

/** What the view of a cart needs: the same on the server and in the drawer. */
export type CartViewContext = {
  readonly translate: Translate;
  readonly formatMoney: (amount: Money) => string;
  /** `810` to `8.1 %`. */
  readonly formatPermyriad: (permyriad: number) => string;
  /** Formats the latest day of arrival after that many working days until dispatch. */
  readonly formatDeliveryDate: (workingDays: number) => string;
  readonly offers: readonly ShippingOffer[];
  readonly guarantees: readonly GuaranteeTerms[];
  readonly maxLineQuantity: number;
  readonly lowStock: SellingTerms["lowStock"];
};

export function createCartViewContext(translate: Translate, terms: SellingTerms): CartViewContext {
  const { locale } = translate;
  const now = new Date(terms.now);
  const format = (amount: Money) => formatMoney(amount, locale);
  return {
    translate,
    formatMoney: terms.hasDualPrices ? (amount) => formatDual(amount, format) : format,
    formatPermyriad: (permyriad) => formatPermyriad(permyriad, locale),
    formatDeliveryDate: (days) =>
      formatDate(addWorkingDays(now, days, terms.timeZone), locale, "UTC", "long"),
    offers: terms.offers,
    guarantees: terms.guarantees ?? [],
    maxLineQuantity: terms.maxLineQuantity,
    lowStock: terms.lowStock,
  };
}
