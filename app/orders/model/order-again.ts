import type { Order } from "./order";

/** The page that adds the articles of an order to a cart again, without language prefix. */
const orderAgainPath = "/checkout/again";

export type AgainLine = { readonly sku: string; readonly quantity: number };

const mostLines = 50;
const namedLine = /^([A-Za-z0-9_-]{1,40}):([1-9]\d{0,3})$/;

/**
 * Builds the path of the page that adds an order's articles to a cart again.
 * Its query contains SKUs and quantities, so that the page need not load the order.
 */
export function toOrderAgainPath({ lines }: Pick<Order, "lines">): string {
  const own = lines.filter(({ kind }) => kind !== "extra_guarantee" && kind !== "gift").slice(0, mostLines);
  const items = own.map(({ sku, quantity }) => `${sku}:${quantity}`).join(",");
  return `${orderAgainPath}?${new URLSearchParams({ items })}`;
}

/** Parses `EX1:2,EX7:1`; malformed items are omitted. */
export function parseAgainLines(items: string): readonly AgainLine[] {
  return items
    .split(",")
    .slice(0, mostLines)
    .flatMap((item) => {
      const [, sku, quantity] = namedLine.exec(item) ?? [];
      return sku ? [{ sku, quantity: Number(quantity) }] : [];
    });
}
