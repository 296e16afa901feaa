import { untoldPrefix } from "../../consent/model/storage-keys";
import { listCookies } from "../../foundation/cookie";
import type { CartLineChange } from "./moments";

type LineChange = Pick<CartLineChange, "action" | "sku" | "quantityDelta">;
/** A change of a cart that no page has told of. */
export type UntoldLine = LineChange & Pick<CartLineChange, "cartId">;

/** Takes lines of a cart that a form changed, once the room has answered. */
export type NoteLines = (cartId: string, changes: readonly LineChange[]) => void;

/**
 * In the `Server-Timing` of a document that has something to tell: what comes later is not for a page that a form is about
 * to leave.
 */
export const untoldTiming = "untold";

/** The page that follows tells of it, or nobody does. */
export const untoldSeconds = 3600;
/** All of them together: a list of 200 lines has some 3,400 characters. */
const mostCharacters = 3500;

const letters = { added: "a", removed: "r", changed: "c" } as const;
const actions = { a: "added", r: "removed", c: "changed" } as const;

/**
 * The cookie that tells the page which follows what a form changed; `cookies` are the request's. What has no room any
 * more is left out; null: nothing is left.
 */
export function toUntoldCookie(
  lines: readonly UntoldLine[],
  cookies: string,
  id: string,
): { readonly name: string; readonly value: string } | null {
  let room = mostCharacters - findUntold(cookies).join().length;
  const parts = lines.map(({ cartId, action, sku, quantityDelta }, index) => {
    const isSameCart = index > 0 && lines[index - 1]?.cartId === cartId;
    const line = `${letters[action]}${encodeURIComponent(sku)}:${quantityDelta}`;
    return isSameCart ? line : `${encodeURIComponent(cartId)}/${line}`;
  });
  const fitting = parts.filter((part) => {
    room -= part.length + 1;
    return room >= 0;
  });
  return fitting.length > 0 ? { name: untoldPrefix + id, value: fitting.join("/") } : null;
}

/** What cookies (`document.cookie`) have to tell, by the name of each; what is malformed tells nothing. */
export function readUntold(cookies: string): ReadonlyMap<string, readonly UntoldLine[]> {
  return new Map(findUntold(cookies).map(([name, value]) => [name, parseLines(value)]));
}

/** Does a `Cookie` header hold any? */
export function hasUntold(cookies: string): boolean {
  return cookies.includes(untoldPrefix);
}

function findUntold(cookies: string): ReturnType<typeof listCookies> {
  return listCookies(cookies).filter(([name]) => name.startsWith(untoldPrefix));
}

/** A part without a number of pieces names the cart of those behind it. */
function parseLines(value: string): readonly UntoldLine[] {
  let cartId = "";
  return value.split("/").flatMap((part) => {
    const [, letter, sku, pieces] = /^([arc])([^:]+):(-?\d{1,7})$/.exec(part) ?? [];
    if (letter !== "a" && letter !== "r" && letter !== "c") {
      cartId = decode(part);
      return [];
    }
    const quantityDelta = Number(pieces);
    return cartId && quantityDelta !== 0
      ? [{ cartId, action: actions[letter], sku: decode(sku ?? ""), quantityDelta }]
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
