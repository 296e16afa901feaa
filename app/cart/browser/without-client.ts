import { notify } from "../../design/notification-store";
import { reloadPage } from "../../design/reload-page";
import { parseStoredJson } from "../../foundation/parse-json";
import type { CartIntent } from "../model/cart-intent";
import type { CartPageContext, CartStore } from "./cart-state";

/** In `localStorage`: what was asked of the cart and not answered yet, as `CartIntent[]`. */
export const intentsKey = "cart-intents";

/** Between two looks whether the shop is back, and how long one may take. */
const lookAgainMs = 3000;

/**
 * Whether the shop answers, be it with an error. The browser's own word for being online says nothing of the way to us.
 */
export function isShopThere(): Promise<boolean> {
  return fetch("/healthz", { signal: AbortSignal.timeout(lookAgainMs) }).then(
    () => true,
    () => false,
  );
}

/**
 * A cart form pressed where neither the cart's script nor the shop can be reached. An addition is kept and promised
 * (true); other forms stay as they are, with a sentence.
 */
export function keepWithoutClient(data: FormData, page: CartPageContext, state: CartStore): boolean {
  const quantity = Math.max(1, Math.trunc(Number(data.get("quantity"))) || 1);
  const { cartId, pieces } = state.get();
  const isKept = data.get("intent") === "add" && keepAddition(String(data.get("sku")), quantity, cartId);
  if (isKept) {
    state.set({ pieces: (pieces ?? 0) + quantity });
    notifyStanding("info", page.translate("cart.notice.offline"));
  } else notifyUnreachable(page);
  return isKept;
}

/**
 * Some browsers remember that a script could not be fetched, so once the shop is back the page is loaded anew, and that
 * one sends what was kept.
 */
export async function reloadWhenBack(): Promise<void> {
  while (!(await isShopThere())) await new Promise((resolve) => setTimeout(resolve, lookAgainMs));
  reloadPage();
}

/**
 * A link whose script could not be fetched is a plain one again; where the shop cannot be reached the page stays and
 * says so.
 */
export async function leaveOrExplain({ href }: HTMLAnchorElement, page: CartPageContext): Promise<void> {
  if (await isShopThere()) location.assign(href);
  else notifyUnreachable(page);
}

function notifyUnreachable({ translate }: CartPageContext): void {
  notifyStanding("bad", translate("cart.error.platform-unavailable"));
}

function notifyStanding(kind: "info" | "bad", text: string): void {
  notify({ id: "cart-standing", kind, text, dismissAfterMs: null });
}

/** What is kept already is checked by whoever sends it. */
function keepAddition(sku: string, quantity: number, cartId: string | null): boolean {
  const intent: CartIntent = {
    key: crypto.randomUUID(),
    command: { type: "add-line", sku, quantity },
    cartId,
    askedAt: Date.now(),
    isRestoration: false,
    isPromised: true,
  };
  try {
    const kept = parseStoredJson(() => localStorage.getItem(intentsKey));
    localStorage.setItem(intentsKey, JSON.stringify([...(Array.isArray(kept) ? kept : []), intent]));
    return true;
  } catch {
    return false;
  }
}
