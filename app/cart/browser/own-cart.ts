import { type Cart, countPieces, isCart } from "../model/cart";
import type { CartView } from "../model/cart-view";
import type { SellingTerms } from "../model/selling-terms";
import type { CartPageContext, CartStore } from "./cart-state";

/** The visitor's cart, and the terms that its view needs. */
export type PersonalCart = { readonly cart: Cart | null; readonly terms: SellingTerms };

export type ToView = (cart: Cart, terms: SellingTerms) => CartView;

type Parts = {
  readonly page: CartPageContext;
  readonly state: CartStore;
  /** Resolves to null if the cart cannot be read. */
  readonly readCart: () => Promise<PersonalCart | null>;
  readonly toView: ToView;
  /** Shows on the page how many pieces of each product the cart has. */
  readonly showInCart: (cart: Cart | null) => void;
};

/** Holds the server's last cart and the shown one: equal unless a command is in flight. */
export class OwnCart {
  readonly #parts: Parts;
  #actual: Cart | null = null;
  #shown: Cart | null = null;
  #terms: SellingTerms | null = null;
  #reading: Promise<PersonalCart | null> | null = null;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  get actual(): Cart | null {
    return this.#actual;
  }

  get shown(): Cart | null {
    return this.#shown;
  }

  /**
   * Reads the cart if unknown, or again after a failure or a return to the page.
   * If the new read fails, the last known cart stays.
   */
  async load(again = false): Promise<void> {
    if (this.#terms && !again) return;
    const { state, page } = this.#parts;
    const read = await this.#read();
    if (read) await this.receive(read.cart);
    else if (again) await (this.#terms && this.show(this.#actual));
    else state.set({ notice: { kind: "bad", text: page.translate("cart.error.platform-unavailable") } });
  }

  /**
   * Takes over the server's cart and shows it.
   * An older version than the known one is ignored. `isShown` false: something newer is intended and shown already.
   */
  async receive(cart: Cart | null, isShown = true): Promise<void> {
    const known = this.#actual;
    const isLate = cart !== null && cart.id === known?.id && cart.version < known.version;
    // A completed cart came with the response to a repeat.
    if (!isLate) this.#actual = cart?.state === "Active" ? cart : null;
    this.#parts.state.set({ version: this.#actual?.version ?? null });
    if (isShown) await this.show(this.#actual);
  }

  /** Shows a cart, the actual or the intended one. */
  async show(cart: Cart | null): Promise<void> {
    const { state, toView, showInCart } = this.#parts;
    this.#shown = cart;
    const badge = { pieces: cart ? countPieces(cart) : 0, cartId: cart?.id ?? null };
    state.set(badge);
    showInCart(cart);
    if (cart && !this.#terms) await this.#read();
    if (this.#shown !== cart) return;
    const isEmpty = cart === null || cart.lines.length === 0;
    // The page's first read, older than a change of the cart, may return while the terms load.
    if (isEmpty) state.set({ ...badge, isLive: true, view: null });
    else if (this.#terms) state.set({ ...badge, isLive: true, view: toView(cart, this.#terms) });
  }

  /** Ignores the read in flight: it was requested before the page was left and may be outdated. */
  abandonRead(): void {
    this.#reading = null;
  }

  #read(): Promise<PersonalCart | null> {
    this.#reading ??= this.#startRead();
    return this.#reading;
  }

  #startRead(): Promise<PersonalCart | null> {
    const reading: Promise<PersonalCart | null> = this.#parts.readCart().then((read) => {
      if (this.#reading !== reading) return this.#read();
      this.#reading = null;
      this.#terms = read?.terms ?? this.#terms;
      return read;
    });
    return reading;
  }
}

/** Requests `GET /personal/cart`; returns null if it cannot be read. */
export async function fetchPersonalCart(prefix: string): Promise<PersonalCart | null> {
  try {
    const answer = await fetch(`${prefix}/personal/cart`);
    const read: unknown = answer.ok ? await answer.json() : null;
    return isPersonalCart(read) ? read : null;
  } catch {
    return null;
  }
}

function isPersonalCart(value: unknown): value is PersonalCart {
  if (typeof value !== "object" || value === null) return false;
  const { cart, terms }: { cart?: unknown; terms?: unknown } = value;
  return (cart === null || isCart(cart)) && isTerms(terms);
}

function isTerms(value: unknown): value is SellingTerms {
  if (typeof value !== "object" || value === null) return false;
  const terms: { readonly [Key in keyof SellingTerms]?: unknown } = value;
  return (
    Array.isArray(terms.offers) &&
    typeof terms.maxLineQuantity === "number" &&
    typeof terms.lowStock === "object" &&
    typeof terms.timeZone === "string" &&
    typeof terms.now === "string"
  );
}
