/** The doors of the shop and those on the way to an order are the same code; this is where each leads. */
export type Door = {
  /** Before every path of this door, without language prefix: empty or `/checkout`. */
  readonly base: "" | "/checkout";
  readonly isCheckout: boolean;
};

/** By the page's path, with or without language prefix. */
export function readDoor(pathname: string): Door {
  const isCheckout = /^(?:\/[a-z]{2})?\/checkout\//.test(pathname);
  return { isCheckout, base: isCheckout ? "/checkout" : "" };
}
