import type { FaultWorld } from "./fault-world.ts";

/** Totals over all seeds of a test, so that a shop that refuses everything does not pass. */
export class Tally {
  #worlds = 0;
  #orders = 0;
  #operations = 0;
  readonly #refusals = new Map<string, number>();

  add({ operations, hasOrder }: Pick<FaultWorld, "operations" | "hasOrder">): void {
    this.#worlds += 1;
    if (hasOrder) this.#orders += 1;
    this.#operations += operations.length;
    for (const { outcome } of operations) {
      if (outcome?.kind !== "refused") continue;
      this.#refusals.set(outcome.code, (this.#refusals.get(outcome.code) ?? 0) + 1);
    }
  }

  /** Returns the share of all commands refused with this code, from 0 to 1. */
  shareOf(code: string): number {
    return (this.#refusals.get(code) ?? 0) / Math.max(1, this.#operations);
  }

  /** The share of all carts that became orders. */
  get ordered(): number {
    return this.#orders / Math.max(1, this.#worlds);
  }

  /** The share of all commands that were executed. */
  get done(): number {
    const refused = [...this.#refusals.values()].reduce((sum, count) => sum + count, 0);
    return 1 - refused / Math.max(1, this.#operations);
  }
}
