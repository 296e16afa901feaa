import { keepPictures } from "../../catalogue/browser/keep-pictures";
import { parseStoredJson } from "../../foundation/parse-json";
import type { CartStore } from "./cart-state";

/** In `localStorage`: the cart as last shown here, for an offline page. Counts as necessary storage of the cart. */
export const cartCopyKey = "cart-copy";

/** Texts and amounts are those of the page that showed it. */
export type CartCopy = {
  readonly keptAt: number;
  readonly id: string;
  readonly total: string;
  readonly lines: readonly CopiedLine[];
};

export type CopiedLine = {
  readonly name: string;
  readonly href: string;
  readonly picture: string | null;
  readonly quantity: number;
  readonly total: string;
};

/** The maximum on an offline page. */
const mostLines = 30;
/** As long as a guest's session. */
const lifeMs = 30 * 86_400_000;

/** Copies the shown cart to storage on each change; removes the copy when the cart is gone. */
export function keepCartCopy(state: CartStore, now: () => number = Date.now): void {
  let last: string | null = null;
  const copy = () => {
    const { view, pieces, cartId } = state.get();
    const isOther = cartId !== null && cartId !== (readCartCopy(now())?.id ?? cartId);
    if (view && view.lines.length > 0) {
      const lines = view.lines
        .slice(0, mostLines)
        .map(({ name, href, picture, quantity, total }) => ({ name, href, picture, quantity, total }));
      const text = JSON.stringify({ id: view.id, total: view.total, lines });
      if (text !== last) write({ keptAt: now(), id: view.id, total: view.total, lines });
      last = text;
    } else if (pieces === 0 || isOther) {
      write(null);
      last = null;
    }
  };
  copy();
  state.subscribe(copy);
}

/** Returns null if no copy exists, or if it is older than a cart lives. */
export function readCartCopy(now: number): CartCopy | null {
  const copy = parseStoredJson(() => localStorage.getItem(cartCopyKey));
  return isCartCopy(copy) && now - copy.keptAt < lifeMs ? copy : null;
}

function write(copy: CartCopy | null): void {
  keepPictures(cartCopyKey, copy?.lines.map(({ picture }) => picture) ?? []);
  try {
    if (copy) localStorage.setItem(cartCopyKey, JSON.stringify(copy));
    else localStorage.removeItem(cartCopyKey);
  } catch {
    // No copy is stored, so an offline page shows none.
  }
}

function isCartCopy(value: unknown): value is CartCopy {
  if (typeof value !== "object" || value === null) return false;
  const { keptAt, id, total, lines }: { readonly [Key in keyof CartCopy]?: unknown } = value;
  const isWhole = typeof keptAt === "number" && typeof id === "string" && typeof total === "string";
  return isWhole && Array.isArray(lines) && lines.every(isCopiedLine);
}

function isCopiedLine(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  const { name, href, picture, quantity, total }: { readonly [Key in keyof CopiedLine]?: unknown } = value;
  const texts = [name, href, total].every((text) => typeof text === "string");
  return texts && typeof quantity === "number" && (picture === null || typeof picture === "string");
}
