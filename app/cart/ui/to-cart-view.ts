import type { ShippingOffer } from "../../catalogue/model/shipping-offer";
import { money } from "../../foundation/money";
import { toErrorText } from "../browser/cart-notice";
import {
  type Cart,
  type CartDiscountCode,
  type CartLine,
  chooseText,
  countPieces,
  isFreightCart,
  needsDelivery,
} from "../model/cart";
import { toCouponError } from "../model/cart-command";
import type { CartView, CouponView, FreeShippingView } from "../model/cart-view";
import type { CartViewContext } from "./cart-view-context";
import { toLineView } from "./to-line-view";
import { toMoneyView } from "./to-money-view";

/** Formats the cart for the locale. Pure: the same for page, drawer and order summary. */
export function toCartView(cart: Cart, context: CartViewContext): CartView {
  const { translate } = context;
  const pieces = countPieces(cart);
  const offer = chooseOffer(cart, context.offers);
  const goods = cart.subtotal.centAmount - cart.discount.centAmount;
  const estimate = offer && money(isFree(offer, goods) ? 0 : offer.price.centAmount, cart.currency);
  const sorted = { ...cart, lines: sortLines(cart.lines) };
  const { lines, rows, total, taxNotes } = toMoneyView(sorted, context, estimate);
  return {
    id: cart.id,
    version: cart.version,
    pieces,
    piecesText: translate.plural("cart.pieces", pieces),
    lines: lines.map(({ line, amounts }) =>
      toLineView(line, amounts, context, {
        isGuaranteed: isGuaranteed(line, cart),
        isByAssistant: cart.agentSkus?.includes(line.sku) === true,
        codes: cart.discountCodes,
      }),
    ),
    coupons: cart.discountCodes.map((code) => toCouponView(code, context)),
    rows,
    total,
    totalCents: cart.total.centAmount,
    taxNotes,
    refusedGifts: (cart.refusedGifts ?? []).map(({ name }) =>
      translate("cart.line.giftRefused", { name: chooseText(name, translate.language) }),
    ),
    freeShipping: toFreeShippingView(goods, cart, offer, context),
    deliveryText: offer && toDeliveryText(cart, offer, context),
  };
}

/** Places each guarantee once, below the first line of its product. */
function sortLines(lines: readonly CartLine[]): readonly CartLine[] {
  const guarantees = lines.filter(({ kind }) => kind === "extra_guarantee");
  const products = lines.filter(({ kind }) => kind !== "extra_guarantee");
  const findParent = ({ parentSku }: CartLine) =>
    products.find(({ sku, kind }) => sku === parentSku && kind !== "gift");
  const sorted = products.flatMap((line) => [
    line,
    ...guarantees.filter((guarantee) => findParent(guarantee) === line),
  ]);
  return [...sorted, ...guarantees.filter((line) => !sorted.includes(line))];
}

function isGuaranteed({ sku }: CartLine, { lines }: Cart): boolean {
  return lines.some(({ kind, parentSku }) => kind === "extra_guarantee" && parentSku === sku);
}

/** Returns the cart's shipping offer, present or expected; null when nothing is delivered. */
export function chooseOffer(cart: Cart, offers: readonly ShippingOffer[]): ShippingOffer | null {
  if (!needsDelivery(cart)) return null;
  const key = cart.shipping?.methodKey ?? (isFreightCart(cart) ? "freight" : "parcel");
  return offers.find((offer) => offer.key === key) ?? null;
}

function isFree(offer: ShippingOffer, goodsCents: number): boolean {
  return offer.freeAbove !== null && goodsCents >= offer.freeAbove.centAmount;
}

function toCouponView(
  { code, state, obstacle }: CartDiscountCode,
  { translate }: CartViewContext,
): CouponView {
  const isApplied = state === "MatchesCart";
  if (obstacle) {
    const text = toErrorText(toCouponError(obstacle), translate);
    return { code, isApplied, text: translate("cart.labelled", { label: code, text }) };
  }
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
