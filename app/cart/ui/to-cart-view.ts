import type { ShippingOffer } from "../../catalogue/model/shipping-offer";
import { money } from "../../foundation/money";
import {
  type Cart,
  type CartDiscountCode,
  type CartLine,
  chooseWords,
  countPieces,
  isFreightCart,
} from "../model/cart";
import type { CartView, CouponView, FreeShippingView } from "../model/cart-view";
import type { CartViewContext } from "./cart-view-context";
import { toLineView } from "./to-line-view";
import { toShippingAmount, toTaxNotes, toTotalRows } from "./to-total-rows";

/** The cart in words and figures of the locale. Pure: the same for page, drawer and order summary. */
export function toCartView(cart: Cart, context: CartViewContext): CartView {
  const { translate, formatMoney } = context;
  const pieces = countPieces(cart);
  const offer = chooseOffer(cart, context.offers);
  const goods = cart.subtotal.centAmount - cart.discount.centAmount;
  const estimate = offer && money(isFree(offer, goods) ? 0 : offer.price.centAmount, cart.currency);
  return {
    id: cart.id,
    version: cart.version,
    pieces,
    piecesText: translate.plural("cart.pieces", pieces),
    lines: sortLines(cart.lines).map((line) => toLineView(line, context, isGuaranteed(line, cart))),
    coupons: cart.discountCodes.map((code) => toCouponView(code, context)),
    rows: toTotalRows(cart, context, estimate && toShippingAmount(estimate, context)),
    total: formatMoney(cart.total),
    totalCents: cart.total.centAmount,
    taxNotes: toTaxNotes(cart, context),
    refusedGifts: (cart.refusedGifts ?? []).map(({ name }) =>
      translate("cart.line.giftRefused", { name: chooseWords(name, translate.language) }),
    ),
    freeShipping: toFreeShippingView(goods, cart, offer, context),
    deliveryText: offer && toDeliveryText(cart, offer, context),
  };
}

/** A guarantee stands below its product. */
function sortLines(lines: readonly CartLine[]): readonly CartLine[] {
  const guarantees = lines.filter(({ kind }) => kind === "extra_guarantee");
  const products = lines.filter(({ kind }) => kind !== "extra_guarantee");
  const sorted = products.flatMap((line) => [
    line,
    ...guarantees.filter(({ parentSku }) => parentSku === line.sku && line.kind !== "gift"),
  ]);
  return [...sorted, ...guarantees.filter((line) => !sorted.includes(line))];
}

function isGuaranteed({ sku }: CartLine, { lines }: Cart): boolean {
  return lines.some(({ kind, parentSku }) => kind === "extra_guarantee" && parentSku === sku);
}

/** The way of delivery that the cart has, or will have. */
export function chooseOffer(cart: Cart, offers: readonly ShippingOffer[]): ShippingOffer | null {
  const key = cart.shipping?.methodKey ?? (isFreightCart(cart) ? "freight" : "parcel");
  return offers.find((offer) => offer.key === key) ?? null;
}

function isFree(offer: ShippingOffer, goodsCents: number): boolean {
  return offer.freeAbove !== null && goodsCents >= offer.freeAbove.centAmount;
}

function toCouponView({ code, state }: CartDiscountCode, { translate }: CartViewContext): CouponView {
  const isApplied = state === "MatchesCart";
  return {
    code,
    isApplied,
    text: translate(isApplied ? "cart.coupon.applied" : "cart.coupon.waiting", { code }),
  };
}

function toFreeShippingView(
  goodsCents: number,
  cart: Cart,
  offer: ShippingOffer | null,
  { translate, formatMoney }: CartViewContext,
): FreeShippingView | null {
  const threshold = offer?.freeAbove ?? cart.shipping?.freeAbove ?? null;
  if (threshold === null || threshold.centAmount <= 0) return null;
  const missing = threshold.centAmount - goodsCents;
  const amount = formatMoney(money(Math.max(missing, 0), cart.currency));
  return {
    text:
      missing <= 0
        ? translate("cart.shipping.freeReached")
        : translate("cart.shipping.freeMissing", { amount }),
    label: translate("cart.shipping.progress"),
    value: Math.min(goodsCents, threshold.centAmount),
    maximum: threshold.centAmount,
  };
}

function toDeliveryText(cart: Cart, offer: ShippingOffer, context: CartViewContext): string {
  const method =
    cart.shipping?.methodKey === offer.key ? offer.name : context.translate(`cart.shipping.${offer.key}`);
  const date = context.formatDeliveryDate(offer.deliveryDays.to);
  return context.translate("cart.shipping.estimate", { method, date });
}
