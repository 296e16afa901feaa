/** How long an isolate believes its epoch (ARCHITECTURE, "How a request travels", 2). */
const believedForMs = 5_000;
/** A page does not wait longer for its epoch: without one it is made, and is renewed as soon as the epoch is known. */
const usualFirstWaitMs = 1_000;

export type EpochOptions = {
  /** The catalogue's epoch as the message ledger has it, text that sorts by time; null when it is not known. */
  readonly load: () => Promise<string | null>;
  readonly clock?: () => number;
  readonly firstWaitMs?: number;
};

export interface CatalogueEpoch {
  /** The epoch known now; only the first calls wait, and not for long. null: it was not told yet. */
  current(waitUntil: (work: Promise<unknown>) => void): Promise<string | null>;
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** The catalogue's epoch, reread behind the answers. */
export function createCatalogueEpoch({
  load,
  clock = Date.now,
  firstWaitMs = usualFirstWaitMs,
}: EpochOptions): CatalogueEpoch {
  let epoch: string | null = null;
  let askedAtMs = Number.NEGATIVE_INFINITY;

  async function reread(): Promise<void> {
    epoch = (await load().catch(() => null)) ?? epoch;
  }

  return {
    async current(waitUntil) {
      if (clock() - askedAtMs < believedForMs) return epoch;
      askedAtMs = clock();
      const rereading = reread();
      waitUntil(rereading);
      if (epoch === null) await Promise.race([rereading, wait(firstWaitMs)]);
      return epoch;
    },
  };
}
