import { type Cart, isFixedLine } from "../../../app/cart/model/cart";
import type { CartCommand } from "../../../app/cart/model/cart-command";
import type { RequestedLine } from "./cart-requests";

/**
 * A command with the part of the resource that it concerns, for messages about it.
 * `subject`: the item or code; null: the part says enough.
 */
export type PlannedCommand = {
  readonly command: CartCommand;
  readonly path: string | null;
  readonly subject: string | null;
};

export const linesPath = "$.line_items";
const codesPath = "$.discounts.codes";

/**
 * Lists the commands that give the cart the requested lines.
 * Lines of one item are added up. Guarantees and gifts follow their product or discount and stay.
 */
export function planCartLines(cart: Cart | null, lines: readonly RequestedLine[]): readonly PlannedCommand[] {
  const present = (cart?.lines ?? []).filter((line) => !isFixedLine(line));
  const wanted = countWanted(lines);
  const removals = present
    .filter(({ sku }) => !wanted.has(sku))
    .map(
      ({ id, sku }): PlannedCommand => ({
        command: { type: "remove-line", lineId: id },
        path: linesPath,
        subject: sku,
      }),
    );
  const changes = [...wanted].flatMap(([sku, quantity]): readonly PlannedCommand[] => {
    const line = present.find((candidate) => candidate.sku === sku);
    if (line?.quantity === quantity) return [];
    const command: CartCommand = line
      ? { type: "set-quantity", lineId: line.id, quantity }
      : { type: "add-line", sku, quantity };
    return [{ command, path: linesPath, subject: sku }];
  });
  return [...removals, ...changes];
}

/** Adds up the pieces of each item. */
export function countWanted(lines: readonly RequestedLine[]): ReadonlyMap<string, number> {
  const wanted = new Map<string, number>();
  for (const { item, quantity } of lines) wanted.set(item.id, (wanted.get(item.id) ?? 0) + quantity);
  return wanted;
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
  const toPlanned = (type: "apply-coupon" | "remove-coupon", code: string): PlannedCommand => ({
    command: { type, code },
    path: codesPath,
    subject: code,
  });
  return [
    ...present.filter((code) => !isAmong(codes, code)).map((code) => toPlanned("remove-coupon", code)),
    ...codes.filter((code) => !isAmong(present, code)).map((code) => toPlanned("apply-coupon", code)),
  ];
}
