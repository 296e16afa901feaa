import type { Money } from "../../foundation/money";
import { type Cart, type CartLine, isFixedLine } from "./cart";
import type { CartChange } from "./cart-change";
import type { CartError, CommandExtent } from "./cart-command";
import { countParents, isParent, planFollowers } from "./plan-followers";
import {
  clampAddQuantity,
  clampLineQuantity,
  countAddableQuantity,
  isPieceCount,
  type QuantityLimits,
} from "./quantity-rules";

export type CommandOutcome =
  | ({ readonly ok: true } & CommandExtent)
  | { readonly ok: false; readonly error: CartError };

/** A guarantee that is for sale for a product, with the price of one piece. */
export type GuaranteeOffer = { readonly sku: string; readonly unitPrice: Money };

/**
 * Gathers the quantity commands of one update. An absolute quantity replaces what waited for the same line; additions
 * add up; both are held against what the cart would hold by then.
 */
export class QuantityPlan {
  readonly #sets = new Map<string, number>();
  readonly #adds = new Map<string, number>();
  /** By the product that each is for. */
  readonly #guarantees = new Map<string, GuaranteeOffer>();
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
    // A guarantee has its product's quantity, a gift its discount's: both can only be removed.
    if (isFixedLine(line) && asked > 0) return refuse({ code: "invalid-quantity" });
    this.#adds.delete(line.sku);
    this.#sets.set(lineId, taken);
    if (taken === 0 && isParent(line, line.sku)) this.#removeFollowers(line.sku);
    return taken < asked ? { ok: true, clampedTo: taken } : { ok: true };
  }

  /** Takes pieces away from a line; as many as it has, or more, remove it. */
  take(lineId: string, pieces: number): CommandOutcome {
    if (!isPieceCount(pieces) || pieces === 0) return refuse({ code: "invalid-quantity" });
    const line = this.#cart?.lines.find(({ id }) => id === lineId);
    if (!line) return refuse({ code: "unknown-line" });
    const planned = (this.#sets.get(lineId) ?? line.quantity) + (this.#adds.get(line.sku) ?? 0);
    return this.set(lineId, Math.max(0, planned - pieces));
  }

  /** The guarantee of a product in the cart, in place of another one of it; null: none. */
  setGuarantee(parentSku: string, offer: GuaranteeOffer | null): CommandOutcome {
    if (offer && this.#countParents(parentSku) === 0) return refuse({ code: "unknown-line" });
    const known = this.#guaranteesOf(parentSku).filter(({ id }) => this.#sets.get(id) !== 0);
    this.#guarantees.delete(parentSku);
    for (const { id, sku } of known) if (sku !== offer?.sku) this.#sets.set(id, 0);
    if (offer && !known.some(({ sku }) => sku === offer.sku)) this.#guarantees.set(parentSku, offer);
    return { ok: true };
  }

  toChanges(): readonly CartChange[] {
    const lines = this.#cart?.lines ?? [];
    const sets = lines
      .filter(
        ({ id, kind, quantity }) =>
          kind !== "extra_guarantee" && (this.#sets.get(id) ?? quantity) !== quantity,
      )
      .map(
        ({ id, quantity }) =>
          ({ type: "set-line", lineId: id, quantity: this.#sets.get(id) ?? quantity }) as const,
      );
    const followers = planFollowers(lines, {
      countPieces: (sku) => this.#countParents(sku),
      isRemoved: ({ id }) => this.#sets.get(id) === 0,
    });
    const adds = [...this.#adds].map(([sku, quantity]) => ({ type: "add-line", sku, quantity }) as const);
    const guarantees = [...this.#guarantees].flatMap(([parentSku, offer]) => {
      const quantity = this.#countParents(parentSku);
      return quantity > 0 ? [{ type: "add-guarantee", parentSku, quantity, ...offer } as const] : [];
    });
    return [...sets, ...followers, ...adds, ...guarantees];
  }

  #guaranteesOf(parentSku: string): readonly CartLine[] {
    const lines = this.#cart?.lines ?? [];
    return lines.filter((line) => line.kind === "extra_guarantee" && line.parentSku === parentSku);
  }

  /** A product's guarantees leave with it; what is added since has none. */
  #removeFollowers(sku: string): void {
    this.#guarantees.delete(sku);
    for (const { id } of this.#guaranteesOf(sku)) this.#sets.set(id, 0);
  }

  /** Pieces of a product that the cart will hold. */
  #countParents(sku: string): number {
    const lines = (this.#cart?.lines ?? [])
      .filter((line) => isParent(line, sku))
      .map((line) => ({ ...line, quantity: this.#sets.get(line.id) ?? line.quantity }));
    return countParents(lines, sku) + (this.#adds.get(sku) ?? 0);
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
