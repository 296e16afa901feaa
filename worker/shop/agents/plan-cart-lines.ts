import { type Cart, isFixedLine } from "../../../app/cart/model/cart";
import type { CartCommand } from "../../../app/cart/model/cart-command";
import type { RequestedLine } from "./cart-requests";

/** A command, and the place of the request's part that caused it; null: a part that is missing in the request. */
export type PlannedCommand = { readonly command: CartCommand; readonly path: string | null };

/**
 * Lists the commands that give the cart the requested lines.
 * Lines of one item are added up. Guarantees and gifts follow their product or discount and stay.
 */
export function planCartLines(cart: Cart | null, lines: readonly RequestedLine[]): readonly PlannedCommand[] {
  const present = (cart?.lines ?? []).filter((line) => !isFixedLine(line));
  const wanted = new Map<string, { quantity: number; path: string }>();
  for (const [index, { item, quantity }] of lines.entries()) {
    const known = wanted.get(item.id);
    if (known) known.quantity += quantity;
    else wanted.set(item.id, { quantity, path: `$.line_items[${index}]` });
  }
  const removals = present
    .filter(({ sku }) => !wanted.has(sku))
    .map(({ id }): PlannedCommand => ({ command: { type: "remove-line", lineId: id }, path: null }));
  const changes = [...wanted].flatMap(([sku, { quantity, path }]): readonly PlannedCommand[] => {
    const line = present.find((candidate) => candidate.sku === sku);
    if (line?.quantity === quantity) return [];
    const command: CartCommand = line
      ? { type: "set-quantity", lineId: line.id, quantity }
      : { type: "add-line", sku, quantity };
    return [{ command, path }];
  });
  return [...removals, ...changes];
}

/** Lists the commands that give the cart the requested discount codes, in any case of their characters. */
export function planDiscountCodes(
  cart: Pick<Cart, "discountCodes"> | null,
  codes: readonly string[] | undefined,
): readonly PlannedCommand[] {
  if (codes === undefined) return [];
  const present = (cart?.discountCodes ?? []).map(({ code }) => code);
  const isAmong = (list: readonly string[], code: string) =>
    list.some((other) => other.toLowerCase() === code.toLowerCase());
  return [
    ...present
      .filter((code) => !isAmong(codes, code))
      .map((code): PlannedCommand => ({ command: { type: "remove-coupon", code }, path: null })),
    ...codes.flatMap((code, index): readonly PlannedCommand[] =>
      isAmong(present, code)
        ? []
        : [{ command: { type: "apply-coupon", code }, path: `$.discounts.codes[${index}]` }],
    ),
  ];
}
