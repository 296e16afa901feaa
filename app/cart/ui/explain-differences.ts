import { formatMoney } from "../../i18n/formats";
import type { Cart } from "../model/cart";
import type { CartAnswer, CartCommand } from "../model/cart-command";
import type { CartIntent } from "../model/cart-intent";
import { type CartDifference, compareCarts } from "../model/compare-carts";
import type { CartPageContext } from "./cart-page-context";
import { chooseWords } from "./choose-words";
import { sayAboutCart } from "./say-about-cart";

/** The room disagrees with what was shown, or took less than was asked: says what is different, in words. `intended` null: nothing was shown. */
export function explainDifferences(
  intended: Cart | null,
  answer: CartAnswer,
  { command, isRestoration }: CartIntent,
  page: CartPageContext,
): void {
  if (answer.clampedTo !== undefined) {
    if (!isRestoration) sayLimit(answer.cart, command, page);
    return;
  }
  if (!intended) return;
  const sentences = compareCarts(intended, answer.cart)
    .filter((difference) => !isAskedFor(difference, command))
    .map((difference) => toSentence(difference, page));
  if (sentences.length > 0) sayAboutCart("cart-differs", { kind: "info", text: sentences.join(" ") });
}

/** Fewer pieces than asked: how many are left where the stock is the reason, else the shop's own limit. */
function sayLimit({ lines }: Cart, command: CartCommand, { translate }: CartPageContext): void {
  const line = lines.find(
    ({ id, sku, kind }) =>
      (command.type === "set-quantity" && command.lineId === id) ||
      (command.type === "add-line" && command.sku === sku && kind !== "extra_guarantee"),
  );
  const left = line?.availableQuantity ?? null;
  const isStock = line !== undefined && left !== null && left <= line.quantity;
  const text = isStock
    ? translate("cart.labelled", {
        label: chooseWords(line.name, translate.language),
        text: translate.plural("cart.stock.onlyLeft", left),
      })
    : translate("cart.error.maximum-quantity");
  sayAboutCart("maximum-quantity", { kind: "bad", text });
}

function isAskedFor(difference: CartDifference, command: CartCommand): boolean {
  if (difference.kind === "coupon-left")
    return command.type === "remove-coupon" && command.code === difference.code;
  return (
    difference.kind !== "price-changed" &&
    command.type === "set-quantity" &&
    command.lineId === difference.line.id
  );
}

function toSentence(difference: CartDifference, { translate }: CartPageContext): string {
  const { kind } = difference;
  if (kind === "coupon-left") return translate("cart.notice.coupon-left", { code: difference.code });
  const { line } = difference;
  const name = chooseWords(line.name, translate.language);
  if (kind === "line-changed") return translate.plural("cart.notice.line-changed", line.quantity, { name });
  return translate(`cart.notice.${kind}`, { name, price: formatMoney(line.listPrice, translate.locale) });
}
