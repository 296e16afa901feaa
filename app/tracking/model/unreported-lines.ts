import { unreportedPrefix } from "../../consent/model/storage-keys";
import { listCookies } from "../../foundation/cookie";
import type { CartLineChange } from "./tracking-events";

type LineChange = Pick<CartLineChange, "action" | "sku" | "quantityDelta">;
/** A change of a cart that no page has reported yet. */
export type UnreportedLine = LineChange & Pick<CartLineChange, "cartId">;

/** Records lines of a cart that a form changed, after the response of `CartRoom`. */
export type NoteLines = (cartId: string, changes: readonly LineChange[]) => void;

/**
 * `Server-Timing` entry of a document that has changes to report. Cookies that arrive later are not for this page,
 * because a form is about to leave it.
 */
export const unreportedTiming = "untold";

/** After this time, changes that no page has reported are lost. */
export const unreportedSeconds = 3600;
/** Limit of all cookies together: a list of 200 lines has some 3,400 characters. */
const mostCharacters = 3500;

const actionCodes = { added: "a", removed: "r", changed: "c" } as const;
const actions = { a: "added", r: "removed", c: "changed" } as const;

/**
 * Returns the cookie that passes a form's changes to the next page; `cookies` are the request's. Lines beyond the limit
 * are dropped; null: none is left.
 */
export function toUnreportedCookie(
  lines: readonly UnreportedLine[],
  cookies: string,
  id: string,
): { readonly name: string; readonly value: string } | null {
  let remaining = mostCharacters - findUnreported(cookies).join().length;
  const parts = lines.map(({ cartId, action, sku, quantityDelta }, index) => {
    const isSameCart = index > 0 && lines[index - 1]?.cartId === cartId;
    const line = `${actionCodes[action]}${encodeURIComponent(sku)}:${quantityDelta}`;
    return isSameCart ? line : `${encodeURIComponent(cartId)}/${line}`;
  });
  const fitting = parts.filter((part) => {
    remaining -= part.length + 1;
    return remaining >= 0;
  });
  return fitting.length > 0 ? { name: unreportedPrefix + id, value: fitting.join("/") } : null;
}

/** Reads the changes in cookies (`document.cookie`), by cookie name; malformed cookies have none. */
export function parseUnreported(cookies: string): ReadonlyMap<string, readonly UnreportedLine[]> {
  return new Map(findUnreported(cookies).map(([name, value]) => [name, parseLines(value)]));
}

/** Returns whether a `Cookie` header has any. */
export function hasUnreported(cookies: string): boolean {
  return cookies.includes(unreportedPrefix);
}

function findUnreported(cookies: string): ReturnType<typeof listCookies> {
  return listCookies(cookies).filter(([name]) => name.startsWith(unreportedPrefix));
}

/** A part without a quantity is the cart id of the parts after it. */
function parseLines(value: string): readonly UnreportedLine[] {
  let cartId = "";
  return value.split("/").flatMap((part) => {
    const [, actionCode, sku, pieces] = /^([arc])([^:]+):(-?\d{1,7})$/.exec(part) ?? [];
    if (actionCode !== "a" && actionCode !== "r" && actionCode !== "c") {
      cartId = decode(part);
      return [];
    }
    const quantityDelta = Number(pieces);
    return cartId && quantityDelta !== 0
      ? [{ cartId, action: actions[actionCode], sku: decode(sku ?? ""), quantityDelta }]
      : [];
  });
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
}
