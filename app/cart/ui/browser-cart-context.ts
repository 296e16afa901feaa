import { createContext, use, useSyncExternalStore } from "react";
import {
  type CartPageContext,
  type CartState,
  type CartStore,
  createCartStore,
  unknownCart,
} from "../browser/cart-state";
import type { CartClient } from "../browser/create-cart-client";

/** A document's state of the visitor's cart, and the client that changes it. */
export type BrowserCart = {
  readonly state: CartStore;
  /** Returns the same client each time; rejects if its script cannot be fetched, and may be called again. */
  readonly loadClient: (page: CartPageContext) => Promise<CartClient>;
};

/** The browser's entry provides the value; on the server the default stays unchanged. */
export const BrowserCartContext = createContext<BrowserCart>({
  state: createCartStore(),
  loadClient: () => Promise.reject(),
});

/** Returns the browser's state of the cart; on the server and while hydrating: unknown. */
export function useCartState(): CartState {
  const { state } = use(BrowserCartContext);
  return useSyncExternalStore(state.subscribe, state.get, () => unknownCart);
}

/** Returns the browser's cart if it is at least as new as the served one, else the served one. */
export function useLiveCart(served: CartState["view"]): CartState {
  const state = useCartState();
  const isNewer =
    state.isLive && (state.view === null || served === null || state.view.version >= served.version);
  return isNewer ? state : { ...state, isLive: false, view: served };
}
