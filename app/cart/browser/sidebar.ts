import { type AfterAddOffers, chooseSidebar } from "../model/after-add";
import type { Cart } from "../model/cart";
import type { CartStore } from "./cart-state";

export type ReadOffers = (sku: string) => Promise<AfterAddOffers | null>;

/** The cart is shown if the offers take longer. */
const patienceMs = 1200;

/** Opens the sidebar after an addition; requests its offers while the room still executes the command. */
export class Sidebar {
  readonly #state: CartStore;
  readonly #readOffers: ReadOffers;
  readonly #requested = new Map<string, Promise<AfterAddOffers | null>>();

  constructor(state: CartStore, readOffers: ReadOffers) {
    this.#state = state;
    this.#readOffers = readOffers;
  }

  /** Prepares an addition. An article from an open offer leads to the cart, not to another offer. */
  prepare(sku: string): void {
    const { offer, isDrawerOpen } = this.#state.get();
    if (!offer && !isDrawerOpen) this.#requested.set(sku, this.#readOffers(sku));
  }

  async open(sku: string, cart: Cart): Promise<void> {
    const requested = this.#requested.get(sku);
    this.#requested.delete(sku);
    const offers = requested ? await Promise.race([requested, pause()]) : null;
    const view = chooseSidebar(offers, sku, cart);
    this.#state.set({ offer: view && { sku, view }, isDrawerOpen: view === null });
  }
}

function pause(): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), patienceMs));
}

/** Requests `GET /after-add/<sku>`; returns null if it cannot be read. */
export async function fetchOffers(prefix: string, sku: string): Promise<AfterAddOffers | null> {
  try {
    const answer = await fetch(`${prefix}/after-add/${encodeURIComponent(sku.toLowerCase())}`);
    const read: unknown = answer.ok ? await answer.json() : null;
    return isOffers(read) ? read : null;
  } catch {
    return null;
  }
}

/** Checks the top level only: the response comes from the same deployment. */
function isOffers(value: unknown): value is AfterAddOffers {
  return typeof value === "object" && value !== null && "guarantee" in value && "complementary" in value;
}
