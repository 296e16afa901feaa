import { type Cart, isFixedLine } from "../../../app/cart/model/cart";
import type { RequestedLine } from "./cart-requests";
import { countWanted, linesPath, type PlannedCommand } from "./plan-cart-lines";

/**
 * Plans an assistant's update of a cart that the shopper changes as well.
 * Compares the request with what the assistant saw: pieces it wants more or less are added or removed, and what it did
 * not change, or has not seen, stays as the shopper left it.
 *
 * @param seen pieces by SKU in the assistant's last response
 */
export function planSharedLines(
  cart: Cart,
  lines: readonly RequestedLine[],
  seen: Readonly<Record<string, number>>,
): readonly PlannedCommand[] {
  const wanted = countWanted(lines);
  const skus = [...new Set([...Object.keys(seen), ...wanted.keys()])];
  return skus.flatMap((sku): readonly PlannedCommand[] => {
    const quantity = wanted.get(sku) ?? 0;
    const about = { path: linesPath, subject: sku };
    const more = quantity - (seen[sku] ?? 0);
    if (more > 0) return [{ command: { type: "add-line", sku, quantity: more }, ...about }];
    const line = cart.lines.find((one) => one.sku === sku && !isFixedLine(one));
    if (more === 0 || !line) return [];
    const isWhole = line.quantity + more <= 0;
    const part = isWhole ? {} : { quantity: -more };
    return [{ command: { type: "remove-line", lineId: line.id, ...part }, ...about }];
  });
}
