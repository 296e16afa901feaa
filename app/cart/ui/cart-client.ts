import type { CartCommand } from "../model/cart-command";
import { type CartIntent, isStale } from "../model/cart-intent";
import { parseCartForm } from "../model/parse-cart-form";
import { predictCart } from "../model/predict-cart";
import { CartLineUp } from "./cart-line-up";
import type { CartPageContext } from "./cart-page-context";
import { getCartState, setCartState } from "./cart-store";
import { hasFailed, takeFailed, takeSameFailed } from "./failed-intents";
import { dropIntent, keepIntent, readKeptIntents } from "./kept-intents";
import { leaveWhenSettled } from "./leave-when-settled";
import { showOperations } from "./operations";
import { getShownCart, loadOwnCart, showCart } from "./own-cart";
import { sayAboutCart } from "./say-about-cart";
import { isTaken, sendIntent } from "./send-intent";
import { showInCart } from "./show-in-cart";
import { setStanding, showStanding } from "./show-standing";

let page: CartPageContext | null = null;
const lineUp = new CartLineUp(carryOut);
leaveWhenSettled(lineUp);
showStanding();
addEventListener("online", () => page && sendKeptIntents(page));

/** The cart, or what it leaves to add, is about to be shown: reads it where it is not known. */
export async function prepareCart(context: CartPageContext): Promise<void> {
  page = context;
  await loadOwnCart(context);
  showInCart(getShownCart());
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
  // What is taken out can be offered back once the cart is known; on a page that has just come it is still on its way.
  if (command.type === "remove-line") await loadOwnCart(context);
  setCartState({
    hasActed: true,
    notice: null,
    couponError: null,
    removed: command.type === "remove-line" ? findRemoved(command.lineId) : null,
  });
  // Pressed again after it failed: the same wish, under the same key.
  const repeated = takeSameFailed(command);
  clearFailure();
  await ask(repeated ?? toIntent(command, form.intent === "undo"), context);
  if (command.type === "add-line") await lineUp.settle();
}

/**
 * What was asked and never answered, here or on a page that is gone: sends it under its own keys. What was promised while
 * there was no network is confirmed in words.
 */
export async function sendKeptIntents(context: CartPageContext): Promise<void> {
  page = context;
  if (getCartState().pieces === null) await loadOwnCart(context);
  // Still not known whose cart they would meet: later.
  if (getCartState().pieces === null) return;
  const kept = readSendable();
  if (kept.length === 0 && getCartState().standing === null) return;
  for (const intent of kept) lineUp.add({ ...intent, isPromised: true });
  showProgress();
  await lineUp.settle();
  const isPromised = kept.some((intent) => intent.isPromised);
  const isAllTaken = kept.every(({ key }) => isTaken(key));
  // Another page may have sent what this one was waiting for.
  if (isAllTaken && getCartState().standing?.id === "offline") setStanding(null);
  if (isAllTaken && isPromised) saySaved(context);
  if (!lineUp.isBusy) await loadOwnCart(context, true);
  showProgress();
}

/** What is kept and not under way; what has nothing to act on any more is forgotten. */
function readSendable(): readonly CartIntent[] {
  const { cartId } = getCartState();
  for (const intent of readKeptIntents()) if (isStale(intent, cartId)) dropIntent(intent.key);
  const underWay = new Set(lineUp.intents.map(({ key }) => key));
  return readKeptIntents().filter(({ key }) => !underWay.has(key));
}

/** The last of what failed was asked for anew: nothing is left to press for. */
function clearFailure(): void {
  const isLeft = hasFailed() || readKeptIntents().some(({ isPromised }) => isPromised);
  if (getCartState().standing?.id === "failed" && !isLeft) setStanding(null);
}

function saySaved({ translate }: CartPageContext): void {
  sayAboutCart("cart-saved", { kind: "ok", text: translate("cart.notice.saved") });
}

/** One press on "Try again": everything that failed, in its order. */
async function repeatFailed(): Promise<void> {
  const context = page;
  if (!context) return;
  setStanding(null);
  for (const intent of takeFailed()) await ask(intent, context);
  await sendKeptIntents(context);
}

async function ask(intent: CartIntent, context: CartPageContext): Promise<void> {
  const { command } = intent;
  keepIntent(intent);
  if (command.type !== "add-line") await loadOwnCart(context);
  const shown = getShownCart();
  if (shown) await showCart(predictCart(shown, command), context);
  else if (command.type === "add-line")
    setCartState({ pieces: (getCartState().pieces ?? 0) + command.quantity });
  lineUp.add(intent);
  showProgress();
}

function toIntent(command: CartCommand, isRestoration: boolean): CartIntent {
  const { cartId } = getCartState();
  return { key: crypto.randomUUID(), command, cartId, askedAt: Date.now(), isRestoration, isPromised: false };
}

function findRemoved(lineId: string) {
  const line = getShownCart()?.lines.find((candidate) => candidate.id === lineId);
  const shown = getCartState().view?.lines.find((candidate) => candidate.id === lineId);
  return line && shown ? { sku: line.sku, quantity: line.quantity, name: shown.name } : null;
}

async function carryOut(intent: CartIntent, isLeaving: boolean): Promise<void> {
  const context = page;
  if (!context) return;
  const rest = await sendIntent(intent, { context, isLeaving, repeatFailed, hasMore: () => lineUp.hasMore });
  if (rest) lineUp.add(rest);
  setTimeout(showProgress);
}

function showProgress(): void {
  setCartState({ isBusy: lineUp.isBusy });
  showOperations([...lineUp.intents, ...readKeptIntents()]);
}
