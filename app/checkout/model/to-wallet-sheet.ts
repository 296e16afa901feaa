import type { Cart } from "../../cart/model/cart";
import type { ShippingOffer } from "../../catalogue/model/shipping-offer";
import type { Money } from "../../foundation/money";
import type { WalletOption, WalletSheet } from "./wallet";

type SheetWords = {
  readonly subtotal: string;
  readonly discount: string;
  readonly shipping: string;
  /** Of days on which it comes at the latest. */
  readonly toDelivery: (offer: ShippingOffer) => string;
};

/** Of these the goods choose one (a cart is a parcel or freight); what else the shop has, the shopper may choose. */
const chosenByGoods: ReadonlySet<string> = new Set(["parcel", "freight"]);

/**
 * The cart as a sheet shows it: what it costs by a wallet, so without the fee for cash on delivery, which goes when the
 * wallet is taken.
 */
export function toWalletSheet(cart: Cart, offers: readonly ShippingOffer[], words: SheetWords): WalletSheet {
  const { subtotal, discount, shipping, codFee, total, currency } = cart;
  const line = (label: string, amount: Money | null | undefined, sign = 1) =>
    amount && amount.centAmount !== 0 ? [{ label, cents: sign * amount.centAmount }] : [];
  return {
    currency,
    lines: [
      ...line(words.subtotal, subtotal),
      ...line(words.discount, discount, -1),
      { label: words.shipping, cents: shipping?.price.centAmount ?? 0 },
    ],
    options: offers
      .filter(({ key }) => key === shipping?.methodKey || !chosenByGoods.has(key))
      .map((offer) => toOption(offer, cart, words)),
    chosenOption: shipping?.methodKey ?? null,
    totalCents: total.centAmount - (codFee?.centAmount ?? 0),
  };
}

function toOption(offer: ShippingOffer, cart: Cart, words: SheetWords): WalletOption {
  const isChosen = offer.key === cart.shipping?.methodKey;
  const goods = cart.subtotal.centAmount - cart.discount.centAmount;
  const isFree = offer.freeAbove !== null && goods >= offer.freeAbove.centAmount;
  const cents = isChosen ? (cart.shipping?.price.centAmount ?? 0) : isFree ? 0 : offer.price.centAmount;
  return { id: offer.key, label: offer.name, detail: words.toDelivery(offer), cents };
}
