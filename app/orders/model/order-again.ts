import type { Order } from "./order";

/** Where the articles of an order are put into a cart again, without language prefix. */
const orderAgainPath = "/checkout/again";

export type AgainLine = { readonly sku: string; readonly quantity: number };

const mostLines = 50;
const namedLine = /^([A-Za-z0-9_-]{1,40}):([1-9]\d{0,3})$/;

/** The page for an order's own articles: it names them itself, so it needs to know nothing of the order. */
export function toOrderAgainPath({ lines }: Pick<Order, "lines">): string {
  const own = lines.filter(({ kind }) => kind !== "extra_guarantee" && kind !== "gift").slice(0, mostLines);
  const items = own.map(({ sku, quantity }) => `${sku}:${quantity}`).join(",");
  return `${orderAgainPath}?${new URLSearchParams({ items })}`;
}

/** `EX1:2,EX7:1`; what is no article is left out. */
export function parseAgainLines(items: string): readonly AgainLine[] {
  return items
    .split(",")
    .slice(0, mostLines)
    .flatMap((item) => {
      const [, sku, quantity] = namedLine.exec(item) ?? [];
      return sku ? [{ sku, quantity: Number(quantity) }] : [];
    });
}
