import type { CartErrorCode } from "../model/cart-command";
import { defaultQuantityLimits } from "../model/quantity-rules";
import type { CartAccess } from "./cart-access.server";
import { executeCartCommand } from "./execute-cart-command.server";

export type WantedLine = { readonly sku: string; readonly quantity: number };

/** The result of one line. */
export type AddedLine = WantedLine & {
  /** Pieces added to the cart. */
  readonly taken: number;
  /** Why a line was not added in full; null if only fewer are available, or nothing is missing. */
  readonly problem: CartErrorCode | null;
};

/**
 * Adds several articles to the cart, each up to the available pieces.
 * A failed addition does not affect the others. Splits quantities above the limit of one addition. The first
 * successful addition creates the cart; the room merges the others into one update. Idempotent per key.
 */
export async function addListToCart(
  access: CartAccess,
  lines: readonly WantedLine[],
  key: string,
): Promise<readonly AddedLine[]> {
  const added: AddedLine[] = [];
  let isOpen = false;
  for (const line of lines) {
    if (isOpen) break;
    const answer = await addLine(access, line, key);
    isOpen = answer.taken > 0;
    added.push(answer);
  }
  const others = lines.slice(added.length);
  return [...added, ...(await Promise.all(others.map((line) => addLine(access, line, key))))];
}

async function addLine(access: CartAccess, { sku, quantity }: WantedLine, key: string): Promise<AddedLine> {
  const portion = defaultQuantityLimits.maxAddQuantity;
  let taken = 0;
  for (let offset = 0; offset < quantity; offset += portion) {
    const command = { type: "add-line", sku, quantity: Math.min(portion, quantity - offset) } as const;
    const answer = await executeCartCommand(access, command, `${key}:${sku}:${offset}`);
    if (!answer.ok) {
      const isSpent = answer.error.code === "out-of-stock" || answer.error.code === "maximum-quantity";
      return { sku, quantity, taken, problem: taken > 0 && isSpent ? null : answer.error.code };
    }
    taken += answer.value.clampedTo ?? command.quantity;
    if (answer.value.clampedTo !== undefined) break;
  }
  return { sku, quantity, taken, problem: null };
}
