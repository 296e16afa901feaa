import { notify } from "../../design/notification-store";
import type { CartIntent } from "../model/cart-intent";
import type { CartPageContext } from "./cart-page-context";
import { getCartState, setCartState } from "./cart-store";
import { intentsKey } from "./intents-key";

/** Between two looks whether the shop is back, and how long one may take. */
const lookAgainMs = 3000;
let isWatching = false;

/** Whether the shop answers, be it with an error. The browser's own word for being online says nothing of the way to us. */
export function isShopThere(): Promise<boolean> {
  return fetch("/healthz", { signal: AbortSignal.timeout(lookAgainMs) }).then(
    () => true,
    () => false,
  );
}

/**
 * A cart form pressed where neither the cart's script nor the shop can be reached. An addition is kept and promised; other
 * forms stay as they are, with a sentence. Some browsers remember that a script could not be fetched, so once the shop is
 * back the page is loaded anew, and that one sends what was kept.
 */
export function keepWithoutScript(data: FormData, page: CartPageContext): void {
  const quantity = Math.max(1, Math.trunc(Number(data.get("quantity"))) || 1);
  if (data.get("intent") === "add" && keep(String(data.get("sku")), quantity)) {
    setCartState({ pieces: (getCartState().pieces ?? 0) + quantity });
    say("info", page.translate("cart.notice.offline"));
    if (!isWatching) reloadWhenBack();
  } else sayUnreachable(page);
}

async function reloadWhenBack(): Promise<void> {
  isWatching = true;
  while (!(await isShopThere())) await new Promise((resolve) => setTimeout(resolve, lookAgainMs));
  location.reload();
}

/** A link whose script could not be fetched is a plain one again; where the shop cannot be reached the page stays and says so. */
export async function leaveOrSay({ href }: HTMLAnchorElement, page: CartPageContext): Promise<void> {
  if (await isShopThere()) location.assign(href);
  else sayUnreachable(page);
}

function sayUnreachable({ translate }: CartPageContext): void {
  say("bad", translate("cart.error.platform-unavailable"));
}

function say(kind: "info" | "bad", text: string): void {
  notify({ id: "cart-standing", kind, text, dismissAfterMs: null });
}

function keep(sku: string, quantity: number): boolean {
  const intent: CartIntent = {
    key: crypto.randomUUID(),
    command: { type: "add-line", sku, quantity },
    cartId: getCartState().cartId,
    askedAt: Date.now(),
    isRestoration: false,
    isPromised: true,
  };
  try {
    const kept: unknown[] = JSON.parse(localStorage.getItem(intentsKey) ?? "[]");
    localStorage.setItem(intentsKey, JSON.stringify([...kept, intent]));
    return true;
  } catch {
    return false;
  }
}
