import { dismiss, dismissAfterMs, notify } from "../../design/notification-store";
import { formatMoney } from "../../i18n/formats";
import { type Cart, type CartLine, chooseText } from "../model/cart";
import type { CartAnswer, CartCommand, CartError } from "../model/cart-command";
import type { CartIntent } from "../model/cart-intent";
import { type CartNoticeView, toErrorNotice } from "./cart-notice";
import type { CartPageContext, CartStore, StandingView } from "./cart-state";

/** The page and the state that show the cart's sentences. */
export type Place = { readonly page: CartPageContext; readonly state: CartStore };

/**
 * Shows a notice in the drawer while it is open, because it covers the page; else as a notification.
 * Both are live regions; only one announces.
 */
export function notifyAboutCart(
  { state }: Place,
  id: string,
  notice: CartNoticeView,
  errorMs: number = dismissAfterMs.error,
): void {
  if (state.get().isDrawerOpen) {
    state.set({ notice });
    return;
  }
  const isBad = notice.kind === "bad";
  notify({
    id,
    kind: isBad ? "bad" : "info",
    text: notice.text,
    dismissAfterMs: isBad ? errorMs : dismissAfterMs.normal,
  });
}

/** Shows a standing notice until it is resolved: in the drawer while that is open, else as a notification. */
export function showStanding(state: CartStore): () => void {
  const id = "cart-standing";
  let shown: StandingView | null = null;
  return state.subscribe(() => {
    const { standing, isDrawerOpen } = state.get();
    const wanted = isDrawerOpen ? null : standing;
    if (wanted === shown) return;
    shown = wanted;
    if (wanted === null) dismiss(id);
    else
      notify({
        id,
        kind: wanted.kind === "bad" ? "bad" : "info",
        text: wanted.text,
        dismissAfterMs: null,
        ...(wanted.action && { action: wanted.action }),
      });
  });
}

const ownWords: ReadonlySet<string> = new Set([
  "out-of-stock",
  "maximum-quantity",
  "not-sold-here",
  "too-many-attempts",
]);

/**
 * Shows why a command was refused.
 * A coupon's error is shown beside its field; an addition's text is the specification's.
 */
export function explainRefusal({ type }: CartCommand, error: CartError, place: Place): void {
  const { translate } = place.page;
  const notice = toErrorNotice(error, translate);
  if (type === "apply-coupon") place.state.set({ couponError: notice.text });
  else if (type === "add-line") {
    const code = ownWords.has(error.code) ? error.code : "cart-adding-problem";
    const text = translate(`cart.error.${code}`);
    notifyAboutCart(place, "cart-adding-problem", { kind: "bad", text }, dismissAfterMs.normal);
  } else notifyAboutCart(place, `cart-${error.code}`, notice);
}

/**
 * Names the differences when the room's cart differs from the shown one, or fewer pieces were added.
 * `intended` is null if nothing was shown.
 */
export function explainDifferences(
  intended: Cart | null,
  answer: CartAnswer,
  { command, isRestoration }: CartIntent,
  place: Place,
): void {
  if (answer.clampedTo !== undefined) {
    if (!isRestoration) explainLimit(answer.cart, command, place);
    return;
  }
  if (!intended) return;
  const sentences = compareCarts(intended, answer.cart)
    .filter((difference) => !isRequested(difference, command))
    .map((difference) => toSentence(difference, place.page));
  if (sentences.length > 0)
    notifyAboutCart(place, "cart-differs", { kind: "info", text: sentences.join(" ") });
}

/** Explains fewer pieces than requested: "from n to m" for the stock, else the shop's limit. */
function explainLimit({ lines }: Cart, command: CartCommand, place: Place): void {
  const { translate } = place.page;
  const line = lines.find(
    ({ id, sku, kind }) =>
      (command.type === "set-quantity" && command.lineId === id) ||
      (command.type === "add-line" && command.sku === sku && kind !== "extra_guarantee"),
  );
  const left = line?.availableQuantity ?? null;
  const isStock = line !== undefined && left !== null && left <= line.quantity;
  const text = isStock
    ? translate("cart.labelled", {
        label: chooseText(line.name, translate.language),
        text:
          command.type === "set-quantity"
            ? translate("cart.notice.reduced", { asked: command.quantity, count: line.quantity })
            : translate.plural("cart.stock.onlyLeft", left),
      })
    : translate("cart.error.maximum-quantity");
  notifyAboutCart(place, "maximum-quantity", { kind: "bad", text });
}

type CartDifference =
  | { readonly kind: "line-left" | "line-changed" | "price-changed"; readonly line: CartLine }
  | { readonly kind: "coupon-left"; readonly code: string };

/**
 * Lists the visible differences between the shown cart and the actual one.
 * Removed lines, changed quantities and prices (before discounts), codes that no longer apply.
 */
export function compareCarts(shown: Cart, actual: Cart): readonly CartDifference[] {
  return [
    ...shown.lines.flatMap((line) => compareLine(line, actual)),
    ...shown.discountCodes
      .filter(({ code, state }) => state === "MatchesCart" && !counts(actual, code))
      .map(({ code }) => ({ kind: "coupon-left", code }) as const),
  ];
}

function compareLine(line: CartLine, actual: Cart): CartDifference[] {
  const now = actual.lines.find(({ id }) => id === line.id);
  if (!now) return [{ kind: "line-left", line }];
  const differences: CartDifference[] = [];
  if (now.quantity !== line.quantity) differences.push({ kind: "line-changed", line: now });
  if (now.listPrice.centAmount !== line.listPrice.centAmount)
    differences.push({ kind: "price-changed", line: now });
  return differences;
}

function counts({ discountCodes }: Cart, wanted: string): boolean {
  return discountCodes.some(({ code, state }) => code === wanted && state === "MatchesCart");
}

function isRequested(difference: CartDifference, command: CartCommand): boolean {
  if (difference.kind === "coupon-left")
    return command.type === "remove-coupon" && command.code === difference.code;
  if (command.type === "set-guarantee") return difference.line.kind === "extra_guarantee";
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
  const name = chooseText(line.name, translate.language);
  if (kind === "line-changed") return translate.plural("cart.notice.line-changed", line.quantity, { name });
  return translate(`cart.notice.${kind}`, { name, price: formatMoney(line.listPrice, translate.locale) });
}
