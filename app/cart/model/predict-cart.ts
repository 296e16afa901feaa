import { money } from "../../foundation/money";
import { type Cart, type CartLine, countGrossCents } from "./cart";
import type { CartCommand } from "./cart-command";

/**
 * Predicts the cart after a command, to display it before the response.
 * Lines and sums change by the pieces' discounted price; delivery and tax change with the room's response. A
 * command whose outcome only the platform can calculate changes nothing.
 */
export function predictCart(cart: Cart, command: CartCommand): Cart {
  switch (command.type) {
    case "set-quantity":
      return setQuantity(cart, (line) => line.id === command.lineId, command.quantity);
    case "remove-line":
      return setQuantity(cart, (line) => line.id === command.lineId, 0);
    case "add-line": {
      const line = cart.lines.find((candidate) => isSkuLine(candidate, command.sku));
      return line
        ? setQuantity(cart, (other) => other.id === line.id, line.quantity + command.quantity)
        : cart;
    }
    default:
      return cart;
  }
}

function isSkuLine(line: CartLine, sku: string): boolean {
  return line.sku === sku && line.kind !== "extra_guarantee";
}

/** A guarantee has its parent's quantity and is removed with it. */
function setQuantity(cart: Cart, isMeant: (line: CartLine) => boolean, quantity: number): Cart {
  const meant = cart.lines.find(isMeant);
  if (!meant) return cart;
  const follows = (line: CartLine) => line.kind === "extra_guarantee" && line.parentSku === meant.sku;
  const lines = cart.lines
    .map((line) => (isMeant(line) || follows(line) ? withQuantity(line, quantity) : line))
    .filter((line) => line.quantity > 0);
  const difference = sumOf(lines) - sumOf(cart.lines);
  return {
    ...cart,
    lines,
    subtotal: money(cart.subtotal.centAmount + difference, cart.currency),
    total: money(cart.total.centAmount + Math.round(difference * toPaidShare(cart)), cart.currency),
  };
}

/** A net sale excludes VAT: all prices are reduced alike, an approximation until the room's response. */
function toPaidShare(cart: Cart): number {
  return cart.isNet ? cart.total.centAmount / countGrossCents(cart) : 1;
}

/** Discounts scale with the pieces; only the platform knows the new quantity's volume price. */
function withQuantity(line: CartLine, quantity: number): CartLine {
  const { currency } = line.total;
  const discounts = (line.discounts ?? []).map((discount) => {
    const cents = Math.round((discount.amount.centAmount * quantity) / line.quantity);
    return { ...discount, amount: money(cents, currency) };
  });
  const off = discounts.reduce((cents, { amount }) => cents + amount.centAmount, 0);
  const isGift = line.kind === "gift";
  const total = money(isGift ? 0 : line.unitPrice.centAmount * quantity - off, currency);
  return { ...line, quantity, ...(line.discounts && { discounts }), total };
}

function sumOf(lines: readonly CartLine[]): number {
  return lines.reduce((cents, line) => cents + line.total.centAmount, 0);
}
