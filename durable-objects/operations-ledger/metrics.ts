/** A metric: number of events, failures among them, and durations if measured. */
export type Metric = {
  readonly count: number;
  readonly failed: number;
  /** Number of events up to each of `boundsMs`, the last beyond them all; empty: not measured. */
  readonly buckets: readonly number[];
};

/** By name, `gateway/commerce`; names are few and the shop's own, never from a visitor. */
export type Metrics = Readonly<Record<string, Metric>>;

/** Upper bounds of the buckets in milliseconds, dense where pages and gateways are. */
export const boundsMs = [
  1, 2, 5, 10, 20, 35, 50, 75, 100, 150, 250, 400, 600, 1_000, 2_000, 4_000, 8_000, 16_000,
] as const;

/** More names than the shop has; invented names cannot fill the memory. */
const maxNames = 400;

/** Accumulates metrics. */
export class Tally {
  readonly #metrics = new Map<string, { count: number; failed: number; buckets: number[] }>();

  /** Counts one event; `durationMs`: its duration. */
  note(name: string, durationMs?: number, isFailed = false): void {
    const metric = this.#metrics.get(name) ?? this.#begin(name);
    if (!metric) return;
    metric.count += 1;
    if (isFailed) metric.failed += 1;
    if (durationMs === undefined) return;
    if (metric.buckets.length === 0) metric.buckets = new Array(boundsMs.length + 1).fill(0);
    const at = boundsMs.findIndex((bound) => durationMs <= bound);
    const place = at < 0 ? boundsMs.length : at;
    metric.buckets[place] = (metric.buckets[place] ?? 0) + 1;
  }

  add(metrics: Metrics): void {
    for (const [name, { count, failed, buckets }] of Object.entries(metrics)) {
      const metric = this.#metrics.get(name) ?? this.#begin(name);
      if (!metric) continue;
      metric.count += count;
      metric.failed += failed;
      for (const [at, times] of buckets.entries()) metric.buckets[at] = (metric.buckets[at] ?? 0) + times;
    }
  }

  read(): Metrics {
    return Object.fromEntries(this.#metrics);
  }

  /** Returns the counts so far and restarts at zero. */
  take(): Metrics {
    const taken = this.read();
    this.#metrics.clear();
    return taken;
  }

  get isEmpty(): boolean {
    return this.#metrics.size === 0;
  }

  #begin(name: string) {
    if (this.#metrics.size >= maxNames) return undefined;
    const metric = { count: 0, failed: 0, buckets: [] };
    this.#metrics.set(name, metric);
    return metric;
  }
}

/**
 * Calculates the duration in milliseconds of a quantile (0 to 1); null without a measurement.
 * Exact to a bucket; interpolates linearly within it.
 */
export function toQuantileMs({ buckets }: Metric, share: number): number | null {
  const total = buckets.reduce((sum, times) => sum + times, 0);
  if (total === 0) return null;
  const wanted = share * total;
  let before = 0;
  for (const [at, times] of buckets.entries()) {
    if (times > 0 && before + times >= wanted) {
      const from = boundsMs[at - 1] ?? 0;
      const to = boundsMs[at] ?? from;
      return Math.round(from + ((to - from) * (wanted - before)) / times);
    }
    before += times;
  }
  return boundsMs.at(-1) ?? null;
}
