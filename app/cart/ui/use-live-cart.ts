import { type CartState, useCartState } from "./cart-store";
import type { CartView } from "./cart-view";

/** The browser's cart where it is at least as new as what the page was served with, else the served one. */
export function useLiveCart(served: CartView | null): CartState {
  const state = useCartState();
  const isNewer =
    state.isLive && (state.view === null || served === null || state.view.version >= served.version);
  return isNewer ? state : { ...state, isLive: false, view: served };
}
