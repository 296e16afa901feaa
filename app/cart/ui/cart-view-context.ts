import type { ShippingOffer } from "../../catalogue/model/shipping-offer";
import type { Money } from "../../foundation/money";
import type { Translate } from "../../i18n/translate";

/** What it takes to put a cart into words: the same on the server and in the drawer. */
export type CartViewContext = {
  readonly translate: Translate;
  readonly formatMoney: (amount: Money) => string;
  /** `810` to `8.1 %`. */
  readonly formatPermyriad: (permyriad: number) => string;
  /** The day on which the parcel arrives at the latest, when it leaves after that many working days. */
  readonly formatDeliveryDate: (workingDays: number) => string;
  readonly offers: readonly ShippingOffer[];
  readonly maxLineQuantity: number;
  /** The "only a few left" rule's boundaries, in minor units. */
  readonly lowStock: { readonly highCents: number; readonly lowCents: number };
};
