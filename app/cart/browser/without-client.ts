import { notify } from "../../design/notification-store";
import { reloadPage } from "../../design/reload-page";
import { parseStoredJson } from "../../foundation/parse-json";
import type { CartIntent } from "../model/cart-intent";
import type { CartPageContext, CartStore } from "./cart-state";

/** In `localStorage`: the cart's commands without a response, as `CartIntent[]`. */
export const intentsKey = "cart-intents";

/** Interval between two checks whether the shop is reachable, and time limit of each. */
const retryIntervalMs = 3000;

/**
 * Whether the shop responds, even with an error.
 * `navigator.onLine` does not cover the route to the shop.
 */
export function isShopThere(): Promise<boolean> {
  return fetch("/healthz", { signal: AbortSignal.timeout(retryIntervalMs) }).then(
    () => true,
    () => false,
  );
}

/**
 * Handles a cart form while neither the cart's script nor the shop can be reached.
 * An addition is stored and promised (returns true); other forms stay as they are, with a sentence.
 */
export function keepWithoutClient(data: FormData, page: CartPageContext, state: CartStore): boolean {
  const quantity = Math.max(1, Math.trunc(Number(data.get("quantity"))) || 1);
  const { cartId, pieces } = state.get();
  const isSaved = data.get("intent") === "add" && keepAddition(String(data.get("sku")), quantity, cartId);
  if (isSaved) {
    state.set({ pieces: (pieces ?? 0) + quantity });
    notifyStanding("info", page.translate("cart.notice.offline"));
  } else notifyUnreachable(page);
  return isSaved;
}

/**
 * Reloads the page once the shop is reachable.
 * Some browsers remember a failed script fetch; the new page sends the stored commands.
 */
export async function reloadWhenBack(): Promise<void> {
  while (!(await isShopThere())) await new Promise((resolve) => setTimeout(resolve, retryIntervalMs));
  reloadPage();
}

/** Follows a link whose script failed to load as a plain one; if the shop is unreachable, stays and says so. */
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

/** Stores an addition. The sender validates the ones that are stored already. */
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
    const stored = parseStoredJson(() => localStorage.getItem(intentsKey));
    localStorage.setItem(intentsKey, JSON.stringify([...(Array.isArray(stored) ? stored : []), intent]));
    return true;
  } catch {
    return false;
  }
}
