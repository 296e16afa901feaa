import type { CartPageContext, CartStore } from "../browser/cart-state";
import { type CartClient, createCartClient } from "../browser/create-cart-client";
import { followPage } from "../browser/follow-page";
import { fetchPersonalCart } from "../browser/own-cart";
import { createPageStock, fetchStocks } from "../browser/page-stock";
import { postCommand } from "../browser/post-command";
import { fetchOffers } from "../browser/sidebar";
import { createCartViewContext } from "./cart-view-context";
import { toCartView } from "./to-cart-view";

/** For pages whose cart only the server changes. */
export { followServedCart } from "../browser/cart-channel";

/** DECISIONS: clicks in quick succession are one change; Safari needs longer between requests. */
const debounceMs = { safari: 400, others: 300 };

/** Creates the cart's client with this browser's storage, locks and network, for the lifetime of the page. */
export function startCartClient(
  page: CartPageContext,
  state: CartStore,
  further: {
    readonly pressWallet: (form: FormData) => Promise<void>;
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
    loadOpenSocket: async () => (await import("../browser/shared-socket")).openSharedSocket,
    debounceMs: isSafari ? debounceMs.safari : debounceMs.others,
    isCheckout: () => location.pathname.startsWith(`${page.prefix}/checkout`),
  });
  followPage(client);
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
