import type { CartPageContext, CartStore } from "./cart/browser/cart-state";
import { type CartClient, createCartClient } from "./cart/browser/create-cart-client";
import { fetchPersonalCart } from "./cart/browser/own-cart";
import { createPageStock, fetchStocks } from "./cart/browser/page-stock";
import { postCommand } from "./cart/browser/post-command";
import { fetchOffers } from "./cart/browser/sidebar";
import { createCartViewContext } from "./cart/ui/cart-view-context";
import { toCartView } from "./cart/ui/to-cart-view";
import { watchPageLife } from "./foundation/browser/watch-page-life";
import { publishTrackingEvent } from "./tracking/browser/tracking-event-channel";

/** DECISIONS: clicks in quick succession are one change; Safari needs longer between requests. */
const debounceMs = { safari: 400, others: 300 };

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
    prepareWallet: (method) =>
      loadWalletSession().then(
        (session) => session.prepare(method),
        // The press itself reports the error.
        () => {},
      ),
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
  return client;
}

/** Creates the cart's client with this browser's storage, locks and network, for the lifetime of the page. */
function startCartClient(
  page: CartPageContext,
  state: CartStore,
  further: {
    readonly pressWallet: (form: FormData) => Promise<void>;
    readonly prepareWallet: (method: string) => void;
    readonly followVisitor: () => Promise<void>;
    readonly onLinesChanged: NonNullable<Parameters<typeof createCartClient>[0]["onLinesChanged"]>;
  },
): CartClient {
  const isSafari = /^((?!chrome|android).)*safari/i.test(navigator.userAgent);
  const client = createCartClient({
    ...further,
    page,
    state,
    storage: createLocalStorage(),
    locks: "locks" in navigator ? navigator.locks : null,
    post: postCommand,
    readCart: () => fetchPersonalCart(page.prefix),
    readStocks: fetchStocks,
    readOffers: (sku) => fetchOffers(page.prefix, sku),
    toView: (cart, terms) => toCartView(cart, createCartViewContext(page.translate, terms)),
    pageStock: createPageStock(page.translate),
    loadOpenSocket: async () => (await import("./cart/browser/shared-socket")).openSharedSocket,
    debounceMs: isSafari ? debounceMs.safari : debounceMs.others,
    isCheckout: () => location.pathname.startsWith(`${page.prefix}/checkout`),
  });
  watchPageLife({
    online: () => client.sendStored(),
    left: () => client.handlePageHide(),
    restored: () => client.handlePageShow(),
  });
  return client;
}

/** Reads `localStorage` at each use: it throws if the browser denies it. */
function createLocalStorage() {
  return {
    getItem: (key: string) => localStorage.getItem(key),
    setItem: (key: string, text: string) => localStorage.setItem(key, text),
    removeItem: (key: string) => localStorage.removeItem(key),
  };
}
