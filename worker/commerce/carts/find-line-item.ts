import { invalidOperation } from "../errors/platform-errors.ts";
import type { Cart } from "./cart.ts";
import type { CustomLineItem } from "./custom-line-item.ts";
import type { LineItem } from "./line-item.ts";

/** The line that an action names by id or key. Throws InvalidOperation when the cart has none such. */
export function findLineItem(cart: Cart, id?: string | null, key?: string | null): LineItem {
  const line = cart.lineItems.find((item) => (id ? item.id === id : !!key && item.key === key));
  if (!line) throw invalidOperation(`The cart does not contain a line item with ${describe(id, key)}.`);
  return line;
}

/** The custom line that an action names by id or key. Throws InvalidOperation when the cart has none such. */
export function findCustomLineItem(cart: Cart, id?: string | null, key?: string | null): CustomLineItem {
  const line = cart.customLineItems.find((item) => (id ? item.id === id : !!key && item.key === key));
  if (!line)
    throw invalidOperation(`The cart does not contain a custom line item with ${describe(id, key)}.`);
  return line;
}

/** The cart with one line replaced, or removed when there is no replacement. */
export function replaceLineItem(cart: Cart, id: string, replacement: LineItem | undefined): Cart {
  const lineItems = cart.lineItems.flatMap((line) => (line.id === id ? (replacement ?? []) : line));
  return { ...cart, lineItems };
}

/** The cart with one custom line replaced, or removed when there is no replacement. */
export function replaceCustomLineItem(cart: Cart, id: string, replacement: CustomLineItem | undefined): Cart {
  const customLineItems = cart.customLineItems.flatMap((line) =>
    line.id === id ? (replacement ?? []) : line,
  );
  return { ...cart, customLineItems };
}

function describe(id?: string | null, key?: string | null): string {
  return id ? `ID '${id}'` : `key '${key ?? ""}'`;
}
