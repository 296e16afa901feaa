import type { CartErrorCode } from "../model/cart-command";
import { defaultQuantityLimits } from "../model/quantity-rules";
import type { CartAccess } from "./cart-access.server";
import { executeCartCommand } from "./execute-cart-command.server";

export type WantedLine = { readonly sku: string; readonly quantity: number };

/** What became of one of them. */
export type AddedLine = WantedLine & {
  /** Pieces that are in the cart now and were not before. */
  readonly taken: number;
  /** Why not all of them; null where only fewer can be had, or nothing is missing. */
  readonly problem: CartErrorCode | null;
};

/**
 * Puts many articles into the cart, each as far as it can be had; one that cannot does not keep the others out. More
 * pieces than one addition takes go as several. The first that is taken
 * opens the cart, the others arrive together, which the room makes one update of. Under the same key it is done once, however often it is sent.
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
  for (let asked = 0; asked < quantity; asked += portion) {
    const command = { type: "add-line", sku, quantity: Math.min(portion, quantity - asked) } as const;
    const answer = await executeCartCommand(access, command, `${key}:${sku}:${asked}`);
    if (!answer.ok) {
      const isSpent = answer.error.code === "out-of-stock" || answer.error.code === "maximum-quantity";
      return { sku, quantity, taken, problem: taken > 0 && isSpent ? null : answer.error.code };
    }
    taken += answer.value.clampedTo ?? command.quantity;
    if (answer.value.clampedTo !== undefined) break;
  }
  return { sku, quantity, taken, problem: null };
}
