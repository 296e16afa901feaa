/** The number of requests for a path on a day. */
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
  /** Costs no separate statement: it is written with all others of the next seconds, after the responses. */
  note(one: Omit<Counted, "count">, waitUntil: (work: Promise<unknown>) => void): void;
  /** Writes all pending counts now. */
  flush(): Promise<void>;
};

/** A crawler's burst becomes one write in this time; an isolate that ends loses its unwritten counts. */
const delayMs = 5_000;
/** Of different paths between two writes. */
const mostEntries = 500;
/** The path that counts all paths beyond the limit. */
const otherPaths = "(other)";

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
      // Counts are informative: those that cannot be written are dropped, so that a burst does not fill the memory.
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
      // A hit beyond the limit only lowers a count of uses.
      if (one.kind === "miss") add({ ...one, host: "*", path: otherPaths });
      return;
    }
    entries.set(key, { ...one, count: (known?.count ?? 0) + 1 });
  }

  return {
    note(one, waitUntil) {
      add(one);
      // Work after a response may be interrupted: then the next request after its time schedules it again.
      if (Date.now() < plannedUntil) return;
      plannedUntil = Date.now() + 2 * delayMs;
      waitUntil(flushLater());
    },
    flush,
  };
}

/** Distinct paths stored per day, over all hosts; the others are counted in one row. */
const mostPathsOfDay = 5_000;

const writeMisses = `
INSERT INTO miss (day, host, path, count)
SELECT day, iif(fits, host, '*'), iif(fits, path, ?2), sum(count) FROM (
  SELECT given.day, given.host, given.path, given.count,
    given.path = ?2
    OR (SELECT count(*) FROM miss WHERE miss.day = given.day) < ?3
    OR EXISTS (SELECT 1 FROM miss WHERE miss.day = given.day AND miss.host = given.host AND miss.path = given.path)
    AS fits
  FROM (SELECT value ->> 'day' AS day, value ->> 'host' AS host, value ->> 'path' AS path, value ->> 'count' AS count
        FROM json_each(?1)) AS given)
WHERE true GROUP BY 1, 2, 3
ON CONFLICT (day, host, path) DO UPDATE SET count = count + excluded.count`;

const writeHits = `
UPDATE redirection SET hits = hits + given.count, last_hit_on = given.day
FROM (SELECT value ->> 'day' AS day, value ->> 'host' AS host, value ->> 'path' AS path, value ->> 'count' AS count
      FROM json_each(?1)) AS given
WHERE redirection.path = given.path AND redirection.host = given.host`;

/** Adds counts to the stored ones, in one transaction of at most two statements. */
export async function writeCounts(database: D1Database, counted: readonly Counted[]): Promise<void> {
  const of = (kind: Counted["kind"]) => counted.filter((one) => one.kind === kind);
  const statements = [
    ...(of("miss").length > 0
      ? [database.prepare(writeMisses).bind(JSON.stringify(of("miss")), otherPaths, mostPathsOfDay)]
      : []),
    ...(of("hit").length > 0 ? [database.prepare(writeHits).bind(JSON.stringify(of("hit")))] : []),
  ];
  if (statements.length > 0) await database.batch(statements);
}
