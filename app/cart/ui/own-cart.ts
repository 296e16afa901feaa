import type { Cart } from "../model/cart";
import type { CartPageContext } from "./cart-page-context";
import { setCartState } from "./cart-store";
import { createCartViewContext, type SellingTerms } from "./create-cart-view-context";
import { showInCart } from "./show-in-cart";
import { countPieces, toCartView } from "./to-cart-view";

type PersonalCart = { readonly cart: Cart | null; readonly terms: SellingTerms };

/** The last cart that the server answered, and the one that is shown: the same unless a command is under way. */
let actual: Cart | null = null;
let shown: Cart | null = null;
let terms: SellingTerms | null = null;
let reading: Promise<PersonalCart | null> | null = null;

export function getShownCart(): Cart | null {
  return shown;
}

export function getActualCart(): Cart | null {
  return actual;
}

/**
 * Reads the cart where it is not known yet, or again: after a failure, or when the page comes back. What cannot be read
 * again is shown as it was last known.
 */
export async function loadOwnCart(page: CartPageContext, again = false): Promise<void> {
  if (terms && !again) return;
  const read = await readPersonalCart(page);
  if (read) await takeActualCart(read.cart, page);
  else if (again) await (terms && showCart(actual, page));
  else setCartState({ notice: { kind: "bad", text: page.translate("cart.error.platform-unavailable") } });
}

/**
 * The server's word, shown as it is. Against an older version than the known one the known one stands. `isShown` false:
 * something newer is intended and shown already.
 */
export async function takeActualCart(
  cart: Cart | null,
  page: CartPageContext,
  isShown = true,
): Promise<void> {
  const isLate = cart !== null && cart.id === actual?.id && cart.version < actual.version;
  // One that is done came with the answer to a repeat.
  if (!isLate) actual = cart?.state === "Active" ? cart : null;
  setCartState({ version: actual?.version ?? null });
  if (isShown) await showCart(actual, page);
}

/** Shows a cart, be it the true one or the intended one. */
export async function showCart(cart: Cart | null, page: CartPageContext): Promise<void> {
  shown = cart;
  setCartState({ pieces: cart ? countPieces(cart) : 0, cartId: cart?.id ?? null });
  showInCart(cart);
  if (cart && !terms) await readPersonalCart(page);
  if (shown !== cart) return;
  const isEmpty = cart === null || cart.lines.length === 0;
  if (isEmpty) setCartState({ isLive: true, view: null });
  else if (terms)
    setCartState({ isLive: true, view: toCartView(cart, createCartViewContext(page.translate, terms)) });
}

function readPersonalCart(page: CartPageContext): Promise<PersonalCart | null> {
  reading ??= fetchPersonalCart(page).finally(() => {
    reading = null;
  });
  return reading;
}

async function fetchPersonalCart({ prefix }: CartPageContext): Promise<PersonalCart | null> {
  try {
    const answer = await fetch(`${prefix}/personal/cart`);
    if (!answer.ok) return null;
    const read: PersonalCart = await answer.json();
    terms = read.terms;
    return read;
  } catch {
    return null;
  }
}
