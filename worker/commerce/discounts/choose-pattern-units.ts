import { sumCents } from "../money/money.ts";
import type { PatternComponent, PatternTarget } from "./cart-discount.ts";
import type { PricedUnits } from "./priced-units.ts";
import { type UnitChoice, UnitPool } from "./unit-pool.ts";

/** Whether the line at a place has what a component counts. */
type Matches = (component: PatternComponent, line: number) => boolean;

/** So that no rule makes a cart of many units expensive to calculate. */
const MAX_OCCURRENCES = 10_000;

/**
 * The units that a pattern discount makes cheaper. Each occurrence uses up the units of its trigger, which stay as they
 * are, and then those of its target; it counts only when both are there in full. Where the cheapest units are to be
 * discounted the trigger takes the dearest, and the other way round.
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

/** The units of all components; undefined when one of them has fewer than it needs. */
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
