import type { CartPageContext, CartStore } from "./cart/browser/cart-state";
import type { CartClient } from "./cart/browser/create-cart-client";
import { startCartClient } from "./cart/ui/cart-client";
import { publishTrackingEvent } from "./tracking/browser/tracking-event-channel";

/** One client per document, by its cart store. */
const clients = new WeakMap<CartStore, CartClient>();

/** Returns the cart's client, the same each time. */
export function startCart(page: CartPageContext, state: CartStore): CartClient {
  const client = clients.get(state) ?? startWithWallets(page, state);
  clients.set(state, client);
  return client;
}

/** Wraps the client for forms of the cart that may request a wallet's payment sheet, whose script is loaded then. */
function startWithWallets(page: CartPageContext, state: CartStore): CartClient {
  const client = startCartClient(page, state, {
    pressWallet: async (form) => (await loadWalletSession()).press(form),
    onLinesChanged: (cartId, changes) => {
      for (const change of changes)
        publishTrackingEvent({ kind: "cart-line", cartId, recommendationId: null, ...change });
    },
    followVisitor: async () => (await import("./accounts/browser/show-visitor")).followVisitor(page.prefix),
  });
  let walletSession: ReturnType<typeof openWalletSession> | null = null;
  const openWalletSession = async () =>
    (await import("./checkout/browser/wallet-session")).createWalletSession({ page, state, client });
  const loadWalletSession = () => {
    walletSession ??= openWalletSession().catch((error) => {
      walletSession = null;
      throw error;
    });
    return walletSession;
  };
  if (document.querySelector("button[name=wallet]")) loadWalletSession().catch(() => {});
  return client;
}
