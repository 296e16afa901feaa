import { isGuaranteeOffered, toGuaranteePrice } from "../../catalogue/model/extra-guarantee";
import { countFew } from "../../catalogue/model/is-low-stock";
import { toUnitPrice } from "../../catalogue/model/unit-price";
import { type CartDiscountCode, type CartLine, chooseText, isFixedLine } from "../model/cart";
import type { CartLineView, LineMoneyView } from "../model/cart-view";
import type { CartViewContext } from "./cart-view-context";
import { toGiftText } from "./to-gift-text";

/**
 * Formats a line of the cart.
 * @param isGuaranteed the cart has a guarantee for the line
 * @param isByAssistant the shopper's assistant added the line
 */
export function toLineView(
  line: CartLine,
  amounts: LineMoneyView,
  context: CartViewContext,
  { isGuaranteed, isByAssistant, codes }: LineSurroundings,
): CartLineView {
  const { translate } = context;
  return {
    ...amounts,
    id: line.id,
    sku: line.sku,
    name: chooseText(line.name, translate.language),
    brand: line.brand,
    href: `/${chooseText(line.slug, translate.language)}/`,
    picture: line.picture,
    quantity: line.quantity,
    maximum: Math.min(
      context.maxLineQuantity,
      Math.max(line.availableQuantity ?? Number.POSITIVE_INFINITY, 1),
    ),
    measurePrice: toMeasurePrice(line, context),
    energyRating: line.energyRating ?? null,
    notes: [...toNotes(line, codes, context), ...(isByAssistant ? [toAssistantNote(context)] : [])],
    giftText: toGiftText(line, codes, context.translate),
    isFixed: isFixedLine(line),
    isGuarantee: line.kind === "extra_guarantee",
    guarantees: isGuaranteed ? [] : toGuaranteeTexts(line, context),
  };
}

type LineSurroundings = {
  readonly isGuaranteed: boolean;
  readonly isByAssistant: boolean;
  readonly codes: readonly CartDiscountCode[];
};

function toAssistantNote({ translate }: CartViewContext): CartLineView["notes"][number] {
  return { kind: "assistant", text: translate("cart.line.byAssistant") };
}

function toMeasurePrice({ kind, quantity, total, netContent }: CartLine, context: CartViewContext) {
  if (!netContent || kind === "gift") return null;
  const { amount, unit } = netContent;
  const price = context.formatMoney(toUnitPrice(total, { amount: amount * quantity, unit }));
  return context.translate(`catalogue.price.per.${unit}`, { price });
}

function toGuaranteeTexts(line: CartLine, context: CartViewContext): CartLineView["guarantees"] {
  if (isFixedLine(line) || !line.relations) return [];
  const { sku, brand, relations, unitPrice } = line;
  return context.guarantees
    .filter((terms) => isGuaranteeOffered(terms, { sku, brand, relations }))
    .map(({ sku: guaranteeSku, name, ratePermyriad }) => {
      const price = context.formatMoney(toGuaranteePrice(unitPrice, ratePermyriad));
      return [guaranteeSku, `${name} – ${price}`] as const;
    });
}

function toNotes(
  line: CartLine,
  codes: readonly CartDiscountCode[],
  context: CartViewContext,
): CartLineView["notes"] {
  const { translate } = context;
  const gift = toGiftText(line, codes, translate);
  if (gift) return [{ kind: "info", text: gift }];
  const notes: { kind: "info" | "warning" | "problem"; text: string }[] = [];
  const left = line.availableQuantity;
  if (line.kind === "extra_guarantee") {
    return [{ kind: "info", text: translate("cart.line.guarantee") }];
  }
  if (left !== null && left <= 0) notes.push({ kind: "problem", text: translate("cart.stock.soldOut") });
  else if (left !== null && left < line.quantity) {
    notes.push({ kind: "problem", text: translate.plural("cart.stock.notEnough", left) });
  } else if (left !== null && left <= countFew(line.unitPrice.centAmount, context.lowStock)) {
    notes.push({ kind: "warning", text: translate.plural("cart.stock.onlyLeft", left) });
  }
  if (line.isFreight) notes.push({ kind: "info", text: translate("cart.stock.freight") });
  return notes;
}
