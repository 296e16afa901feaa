import type { Cart, CartLine } from "./cart";
import type { CartChange } from "./cart-change";
import type { CartError } from "./cart-command";
import {
  clampAddQuantity,
  clampLineQuantity,
  countAddableQuantity,
  isPieceCount,
  type QuantityLimits,
} from "./quantity-rules";

export type CommandOutcome =
  | { readonly ok: true; readonly clampedTo?: number }
  | { readonly ok: false; readonly error: CartError };

/**
 * Gathers the quantity commands of one update. An absolute quantity replaces what waited for the same line; additions
 * add up; both are held against what the cart would hold by then.
 */
export class QuantityPlan {
  readonly #sets = new Map<string, number>();
  readonly #adds = new Map<string, number>();
  readonly #cart: Cart | null;
  readonly #stock: ReadonlyMap<string, number | null>;
  readonly #limits: QuantityLimits;

  constructor(cart: Cart | null, stock: ReadonlyMap<string, number | null>, limits: QuantityLimits) {
    this.#cart = cart;
    this.#stock = stock;
    this.#limits = limits;
  }

  add(sku: string, asked: number): CommandOutcome {
    if (!isPieceCount(asked) || asked === 0) return refuse({ code: "invalid-quantity" });
    const { maxLineQuantity } = this.#limits;
    const planned = this.#countPlanned(sku);
    const stock = this.#stockOf(sku);
    if (countAddableQuantity(planned, stock, this.#limits) === 0) {
      const isSoldOut = stock !== null && stock < maxLineQuantity;
      return refuse(
        isSoldOut
          ? { code: "out-of-stock", limit: stock }
          : { code: "maximum-quantity", limit: maxLineQuantity },
      );
    }
    const taken = clampAddQuantity(asked, planned, stock, this.#limits);
    this.#adds.set(sku, (this.#adds.get(sku) ?? 0) + taken);
    return taken < asked ? { ok: true, clampedTo: taken } : { ok: true };
  }

  set(lineId: string, asked: number): CommandOutcome {
    if (!isPieceCount(asked)) return refuse({ code: "invalid-quantity" });
    const line = this.#cart?.lines.find(({ id }) => id === lineId);
    // Removed by a command before, the line is gone: what was added since begins another, which this one does not mean.
    const isGone = !line || this.#sets.get(lineId) === 0;
    // A line that is gone is what removing asks for; a repeat of a removal is no error.
    if (isGone) return asked === 0 ? { ok: true } : refuse({ code: "unknown-line" });
    const stock = this.#stockOf(line.sku);
    if (asked > 0 && stock === 0) return refuse({ code: "out-of-stock", limit: 0 });
    const taken = clampLineQuantity(asked, stock, this.#limits);
    this.#adds.delete(line.sku);
    for (const { id } of this.#lineAndFollowers(line)) this.#sets.set(id, taken);
    return taken < asked ? { ok: true, clampedTo: taken } : { ok: true };
  }

  toChanges(): readonly CartChange[] {
    const sets = [...this.#sets]
      .filter(
        ([lineId, quantity]) => this.#cart?.lines.find(({ id }) => id === lineId)?.quantity !== quantity,
      )
      .map(([lineId, quantity]) => ({ type: "set-line", lineId, quantity }) as const);
    const adds = [...this.#adds].map(([sku, quantity]) => ({ type: "add-line", sku, quantity }) as const);
    return [...sets, ...adds];
  }

  /** Guarantee lines follow their parent: same quantity, removed with it. */
  #lineAndFollowers(line: CartLine): readonly CartLine[] {
    return [line, ...(this.#cart?.lines.filter(({ parentSku }) => parentSku === line.sku) ?? [])];
  }

  #countPlanned(sku: string): number {
    const inLines = (this.#cart?.lines ?? [])
      .filter((line) => line.sku === sku)
      .reduce((sum, line) => sum + (this.#sets.get(line.id) ?? line.quantity), 0);
    return inLines + (this.#adds.get(sku) ?? 0);
  }

  #stockOf(sku: string): number | null {
    const known = this.#stock.get(sku);
    if (known !== undefined) return known;
    return this.#cart?.lines.find((line) => line.sku === sku)?.availableQuantity ?? null;
  }
}

function refuse(error: CartError): CommandOutcome {
  return { ok: false, error };
}
