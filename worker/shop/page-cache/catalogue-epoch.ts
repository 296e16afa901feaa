/** How long an isolate uses its epoch (ARCHITECTURE, "How a request travels", 2). */
const believedForMs = 5_000;
/** A page does not wait longer for its epoch: it is rendered without one, and renewed as soon as the epoch is known. */
const usualFirstWaitMs = 1_000;

export type EpochOptions = {
  /** Loads the catalogue's epoch from the message ledger, text that sorts by time; null if it is unknown. */
  readonly load: () => Promise<string | null>;
  readonly clock?: () => number;
  readonly firstWaitMs?: number;
};

export interface CatalogueEpoch {
  /** The current epoch; only the first calls wait, and not for long. null: not loaded yet. */
  current(waitUntil: (work: Promise<unknown>) => void): Promise<string | null>;
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** The catalogue's epoch, reloaded after responses. */
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
