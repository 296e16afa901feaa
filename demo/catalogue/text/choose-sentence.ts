import type { PlannedAccessory, PlannedMachine, Ware } from "../plan/planned-product.ts";
import { randomOf } from "../random.ts";

/** A pool entry for products with certain attributes (`needs`) or certain values (`when`). */
interface Conditional {
  readonly needs: readonly string[];
  readonly when?: Readonly<Record<string, unknown>>;
}

/** A product's facts for conditions: its figures by attribute, and whether it is `freight` or `used`. */
export type Facts = Readonly<Record<string, unknown>>;

type OfFamily = Pick<PlannedMachine, "kind" | "family" | "ware" | "articleIndex"> | PlannedAccessory;

const wareSteps: Readonly<Record<Ware, number>> = { a: 0, b: 1, set: 2, test: 3 };

/**
 * Chooses from pools for a product.
 * Each family starts at another entry, and each of its products one further, so that neighbours, and a used product and
 * its new one, start differently.
 */
export interface Choice {
  readonly one: <T>(pool: readonly T[], purpose: string) => T;
  /** The whole pool, the chosen entry first. */
  readonly inOrder: <T>(pool: readonly T[], purpose: string) => readonly T[];
}

export function createChoice(product: OfFamily): Choice {
  const step = product.kind === "machine" ? product.articleIndex + wareSteps[product.ware] : product.ordinal;
  const starts = new Map<string, number>();
  const placeOf = (length: number, purpose: string) => {
    const start = starts.get(purpose) ?? randomOf(0, `${product.family.key} ${purpose}`);
    starts.set(purpose, start);
    return (Math.floor(start * length) + step) % length;
  };
  return {
    one: (pool, purpose) => {
      const entry = pool[placeOf(pool.length, purpose)];
      if (entry === undefined) throw new Error(`no sentences for ${purpose}: the sheet has an empty list`);
      return entry;
    },
    inOrder: (pool, purpose) => {
      const at = placeOf(pool.length, purpose);
      return [...pool.slice(at), ...pool.slice(0, at)];
    },
  };
}

export function isTrueOf({ needs, when = {} }: Conditional, facts: Facts): boolean {
  return (
    needs.every((name) => facts[name] !== undefined) &&
    Object.entries(when).every(([name, value]) => value === undefined || facts[name] === value)
  );
}
