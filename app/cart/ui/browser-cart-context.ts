import { createContext, use, useSyncExternalStore } from "react";
import {
  type CartPageContext,
  type CartState,
  type CartStore,
  createCartStore,
  unknownCart,
} from "../browser/cart-state";
import type { CartClient } from "../browser/create-cart-client";

/** What a document knows of the visitor's cart, and the client that changes it. */
export type BrowserCart = {
  readonly state: CartStore;
  /** The same client each time; rejects where its script cannot be fetched, and may be asked again. */
  readonly loadClient: (page: CartPageContext) => Promise<CartClient>;
};

/** Given by the browser's entry; on the server nobody writes into it. */
export const BrowserCartContext = createContext<BrowserCart>({
  state: createCartStore(),
  loadClient: () => Promise.reject(),
});

/** The cart as this browser knows it; on the server and while hydrating: nothing. */
export function useCartState(): CartState {
  const { state } = use(BrowserCartContext);
  return useSyncExternalStore(state.subscribe, state.get, () => unknownCart);
}

/** The browser's cart where it is at least as new as what the page was served with, else the served one. */
export function useLiveCart(served: CartState["view"]): CartState {
  const state = useCartState();
  const isNewer =
    state.isLive && (state.view === null || served === null || state.view.version >= served.version);
  return isNewer ? state : { ...state, isLive: false, view: served };
}
