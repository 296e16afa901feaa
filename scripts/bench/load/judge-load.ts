import { atLeast, atMost, type Goal } from "../goal.ts";
import { percentile } from "../percentile.ts";
import { consequences, findFault, type LoadFault, type LoadTimes } from "./load-faults.ts";
import {
  type LoadSample,
  type MemorySample,
  type SampleKind,
  type SeenOrder,
  sampleKinds,
} from "./load-sample.ts";

export type LoadRun = {
  readonly times: LoadTimes;
  readonly samples: readonly LoadSample[];
  readonly memory: readonly MemorySample[];
  /** Orders acknowledged to a visitor. */
  readonly acknowledged: readonly SeenOrder[];
  /** Orders that the platform has in the end. */
  readonly stored: readonly SeenOrder[];
};

export type KindFigures = {
  readonly kind: SampleKind;
  readonly count: number;
  readonly firstP95: number;
  readonly laterP95: number;
  /** False if one of the windows has too few samples. */
  readonly isJudged: boolean;
};

export type LoadVerdict = {
  readonly goals: readonly Goal[];
  readonly kinds: readonly KindFigures[];
  readonly faults: readonly { readonly fault: LoadFault; readonly asked: number; readonly felt: number }[];
  /** Failures without a cause, with their count. */
  readonly unexplained: ReadonlyMap<string, number>;
  readonly memory: {
    readonly firstMegabytes: number;
    readonly lastMegabytes: number;
    readonly perMinute: number;
  };
};

/** Percentiles of fewer samples are meaningless. */
const fewestSamples = 50;
const slowdownAllowed = 2;
/** Caches fill up and database pages are cached: memory is stable when it grows by no more than this from then on. */
const growthAllowed = 0.2;
/** Shorter runs end before memory has stabilised. */
const shortestForMemoryMs = 10 * 60_000;

/** Checks a run against its goals: errors, times, memory, orders. */
export function judgeLoad(run: LoadRun): LoadVerdict {
  const kinds = sampleKinds.map((kind) => toKindFigures(kind, run));
  const { unexplained, faults } = explainProblems(run);
  const memory = toMemoryFigures(run);
  return {
    kinds,
    faults,
    unexplained,
    memory,
    goals: [
      atMost("errors without a cause", sum([...unexplained.values()]), 0, "errors"),
      ...judgeFaults(faults),
      ...judgeOrders(run),
      ...judgeTimes(kinds),
      ...judgeMemory(run, memory),
    ],
  };
}

function explainProblems({ samples, times }: LoadRun) {
  const unexplained = new Map<string, number>();
  const asked = new Map<LoadFault, number>();
  const felt = new Map<LoadFault, number>();
  for (const { kind, atMs, tookMs, problem } of samples) {
    const fault = findFault(times, atMs, atMs + tookMs);
    if (fault) asked.set(fault, (asked.get(fault) ?? 0) + 1);
    if (problem === null) continue;
    if (fault && mayCause(fault, kind, problem)) felt.set(fault, (felt.get(fault) ?? 0) + 1);
    else {
      const text = `${kind}: ${problem}${fault ? ` (${fault})` : ""}`;
      unexplained.set(text, (unexplained.get(text) ?? 0) + 1);
    }
  }
  const faults = times.phases.map(({ fault }) => ({
    fault,
    asked: asked.get(fault) ?? 0,
    felt: felt.get(fault) ?? 0,
  }));
  return { unexplained, faults };
}

function mayCause(fault: LoadFault, kind: SampleKind, problem: string): boolean {
  const { kinds, problems } = consequences[fault];
  return kinds.includes(kind) && problems.some((pattern) => pattern.test(problem));
}

function judgeFaults(faults: LoadVerdict["faults"]): readonly Goal[] {
  return faults
    .filter(({ fault }) => consequences[fault].isFelt)
    .map(({ fault, felt }) => atLeast(`${fault}: felt by`, felt, 1, "requests"));
}

function judgeOrders({ acknowledged, stored }: LoadRun): readonly Goal[] {
  const storedIds = new Set(stored.map(({ id }) => id));
  const missing = acknowledged.filter(({ id }) => !storedIds.has(id));
  const carts = new Map<string, number>();
  for (const { cartId } of stored) carts.set(cartId, (carts.get(cartId) ?? 0) + 1);
  const doubled = [...carts.values()].filter((count) => count > 1);
  const acknowledgedCount = new Set(acknowledged.map(({ id }) => id)).size;
  return [
    atLeast("orders acknowledged", acknowledgedCount, 1, "orders"),
    atMost("acknowledged orders that are not there", missing.length, 0, "orders"),
    atMost("carts with more than one order", doubled.length, 0, "carts"),
  ];
}

function toKindFigures(kind: SampleKind, { samples, times }: LoadRun): KindFigures {
  const all = samples.filter((sample) => sample.kind === kind);
  const calm = all.filter(
    ({ atMs, tookMs, problem }) => problem === null && !findFault(times, atMs, atMs + tookMs),
  );
  const first = calm.filter(({ atMs }) => atMs >= times.warmMs && atMs < times.firstUntilMs);
  const later = calm.filter(({ atMs }) => atMs >= times.firstUntilMs);
  const p95 = (of: readonly LoadSample[]) =>
    percentile(
      of.map(({ tookMs }) => tookMs),
      0.95,
    );
  return {
    kind,
    count: all.length,
    firstP95: p95(first),
    laterP95: p95(later),
    isJudged: first.length >= fewestSamples && later.length >= fewestSamples,
  };
}

function judgeTimes(kinds: readonly KindFigures[]): readonly Goal[] {
  const judged = kinds.filter(({ isJudged }) => isJudged);
  return [
    atLeast("kinds of requests with enough of them to be judged", judged.length, 1, "kinds"),
    ...judged.map(({ kind, firstP95, laterP95 }) =>
      atMost(`${kind}: p95 against the first minutes`, laterP95 / firstP95, slowdownAllowed, "×"),
    ),
  ];
}

/** Fits a straight line through the samples of the second half, by least squares. */
function toMemoryFigures({ memory, times }: LoadRun): LoadVerdict["memory"] {
  const settled = memory.filter(({ atMs }) => atMs >= times.endMs / 2);
  const meanAt = sum(settled.map(({ atMs }) => atMs)) / settled.length;
  const mean = sum(settled.map(({ megabytes }) => megabytes)) / settled.length;
  const spread = sum(settled.map(({ atMs }) => (atMs - meanAt) ** 2));
  const shared = sum(settled.map(({ atMs, megabytes }) => (atMs - meanAt) * (megabytes - mean)));
  return {
    firstMegabytes: memory[0]?.megabytes ?? Number.NaN,
    lastMegabytes: memory.at(-1)?.megabytes ?? Number.NaN,
    perMinute: (shared / spread) * 60_000,
  };
}

function judgeMemory({ times, memory }: LoadRun, { perMinute }: LoadVerdict["memory"]): readonly Goal[] {
  if (times.endMs < shortestForMemoryMs) return [];
  const settled = memory.filter(({ atMs }) => atMs >= times.endMs / 2);
  const mean = sum(settled.map(({ megabytes }) => megabytes)) / settled.length;
  const growth = (perMinute * times.endMs) / 2 / 60_000 / mean;
  return [atMost("memory: growth in the second half", growth, growthAllowed, "of its mean")];
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
