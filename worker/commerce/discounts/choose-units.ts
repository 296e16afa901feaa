import { sumCents } from "../money/money.ts";
import type { PricedUnits } from "../pricing/discount-units.ts";
import type { MultiBuyTarget, PatternComponent, PatternTarget } from "./cart-discount.ts";

/** Units of one group of one line, by their indexes in the lists. */
export interface UnitChoice {
  readonly line: number;
  readonly group: number;
  readonly quantity: number;
}

interface PooledUnits {
  readonly line: number;
  readonly group: number;
  readonly centAmount: number;
  quantity: number;
}

/** The units of a cart for discounts that count units; taken units are removed. */
class UnitPool {
  readonly #units: readonly PooledUnits[];

  constructor(lines: readonly (readonly PricedUnits[])[]) {
    this.#units = lines.flatMap((units, line) =>
      units.map(({ quantity, centAmount }, group) => ({ line, group, centAmount, quantity })),
    );
  }

  /** The number of units left on matching lines. */
  count(matches: (line: number) => boolean): number {
    return this.#units.reduce((sum, { line, quantity }) => sum + (matches(line) ? quantity : 0), 0);
  }

  /**
   * Takes up to `count` units of matching lines, the cheapest or the most expensive first; equal ones in the cart's
   * order.
   */
  take(matches: (line: number) => boolean, count: number, cheapestFirst: boolean): UnitChoice[] {
    const sign = cheapestFirst ? 1 : -1;
    const candidates = this.#units
      .filter(({ line, quantity }) => quantity > 0 && matches(line))
      .sort((one, other) => sign * (one.centAmount - other.centAmount));
    const taken: UnitChoice[] = [];
    let left = count;
    for (const units of candidates) {
      if (left <= 0) break;
      const quantity = Math.min(units.quantity, left);
      units.quantity -= quantity;
      left -= quantity;
      taken.push({ line: units.line, group: units.group, quantity });
    }
    return taken;
  }
}

/** Splits lines into the chosen units and the others; both have as many lines as the cart. */
export function splitUnits(
  lines: readonly (readonly PricedUnits[])[],
  choices: readonly UnitChoice[],
): { chosen: PricedUnits[][]; others: PricedUnits[][] } {
  const quantityOf = (line: number, group: number) =>
    choices.reduce(
      (sum, choice) => sum + (choice.line === line && choice.group === group ? choice.quantity : 0),
      0,
    );
  const select = (quantity: (units: PricedUnits, line: number, group: number) => number) =>
    lines.map((units, line) =>
      units
        .map((group, index) => ({ ...group, quantity: quantity(group, line, index) }))
        .filter((group) => group.quantity > 0),
    );
  return {
    chosen: select((_units, line, group) => quantityOf(line, group)),
    others: select((units, line, group) => units.quantity - quantityOf(line, group)),
  };
}

/** The units that a multi-buy discount reduces: a number of each full bundle, over all lines together. */
export function chooseMultiBuyUnits(
  target: MultiBuyTarget,
  lines: readonly (readonly PricedUnits[])[],
  matches: (line: number) => boolean,
): UnitChoice[] {
  const { triggerQuantity, discountedQuantity, maxOccurrence, selectionMode } = target;
  if (triggerQuantity < 1) return [];
  const pool = new UnitPool(lines);
  const bundles = Math.floor(pool.count(matches) / triggerQuantity);
  const occurrences = Math.min(bundles, maxOccurrence ?? bundles);
  const quantity = occurrences * Math.min(discountedQuantity, triggerQuantity);
  return pool.take(matches, quantity, selectionMode !== "MostExpensive");
}

/** Whether the line at an index matches a component. */
type Matches = (component: PatternComponent, line: number) => boolean;

/** Bounds the cost of calculating a cart of many units. */
const MAX_OCCURRENCES = 10_000;

/**
 * The units that a pattern discount reduces. Each occurrence takes the units of its trigger, at unchanged prices, and
 * then those of its target; it counts only if both are complete. If the cheapest units are discounted, the trigger
 * takes the most expensive, and vice versa.
 */
export function choosePatternUnits(
  target: PatternTarget,
  lines: readonly (readonly PricedUnits[])[],
  matches: Matches,
): UnitChoice[] {
  const cheapest = target.selectionMode !== "MostExpensive";
  const pool = new UnitPool(lines);
  const chosen: UnitChoice[] = [];
  const limit = Math.min(target.maxOccurrence ?? MAX_OCCURRENCES, MAX_OCCURRENCES);
  for (let occurrence = 0; occurrence < limit; occurrence += 1) {
    const trigger = takeAll(pool, target.triggerPattern, matches, !cheapest, ({ minCount }) => minCount ?? 1);
    if (!trigger) break;
    const found = takeAll(
      pool,
      target.targetPattern,
      matches,
      cheapest,
      ({ maxCount }) => maxCount ?? Number.MAX_SAFE_INTEGER,
    );
    if (!found || found.length === 0) break;
    chosen.push(...found);
  }
  return chosen;
}

/** The units of all components; undefined if one of them has fewer than required. */
function takeAll(
  pool: UnitPool,
  components: readonly PatternComponent[],
  matches: Matches,
  cheapestFirst: boolean,
  most: (component: PatternComponent) => number,
): UnitChoice[] | undefined {
  const all: UnitChoice[] = [];
  for (const component of components) {
    const fits = (line: number) => matches(component, line);
    pool.take(fits, component.excludeCount ?? 0, !cheapestFirst);
    const taken = pool.take(fits, most(component), cheapestFirst);
    if (sumCents(taken.map(({ quantity }) => quantity)) < (component.minCount ?? 1)) return undefined;
    all.push(...taken);
  }
  return all;
}
