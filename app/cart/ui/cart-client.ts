import { dismissAfterMs, notify } from "../../design/notification-store";
import type { CartAnswer, CartCommand, CartError } from "../model/cart-command";
import { compareCarts } from "../model/compare-carts";
import { parseCartForm } from "../model/parse-cart-form";
import { predictCart } from "../model/predict-cart";
import { CartLineUp } from "./cart-line-up";
import { type CartNoticeView, toErrorNotice } from "./cart-notice";
import type { CartPageContext } from "./cart-page-context";
import { getCartState, setCartState } from "./cart-store";
import { chooseWords } from "./choose-words";
import { leaveWhenSettled } from "./leave-when-settled";
import { getActualCart, getShownCart, loadOwnCart, showCart, takeActualCart } from "./own-cart";
import { postCartCommand } from "./post-cart-command";

let page: CartPageContext | null = null;
/** Undone removals: all pieces come back, also those beyond what one addition takes. */
const restorations = new WeakSet<CartCommand>();
const lineUp = new CartLineUp(carryOut);
leaveWhenSettled(lineUp);

/** The cart is about to be shown: reads it where it is not known. */
export async function prepareCart(context: CartPageContext): Promise<void> {
  page = context;
  await loadOwnCart(context);
}

/** Whether commands are under way: then news from elsewhere waits for their answer. */
export function isCartBusy(): boolean {
  return lineUp.isBusy;
}

/** A cart form, taken over from the browser: shows the outcome at once and sends the command. An addition resolves when it is answered. */
export async function submitCartForm(data: FormData, context: CartPageContext): Promise<void> {
  page = context;
  const form = parseCartForm(data);
  if (!form) return;
  const { command } = form;
  if (command.type === "apply-coupon" && command.code === "") {
    setCartState({ couponError: context.translate("cart.coupon.required") });
    return;
  }
  setCartState({
    hasActed: true,
    notice: null,
    couponError: null,
    removed: command.type === "remove-line" ? findRemoved(command.lineId) : null,
  });
  if (form.intent === "undo") restorations.add(command);
  if (command.type !== "add-line") await loadOwnCart(context);
  const shown = getShownCart();
  if (shown) await showCart(predictCart(shown, command), context);
  else if (command.type === "add-line")
    setCartState({ pieces: (getCartState().pieces ?? 0) + command.quantity });
  lineUp.add(command);
  setCartState({ isBusy: lineUp.isBusy });
  if (command.type === "add-line") await lineUp.settle();
}

function openDrawer({ prefix }: CartPageContext): void {
  if (!location.pathname.startsWith(`${prefix}/checkout`)) setCartState({ isDrawerOpen: true });
}

function findRemoved(lineId: string) {
  const line = getShownCart()?.lines.find((candidate) => candidate.id === lineId);
  const shown = getCartState().view?.lines.find((candidate) => candidate.id === lineId);
  return line && shown ? { sku: line.sku, quantity: line.quantity, name: shown.name } : null;
}

async function carryOut(command: CartCommand): Promise<void> {
  const context = page;
  if (!context) return;
  const post = () => postCartCommand(command);
  // The first addition makes the cart: tabs wait for each other, so that there is one.
  const isFirst = command.type === "add-line" && getCartState().cartId === null && "locks" in navigator;
  const answer = await (isFirst ? navigator.locks.request("first-cart", post) : post());
  if (answer.ok) await takeAnswer(command, answer.value, context);
  else await takeFailure(command, answer.error, context);
  setTimeout(() => setCartState({ isBusy: lineUp.isBusy }));
}

async function takeAnswer(command: CartCommand, answer: CartAnswer, context: CartPageContext): Promise<void> {
  const intended = getShownCart();
  const isNewCart = getActualCart()?.id !== answer.cart.id;
  if (restorations.has(command) && answer.clampedTo !== undefined) restoreRest(command, answer);
  else if (answer.clampedTo !== undefined)
    say("maximum-quantity", { kind: "bad", text: context.translate("cart.error.maximum-quantity") });
  else if (intended && !isNewCart && !lineUp.hasMore) explain(intended, answer.cart, command, context);
  if (command.type === "apply-coupon")
    setCartState({ notice: { kind: "ok", text: context.translate("cart.notice.coupon-applied") } });
  await takeActualCart(answer.cart, context, !lineUp.hasMore);
  if (command.type === "add-line") openDrawer(context);
  if (isNewCart && getCartState().hasRealtime)
    (await import("./cart-realtime")).openCartChannel(answer.cart.id, context);
}

function restoreRest(command: CartCommand, { cart }: CartAnswer): void {
  if (command.type !== "add-line") return;
  const line = cart.lines.find(({ sku, kind }) => sku === command.sku && kind !== "extra_guarantee");
  if (line) lineUp.add({ type: "set-quantity", lineId: line.id, quantity: command.quantity });
}

async function takeFailure(command: CartCommand, error: CartError, context: CartPageContext): Promise<void> {
  const notice = toErrorNotice(error, context.translate);
  if (command.type === "apply-coupon") setCartState({ couponError: notice.text });
  else if (command.type === "add-line") sayAddingProblem(error, context);
  else say(`cart-${error.code}`, notice);
  await loadOwnCart(context, true);
}

/** The specification's sentence, unless we know better why it did not go in. */
function sayAddingProblem(error: CartError, { translate }: CartPageContext): void {
  const isOwn =
    error.code === "out-of-stock" || error.code === "maximum-quantity" || error.code === "not-sold-here";
  const text = translate(`cart.error.${isOwn ? error.code : "cart-adding-problem"}`);
  say("cart-adding-problem", { kind: "bad", text }, dismissAfterMs.normal);
}

/** The room disagrees with what was shown: says what is different, in words. */
function explain(
  intended: CartAnswer["cart"],
  actual: CartAnswer["cart"],
  command: CartCommand,
  { translate }: CartPageContext,
): void {
  for (const { kind, line } of compareCarts(intended, actual)) {
    if (command.type === "set-quantity" && command.lineId === line.id) continue;
    const name = chooseWords(line.name, translate.language);
    const text =
      kind === "line-left"
        ? translate("cart.notice.line-left", { name })
        : translate.plural("cart.notice.line-changed", line.quantity, { name });
    say(`cart-${line.id}`, { kind: "info", text });
  }
}

/** In the drawer while it is open, for it covers the page; else as a notification. */
function say(id: string, notice: CartNoticeView, errorMs: number = dismissAfterMs.error): void {
  if (getCartState().isDrawerOpen) {
    setCartState({ notice });
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
