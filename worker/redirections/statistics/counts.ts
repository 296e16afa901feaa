/** How often something was asked for on a day. */
export type Counted = {
  readonly kind: "hit" | "miss";
  /** UTC, `2026-11-23`. */
  readonly day: string;
  readonly host: string;
  readonly path: string;
  readonly count: number;
};

/** Counts of one isolate that are not written yet. */
export type Counts = {
  /** Costs no statement of its own: it is written with all others of the next seconds, behind the answers. */
  note(one: Omit<Counted, "count">, waitUntil: (work: Promise<unknown>) => void): void;
  /** Writes what waits, now. */
  flush(): Promise<void>;
};

/** A crawler's storm becomes one write in this time; what an isolate that ends has not written is lost. */
const delayMs = 5_000;
/** Of different paths between two writes. */
const mostEntries = 500;
/** Where paths beyond the bound are counted. */
export const otherPaths = "(other)";

export function createCounts(write: (counted: readonly Counted[]) => Promise<void>): Counts {
  const entries = new Map<string, Counted>();
  let plannedUntil = 0;

  async function flush(): Promise<void> {
    const counted = [...entries.values()];
    entries.clear();
    if (counted.length === 0) return;
    try {
      await write(counted);
    } catch (error) {
      // Figures are for looking at: those that cannot be written are let go, so that a storm fills no memory.
      console.error(
        JSON.stringify({ event: "redirection-counts-lost", entries: counted.length, error: String(error) }),
      );
    }
  }

  async function flushLater(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    plannedUntil = 0;
    await flush();
  }

  function add(one: Omit<Counted, "count">): void {
    const key = `${one.kind} ${one.day} ${one.host}${one.path}`;
    const known = entries.get(key);
    const isFull = entries.size >= mostEntries && one.path !== otherPaths;
    if (!known && isFull) {
      // A hit beyond the bound is one less in a figure that says which redirections are used at all.
      if (one.kind === "miss") add({ ...one, host: "*", path: otherPaths });
      return;
    }
    entries.set(key, { ...one, count: (known?.count ?? 0) + 1 });
  }

  return {
    note(one, waitUntil) {
      add(one);
      // Work behind an answer may be cut off: then the next request after its time plans anew.
      if (Date.now() < plannedUntil) return;
      plannedUntil = Date.now() + 2 * delayMs;
      waitUntil(flushLater());
    },
    flush,
  };
}
