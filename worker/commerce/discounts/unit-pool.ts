import type { PricedUnits } from "./priced-units.ts";

/** Units of one group of one line, by their places in the lists. */
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

/** The units of a cart from which discounts that count units take some; what was taken is gone. */
export class UnitPool {
  readonly #units: readonly PooledUnits[];

  constructor(lines: readonly (readonly PricedUnits[])[]) {
    this.#units = lines.flatMap((units, line) =>
      units.map(({ quantity, centAmount }, group) => ({ line, group, centAmount, quantity })),
    );
  }

  /** How many units are left on lines that match. */
  count(matches: (line: number) => boolean): number {
    return this.#units.reduce((sum, { line, quantity }) => sum + (matches(line) ? quantity : 0), 0);
  }

  /** Takes up to `count` units of lines that match, the cheapest or the dearest first; equal ones in the cart's order. */
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

/** Lines split into the units that were chosen and the others; both have as many lines as there were. */
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
