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

/** A guarantee that is for sale with a product, and its price per piece. */
export type GuaranteeOffer = { readonly sku: string; readonly unitPrice: Money };

/**
 * Collects the quantity commands of one update.
 * An absolute quantity replaces earlier ones of the same line; additions add up; limits apply to the planned cart.
 */
export class QuantityPlan {
  readonly #sets = new Map<string, number>();
  readonly #adds = new Map<string, number>();
  /** By the product's SKU. */
  readonly #guarantees = new Map<string, GuaranteeOffer>();
  readonly #cart: Cart | null;
  readonly #stock: ReadonlyMap<string, number | null>;
  readonly #limits: QuantityLimits;

  constructor(cart: Cart | null, stock: ReadonlyMap<string, number | null>, limits: QuantityLimits) {
    this.#cart = cart;
    this.#stock = stock;
    this.#limits = limits;
  }

  add(sku: string, requested: number): CommandOutcome {
    if (!isPieceCount(requested) || requested === 0) return refuse({ code: "invalid-quantity" });
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
    const taken = clampAddQuantity(requested, planned, stock, this.#limits);
    this.#adds.set(sku, (this.#adds.get(sku) ?? 0) + taken);
    return taken < requested ? { ok: true, clampedTo: taken } : { ok: true };
  }

  set(lineId: string, requested: number): CommandOutcome {
    if (!isPieceCount(requested)) return refuse({ code: "invalid-quantity" });
    const line = this.#cart?.lines.find(({ id }) => id === lineId);
    // An earlier command removed the line: additions since then start another, which this command does not refer to.
    const isGone = !line || this.#sets.get(lineId) === 0;
    // The removal of a missing line has its result already: a repeat is no error.
    if (isGone) return requested === 0 ? { ok: true } : refuse({ code: "unknown-line" });
    const stock = this.#stockOf(line.sku);
    if (requested > 0 && stock === 0) return refuse({ code: "out-of-stock", limit: 0 });
    const taken = clampLineQuantity(requested, stock, this.#limits);
    // A guarantee has its product's quantity, a gift its discount's: both can only be removed.
    if (isFixedLine(line) && requested > 0) return refuse({ code: "invalid-quantity" });
    this.#adds.delete(line.sku);
    this.#sets.set(lineId, taken);
    if (taken === 0 && isParent(line, line.sku)) this.#removeFollowers(line.sku);
    return taken < requested ? { ok: true, clampedTo: taken } : { ok: true };
  }

  /** Removes pieces from a line; as many as it has, or more, remove the line. */
  take(lineId: string, pieces: number): CommandOutcome {
    if (!isPieceCount(pieces) || pieces === 0) return refuse({ code: "invalid-quantity" });
    const line = this.#cart?.lines.find(({ id }) => id === lineId);
    if (!line) return refuse({ code: "unknown-line" });
    const planned = (this.#sets.get(lineId) ?? line.quantity) + (this.#adds.get(line.sku) ?? 0);
    return this.set(lineId, Math.max(0, planned - pieces));
  }

  /** Sets the guarantee of a product in the cart, replacing any other; null: none. */
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

  /** A product's guarantees are removed with it; later additions have none. */
  #removeFollowers(sku: string): void {
    this.#guarantees.delete(sku);
    for (const { id } of this.#guaranteesOf(sku)) this.#sets.set(id, 0);
  }

  /** Returns the planned pieces of a product. */
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
