import type { Cart, CartLine } from "./cart";
import type { CartAnswer, CartCommand, LineToAdd } from "./cart-command";

/** What became of one product of the cart by a command. */
export type LineChange = {
  readonly action: "added" | "removed" | "changed";
  readonly sku: string;
  /** Pieces more, or fewer. */
  readonly quantityDelta: number;
};

/**
 * What a taken command changed of the lines that it is about, and of those that follow them. `before` is the cart that was
 * shown when it was asked for; null: it was not known, then only an addition can be told.
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

/** An article that stands in two lines is one addition. */
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

/** The product that a command is about; null: none, or its line is not known. */
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
