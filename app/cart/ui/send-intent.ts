import { dismissAfterMs } from "../../design/notification-store";
import type { Result } from "../../foundation/result";
import type { CartAnswer, CartError } from "../model/cart-command";
import type { CartIntent } from "../model/cart-intent";
import { toErrorNotice } from "./cart-notice";
import type { CartPageContext } from "./cart-page-context";
import { getCartState, setCartState } from "./cart-store";
import { addFailed } from "./failed-intents";
import { dropIntent, keepIntent, noteAnswered, readKeptIntents } from "./kept-intents";
import { setOperationError } from "./operations";
import { getShownCart, loadOwnCart } from "./own-cart";
import { postCartCommand, type SendError } from "./post-cart-command";
import { sayAboutCart } from "./say-about-cart";
import { setStanding } from "./show-standing";
import { takeAnswer } from "./take-answer";

type Surroundings = {
  readonly context: CartPageContext;
  /** The page is going: nothing may be waited for before the request is out. */
  readonly isLeaving: boolean;
  readonly repeatFailed: () => void;
  readonly hasMore: () => boolean;
};

const taken = new Set<string>();

/** Whether the room took it, told by this page or by another one that sent it. */
export function isTaken(key: string): boolean {
  return taken.has(key);
}

/** Sends one intent and shows what became of it. Answers what is left to ask for, where it was to come back as a whole. */
export async function sendIntent(intent: CartIntent, around: Surroundings): Promise<CartIntent | null> {
  const { context, isLeaving, hasMore } = around;
  const answer = await (isLeaving ? postCartCommand(intent) : inTurn(intent));
  if (answer === null) {
    taken.add(intent.key);
    return null;
  }
  if (!answer.ok) {
    await takeFailure(intent, answer.error, around);
    return null;
  }
  taken.add(intent.key);
  noteAnswered(answer.value.cart);
  dropIntent(intent.key);
  setOperationError(intent.command.type, null);
  const rest = toRest(intent, answer.value);
  await takeAnswer(intent, answer.value, context, !hasMore());
  return rest;
}

/**
 * One command at a time in all tabs: so two first additions make one cart, and what another page has sent meanwhile is not
 * sent again (null).
 */
async function inTurn(intent: CartIntent): Promise<Result<CartAnswer, SendError> | null> {
  const send = () => {
    const isSent = intent.isPromised && !readKeptIntents().some(({ key }) => key === intent.key);
    return isSent ? null : postCartCommand(intent);
  };
  return "locks" in navigator ? navigator.locks.request("cart-command", send) : send();
}

/** An addition takes less at once than a line may hold: what was undone comes back as a whole. */
function toRest({ command, isRestoration }: CartIntent, { cart, clampedTo }: CartAnswer): CartIntent | null {
  if (command.type !== "add-line" || !isRestoration || clampedTo === undefined) return null;
  const line = cart.lines.find(({ sku, kind }) => sku === command.sku && kind !== "extra_guarantee");
  if (!line) return null;
  return {
    key: crypto.randomUUID(),
    command: { type: "set-quantity", lineId: line.id, quantity: command.quantity },
    cartId: cart.id,
    askedAt: Date.now(),
    isRestoration: true,
    isPromised: false,
  };
}

async function takeFailure(intent: CartIntent, error: SendError, around: Surroundings): Promise<void> {
  const { context } = around;
  if (error.code === "offline") {
    keepIntent({ ...intent, isPromised: true });
    setStanding({ id: "offline", kind: "warn", text: context.translate("cart.notice.offline") });
    return;
  }
  setOperationError(intent.command.type, error.code);
  if (error.code === "platform-unavailable") await takeOutage(intent, around);
  else {
    dropIntent(intent.key);
    sayRefusal(intent, error, context);
    await loadOwnCart(context, true);
  }
}

/** Nobody could take it: it is kept, and one press repeats it. What was promised is also sent by the next page. */
async function takeOutage(intent: CartIntent, { context, repeatFailed }: Surroundings): Promise<void> {
  const { translate } = context;
  if (!intent.isPromised) {
    dropIntent(intent.key);
    addFailed(intent);
  }
  const { command } = intent;
  const code = command.type === "add-line" ? "cart-adding-problem" : "platform-unavailable";
  const { pieces } = getCartState();
  if (command.type === "add-line" && pieces !== null && getShownCart() === null)
    setCartState({ pieces: pieces - command.quantity });
  await loadOwnCart(context, true);
  setStanding({
    id: "failed",
    kind: "bad",
    text: translate(`cart.error.${code}`),
    action: { label: translate("cart.notice.tryAgain"), run: repeatFailed },
  });
}

function sayRefusal({ command }: CartIntent, error: CartError, context: CartPageContext): void {
  const notice = toErrorNotice(error, context.translate);
  if (command.type === "apply-coupon") setCartState({ couponError: notice.text });
  else if (command.type === "add-line") sayAddingProblem(error, context);
  else sayAboutCart(`cart-${error.code}`, notice);
}

const ownWords: ReadonlySet<string> = new Set([
  "out-of-stock",
  "maximum-quantity",
  "not-sold-here",
  "too-many-attempts",
]);

/** The specification's sentence, unless we know better why it did not go in. */
function sayAddingProblem(error: CartError, { translate }: CartPageContext): void {
  const isOwn = ownWords.has(error.code);
  const text = translate(`cart.error.${isOwn ? error.code : "cart-adding-problem"}`);
  sayAboutCart("cart-adding-problem", { kind: "bad", text }, dismissAfterMs.normal);
}
