import type { PlannedAccessory, PlannedMachine, Ware } from "../plan/planned-product.ts";
import { randomOf } from "../random.ts";

/** An entry of a pool that suits only what has certain attributes (`needs`), or has them so (`when`). */
interface Conditional {
  readonly needs: readonly string[];
  readonly when?: Readonly<Record<string, unknown>>;
}

/** What a condition may ask of a product: its figures by attribute, and whether it is `freight` or `used`. */
export type Facts = Readonly<Record<string, unknown>>;

type OfFamily = Pick<PlannedMachine, "kind" | "family" | "ware" | "articleIndex"> | PlannedAccessory;

const wareSteps: Readonly<Record<Ware, number>> = { a: 0, b: 1, set: 2, test: 3 };

/**
 * The entries of a pool in the order in which a product would take them: each family begins somewhere else, and each of
 * its products one further on, so that neighbours and the used one beside the new one begin differently.
 */
export function rotate<T>(pool: readonly T[], product: OfFamily, purpose: string): readonly T[] {
  const step = product.kind === "machine" ? product.articleIndex + wareSteps[product.ware] : product.ordinal;
  const start = Math.floor(randomOf(0, `${product.family.key} ${purpose}`) * pool.length);
  const at = (start + step) % pool.length;
  return [...pool.slice(at), ...pool.slice(0, at)];
}

/** The first entry in that order. */
export function chooseEntry<T>(pool: readonly T[], product: OfFamily, purpose: string): T {
  const [first] = rotate(pool, product, purpose);
  if (first === undefined) throw new Error(`no sentences for ${purpose}: the sheet has an empty list`);
  return first;
}

export function isTrueOf({ needs, when = {} }: Conditional, facts: Facts): boolean {
  return (
    needs.every((name) => facts[name] !== undefined) &&
    Object.entries(when).every(([name, value]) => value === undefined || facts[name] === value)
  );
}
