import { type Cart, type CartLine, chooseText } from "../../../app/cart/model/cart";
import { type DiscountShare, toCartMoney, toLineMoney } from "../../../app/cart/model/cart-money";
import { toSharedPicture } from "../../../app/catalogue/model/drawn-front";
import { pagePath } from "../../../app/content/model/content-pages";
import { type AgentCall, toPlaces } from "./agent-call";

/** A part of a sum. Source: UCP 2026-04-08, `types/total.json` */
type Total = { readonly type: string; readonly amount: number; readonly display_text?: string };

/** The parts that a cart and a checkout share. Amounts are gross, in minor units. */
export function toCartParts(cart: Cart, id: string, call: AgentCall) {
  return {
    id,
    currency: cart.currency,
    line_items: cart.lines.map((line) => toUcpLine(line, cart, call)),
    totals: toTotals(cart, call),
    discounts: toDiscounts(cart, call),
    links: toLinks(call),
    continue_url: toContinueUrl(id, call),
  };
}

/** The page on which the shopper takes over the cart and pays. */
function toContinueUrl(id: string, call: AgentCall): string {
  return `${toPlaces(call).base}/assistant-cart?${new URLSearchParams({ key: id })}`;
}

/** Converts a line; a guarantee names the line of its product as parent. */
export function toUcpLine(line: CartLine, { lines }: Pick<Cart, "lines">, call: AgentCall) {
  const { id, sku, quantity, unitPrice, total, picture, parentSku } = line;
  const parent = parentSku === null ? null : lines.find((other) => other.sku === parentSku);
  const image = toSharedPicture(picture);
  return {
    id,
    item: {
      id: sku,
      title: chooseText(line.name, call.scope.translate.language),
      price: unitPrice.centAmount,
      ...(image && { image_url: new URL(image, call.scope.origin).href }),
    },
    quantity,
    totals: [
      { type: "subtotal", amount: unitPrice.centAmount * quantity },
      ...toReductions("items_discount", toLineMoney(line).discounts, call),
      { type: "total", amount: total.centAmount },
    ],
    ...(parent && { parent_id: parent.id }),
  };
}

/** The rows of the shop's own summary. Prices include VAT, so there is no row for it. */
export function toTotals(source: Parameters<typeof toCartMoney>[0], call: AgentCall): readonly Total[] {
  const { translate } = call.scope;
  const { subtotal, discounts, delivery, codFee, fees, vatOff, total } = toCartMoney(source);
  const charged = [
    ...(codFee ? [{ text: translate("cart.totals.codFee"), amount: codFee }] : []),
    ...fees.map(({ name, amount }) => ({ text: chooseText(name, translate.language), amount })),
  ];
  return [
    { type: "subtotal", display_text: translate("cart.totals.subtotal"), amount: subtotal.centAmount },
    ...toReductions("discount", discounts, call),
    ...(delivery
      ? [
          {
            type: "fulfillment",
            display_text: translate("cart.totals.shipping"),
            amount: delivery.price.centAmount,
          },
        ]
      : []),
    ...charged.map(({ text, amount: { centAmount } }) => ({
      type: centAmount < 0 ? "credit" : "fee",
      display_text: text || translate("cart.totals.codFee"),
      amount: centAmount,
    })),
    ...(vatOff
      ? [{ type: "vat_removed", display_text: translate("cart.totals.vatOff"), amount: -vatOff.centAmount }]
      : []),
    { type: "total", display_text: translate("cart.totals.total"), amount: total.centAmount },
  ];
}

function toReductions(type: string, shares: readonly DiscountShare[], call: AgentCall): readonly Total[] {
  return shares
    .filter(({ amount }) => amount.centAmount > 0)
    .map((share) => ({ type, display_text: toDiscountTitle(share, call), amount: -share.amount.centAmount }));
}

/** The codes of the cart, and the reductions of automatic and entered discounts. */
function toDiscounts({ discountCodes, discounts = [] }: Cart, call: AgentCall) {
  const applied = discounts.filter(({ discountedAmount }) => discountedAmount.centAmount > 0);
  return {
    codes: discountCodes.map(({ code }) => code),
    applied: applied.map(({ id, name, discountedAmount }) => {
      const owner = discountCodes.find(({ discountIds = [] }) => discountIds.includes(id));
      return {
        title: toDiscountTitle({ name }, call),
        amount: discountedAmount.centAmount,
        automatic: !owner,
        ...(owner && { code: owner.code }),
      };
    }),
  };
}

function toDiscountTitle({ name }: Pick<DiscountShare, "name">, { scope: { translate } }: AgentCall): string {
  return (name && chooseText(name, translate.language)) || translate("cart.totals.discount");
}

/** The pages that an agent shows with a checkout. */
export function toLinks(call: AgentCall) {
  const { base } = toPlaces(call);
  const toUrl = (page: Parameters<typeof pagePath>[0]) => base + pagePath(page, call.scope.locale);
  return [
    { type: "terms_of_service", url: toUrl("terms-and-conditions") },
    { type: "privacy_policy", url: toUrl("privacy-data") },
    { type: "refund_policy", url: toUrl("return-policy") },
    { type: "shipping_policy", url: toUrl("dispatch-information") },
  ];
}
