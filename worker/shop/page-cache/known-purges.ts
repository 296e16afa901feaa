/** How long an isolate uses what it read (ARCHITECTURE, "How a request travels", 2). */
const believedForMs = 5_000;
/** A page does not wait longer: it is rendered without them, and renewed as soon as they are known. */
const usualFirstWaitMs = 1_000;

/** The recent purges, as an isolate knows them. */
export type Purges = {
  /** Time of the last purge of each tag, in milliseconds since 1970. */
  readonly byTag: ReadonlyMap<string, number>;
  /** Time of the last purge of any tag; 0: none. */
  readonly lastMs: number;
};

export type PurgeOptions = {
  /** Loads the purged tags and their times from the message ledger. */
  readonly load: () => Promise<ReadonlyMap<string, number>>;
  readonly clock?: () => number;
  readonly firstWaitMs?: number;
};

export interface KnownPurges {
  /** The purges that are known now; only the first calls wait, and not for long. null: not loaded yet. */
  current(waitUntil: (work: Promise<unknown>) => void): Promise<Purges | null>;
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** The purges of the catalogue's ledger, reloaded after responses. */
export function createKnownPurges({
  load,
  clock = Date.now,
  firstWaitMs = usualFirstWaitMs,
}: PurgeOptions): KnownPurges {
  let purges: Purges | null = null;
  let askedAtMs = Number.NEGATIVE_INFINITY;

  async function reread(): Promise<void> {
    const byTag = await load().catch(() => null);
    if (byTag) purges = { byTag, lastMs: Math.max(0, ...byTag.values()) };
  }

  return {
    async current(waitUntil) {
      if (clock() - askedAtMs < believedForMs) return purges;
      askedAtMs = clock();
      const rereading = reread();
      waitUntil(rereading);
      if (purges === null) await Promise.race([rereading, wait(firstWaitMs)]);
      return purges;
    },
  };
}
