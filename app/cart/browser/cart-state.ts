import { createStore } from "../../foundation/store";
import type { Translate } from "../../i18n/translate";
import type { SidebarView } from "../model/after-add";
import type { CartCommand, CartErrorCode } from "../model/cart-command";
import type { CartView } from "../model/cart-view";
import type { CartNoticeView } from "./cart-notice";

/** What the cart's scripts need from their page. */
export type CartPageContext = {
  /** `/nl` if the language has a prefix, else empty. */
  readonly prefix: string;
  readonly translate: Translate;
};

export type RemovedItemView = { readonly sku: string; readonly quantity: number; readonly name: string };

/** Stays until it is resolved; the action is one press. */
export type StandingView = CartNoticeView & {
  readonly id: "offline" | "failed";
  readonly action?: { readonly label: string; readonly run: () => void };
};

/** For each kind of command: whether one is in flight or stored, and why the last one failed; null after a success. */
export type OperationsView = {
  readonly [Kind in CartCommand["type"]]?: {
    readonly isLoading: boolean;
    readonly error: CartErrorCode | null;
  };
};

/** An offer and the SKU whose addition opened it. */
export type OpenOffer = { readonly sku: string; readonly view: SidebarView };

/** The page's state of the visitor's cart. `view` is null until it is first needed, or when the cart is empty. */
export type CartState = {
  /** null: not known yet. */
  readonly pieces: number | null;
  /** The formatted sum of that number of pieces; null: not known. */
  readonly total: { readonly text: string; readonly pieces: number } | null;
  /** null: no cart, or not known yet. */
  readonly cartId: string | null;
  /** Of the newest cart received from the server; null: not known. */
  readonly version: number | null;
  readonly hasRealtime: boolean;
  readonly view: CartView | null;
  /** The view comes from the browser and is newer than the served page. */
  readonly isLive: boolean;
  readonly isBusy: boolean;
  /** A wallet's sheet is open: it changes the cart itself, and leaves or reloads the page afterwards. */
  readonly hasSheet: boolean;
  readonly operations: OperationsView;
  /** Lines whose change the server has not confirmed yet. */
  readonly pendingLines: readonly string[];
  readonly isDrawerOpen: boolean;
  /** The offer beside the page after an addition, in place of the cart. */
  readonly offer: OpenOffer | null;
  /** The shopper acted on this page: the notice served with it is outdated. */
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
  hasSheet: false,
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

/** One per document: each part that shows the cart subscribes to it. */
export type CartStore = {
  get(): CartState;
  set(change: Partial<CartState>): void;
  /** Returns an unsubscribe function. */
  subscribe(listener: () => void): () => void;
};

export function createCartStore(): CartStore {
  const store = createStore(unknownCart);
  return { ...store, set: (change) => store.set({ ...store.get(), ...change }) };
}
