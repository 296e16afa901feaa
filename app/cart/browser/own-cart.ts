import { type Cart, countPieces, isCart } from "../model/cart";
import type { CartView } from "../model/cart-view";
import type { SellingTerms } from "../model/selling-terms";
import type { CartPageContext, CartStore } from "./cart-state";

/** The visitor's cart, and what puts it into words. */
export type PersonalCart = { readonly cart: Cart | null; readonly terms: SellingTerms };

export type ToView = (cart: Cart, terms: SellingTerms) => CartView;

type Parts = {
  readonly page: CartPageContext;
  readonly state: CartStore;
  /** null: it cannot be read. */
  readonly readCart: () => Promise<PersonalCart | null>;
  readonly toView: ToView;
  /** Tells the page how much of each product the cart has. */
  readonly showInCart: (cart: Cart | null) => void;
};

/** The last cart that the server answered, and the one that is shown: the same unless a command is under way. */
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
   * Reads the cart where it is not known yet, or again: after a failure, or when the page comes back. What cannot be
   * read again is shown as it was last known.
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
   * The server's word, shown as it is. Against an older version than the known one the known one stands. `isShown`
   * false: something newer is intended and shown already.
   */
  async receive(cart: Cart | null, isShown = true): Promise<void> {
    const known = this.#actual;
    const isLate = cart !== null && cart.id === known?.id && cart.version < known.version;
    // One that is done came with the answer to a repeat.
    if (!isLate) this.#actual = cart?.state === "Active" ? cart : null;
    this.#parts.state.set({ version: this.#actual?.version ?? null });
    if (isShown) await this.show(this.#actual);
  }

  /** Shows a cart, be it the true one or the intended one. */
  async show(cart: Cart | null): Promise<void> {
    const { state, toView, showInCart } = this.#parts;
    this.#shown = cart;
    const badge = { pieces: cart ? countPieces(cart) : 0, cartId: cart?.id ?? null };
    state.set(badge);
    showInCart(cart);
    if (cart && !this.#terms) await this.#read();
    if (this.#shown !== cart) return;
    const isEmpty = cart === null || cart.lines.length === 0;
    // The page's first question, asked before the cart was changed, may have been answered while the terms were read.
    if (isEmpty) state.set({ ...badge, isLive: true, view: null });
    else if (this.#terms) state.set({ ...badge, isLive: true, view: toView(cart, this.#terms) });
  }

  /** What is being read was requested before the page was left, and is older than what it may show now. */
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

/** `GET /personal/cart`; null where it cannot be read. */
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
