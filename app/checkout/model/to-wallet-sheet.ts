import type { Cart } from "../../cart/model/cart";
import type { ShippingOffer } from "../../catalogue/model/shipping-offer";
import type { Money } from "../../foundation/money";
import type { WalletOption, WalletSheet } from "./wallet";

type SheetMessages = {
  readonly subtotal: string;
  readonly discount: string;
  readonly shipping: string;
  /** Formats the latest day of arrival. */
  readonly toDelivery: (offer: ShippingOffer) => string;
};

/** The goods decide between these (parcel or freight); the shopper may choose any other. */
const chosenByGoods: ReadonlySet<string> = new Set(["parcel", "freight"]);

/**
 * Builds the lines, shipping options and total of a wallet's payment sheet.
 * Excludes the cash-on-delivery fee, because paying with a wallet removes it.
 */
export function toWalletSheet(
  cart: Cart,
  offers: readonly ShippingOffer[],
  messages: SheetMessages,
): WalletSheet {
  const { subtotal, discount, shipping, codFee, total, currency } = cart;
  const line = (label: string, amount: Money | null | undefined, sign = 1) =>
    amount && amount.centAmount !== 0 ? [{ label, cents: sign * amount.centAmount }] : [];
  return {
    currency,
    lines: [
      ...line(messages.subtotal, subtotal),
      ...line(messages.discount, discount, -1),
      { label: messages.shipping, cents: shipping?.price.centAmount ?? 0 },
    ],
    options: offers
      .filter(({ key }) => key === shipping?.methodKey || !chosenByGoods.has(key))
      .map((offer) => toOption(offer, cart, messages)),
    chosenOption: shipping?.methodKey ?? null,
    totalCents: total.centAmount - (codFee?.centAmount ?? 0),
  };
}

function toOption(offer: ShippingOffer, cart: Cart, messages: SheetMessages): WalletOption {
  const isChosen = offer.key === cart.shipping?.methodKey;
  const goods = cart.subtotal.centAmount - cart.discount.centAmount;
  const isFree = offer.freeAbove !== null && goods >= offer.freeAbove.centAmount;
  const cents = isChosen ? (cart.shipping?.price.centAmount ?? 0) : isFree ? 0 : offer.price.centAmount;
  return { id: offer.key, label: offer.name, detail: messages.toDelivery(offer), cents };
}
