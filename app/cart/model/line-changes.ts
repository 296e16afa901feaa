import type { Cart, CartLine } from "./cart";
import type { CartAnswer, CartCommand, LineToAdd } from "./cart-command";

/** A command's change to one product of the cart. */
export type LineChange = {
  readonly action: "added" | "removed" | "changed";
  readonly sku: string;
  /** Pieces added, or removed if negative. */
  readonly quantityDelta: number;
};

/**
 * Lists a command's changes to its lines and to those that follow them.
 * `before` is the cart shown at the time of the command; null: unknown, then only an addition is reported.
 */
export function toLineChanges(
  command: CartCommand,
  before: Cart | null,
  { cart, clampedTo, taken }: CartAnswer,
): readonly LineChange[] {
  if (command.type === "add-lines") return toAdditions(taken ?? command.lines);
  const subject = findSubject(command, before);
  if (subject === null) return [];
  const isAddition = command.type === "add-line";
  const own: readonly LineChange[] = isAddition
    ? [{ action: "added", sku: subject, quantityDelta: clampedTo ?? command.quantity }]
    : [];
  const lines = before === null ? [] : [...before.lines, ...cart.lines];
  const isAbout = (line: CartLine) => line.parentSku === subject || (line.sku === subject && !isAddition);
  const skus = new Set(lines.filter(isAbout).map(({ sku }) => sku));
  const changes = [...skus].map((sku) => compare(sku, countOf(sku, before), countOf(sku, cart)));
  return [...own, ...changes].filter(({ quantityDelta }) => quantityDelta !== 0);
}

/** An article in two lines is one addition. */
function toAdditions(lines: readonly LineToAdd[]): readonly LineChange[] {
  const pieces = new Map<string, number>();
  for (const { sku, quantity } of lines) pieces.set(sku, (pieces.get(sku) ?? 0) + quantity);
  return [...pieces].map(([sku, quantityDelta]) => ({ action: "added", sku, quantityDelta }));
}

function compare(sku: string, had: number, has: number): LineChange {
  const action = had === 0 ? "added" : has === 0 ? "removed" : "changed";
  return { action, sku, quantityDelta: has - had };
}

function countOf(sku: string, cart: Cart | null): number {
  const own = cart?.lines.filter((line) => line.sku === sku) ?? [];
  return own.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** Returns the SKU of a command's product; null: none, or its line is unknown. */
function findSubject(command: CartCommand, before: Cart | null): string | null {
  switch (command.type) {
    case "add-line":
      return command.sku;
    case "set-guarantee":
      return command.parentSku;
    case "set-quantity":
    case "remove-line":
      return before?.lines.find(({ id }) => id === command.lineId)?.sku ?? null;
    default:
      return null;
  }
}
