import type { Translate } from "../../i18n/translate";
import type { SidebarView } from "../model/after-add";
import type { CartCommand, CartErrorCode } from "../model/cart-command";
import type { CartView } from "../model/cart-view";
import type { CartNoticeView } from "./cart-notice";

/** What the cart's scripts need of the page they run on. */
export type CartPageContext = {
  /** `/nl` where the language has a prefix, else empty. */
  readonly prefix: string;
  readonly translate: Translate;
};

export type RemovedItemView = { readonly sku: string; readonly quantity: number; readonly name: string };

/** Holds until something is done about it; the action is one press. */
export type StandingView = CartNoticeView & {
  readonly id: "offline" | "failed";
  readonly action?: { readonly label: string; readonly run: () => void };
};

/** Of each kind of command: whether one is under way or kept, and why the last one failed; null once one was taken. */
export type OperationsView = {
  readonly [Kind in CartCommand["type"]]?: {
    readonly isLoading: boolean;
    readonly error: CartErrorCode | null;
  };
};

/** What the page knows of the visitor's cart. `view` is null until something needed it, or when the cart is empty. */
export type CartState = {
  /** null: not known yet. */
  readonly pieces: number | null;
  /** The sum that so many pieces cost, in words; null: not known. */
  readonly total: { readonly text: string; readonly pieces: number } | null;
  /** null: there is no cart, or it is not known yet. */
  readonly cartId: string | null;
  /** Of the newest cart that the server told; null: not known. */
  readonly version: number | null;
  readonly hasRealtime: boolean;
  readonly view: CartView | null;
  /** The view is the browser's own, newer than what the page was served with. */
  readonly isLive: boolean;
  readonly isBusy: boolean;
  readonly operations: OperationsView;
  /** Lines whose change the server has not confirmed yet. */
  readonly pendingLines: readonly string[];
  readonly isDrawerOpen: boolean;
  /** What is offered beside the page after an addition, in place of the cart. */
  readonly offer: SidebarView | null;
  /** Something was done here: what the page was served with to say is said. */
  readonly hasActed: boolean;
  readonly notice: CartNoticeView | null;
  readonly standing: StandingView | null;
  readonly couponError: string | null;
  readonly removed: RemovedItemView | null;
};

export const unknownCart: CartState = {
  pieces: null,
  total: null,
  cartId: null,
  version: null,
  hasRealtime: false,
  view: null,
  isLive: false,
  isBusy: false,
  operations: {},
  pendingLines: [],
  isDrawerOpen: false,
  offer: null,
  hasActed: false,
  notice: null,
  standing: null,
  couponError: null,
  removed: null,
};

/** One for a document: whoever shows something of the cart listens to it. */
export type CartStore = {
  get(): CartState;
  set(change: Partial<CartState>): void;
  /** Answers how to listen no more. */
  subscribe(listener: () => void): () => void;
};

export function createCartStore(): CartStore {
  let state = unknownCart;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    set(change) {
      state = { ...state, ...change };
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
