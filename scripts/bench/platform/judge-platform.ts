import { atLeast, atMost, type Goal } from "../goal.ts";
import type { Comparison } from "./compare-in-turn.ts";
import { type ImportRate, shortDrafts } from "./measure-import.ts";

type BySize = ReadonlyMap<number, readonly Comparison[]>;

/** Maximum ratio of the larger catalogue's time to the smaller one's, at equal result-set size. */
const growthGoals: Readonly<Record<string, number>> = {
  "product by slug": 1.5,
  "listing, 500 hits": 1.5,
  "listing with facets, 500 hits": 3,
  "search, 500 hits, with facets": 3,
  "search with a typo, 500 hits, with facets": 3,
};

function find(comparisons: readonly Comparison[], name: string): Comparison {
  const found = comparisons.find((comparison) => comparison.name === name);
  if (!found) throw new Error(`${name} was not measured`);
  return found;
}

/** Evaluates the platform's goals, each as a ratio to a metric of the same run. */
export function judgePlatform(bySize: BySize, rates: readonly ImportRate[]): readonly Goal[] {
  const [small = [], large = []] = [...bySize.values()];
  const growth = Object.entries(growthGoals).map(([name, wanted]) => {
    const ratio = find(large, name).platform.median / find(small, name).platform.median;
    return atMost(`${name}, 100,000 SKUs`, ratio, wanted, "× 1,500 SKUs");
  });
  const overSql = [...bySize].map(([total, comparisons]) => {
    const { platform, sql } = find(comparisons, "product by slug");
    const ratio = platform.median / sql.median;
    return atMost(`product by slug, ${total.toLocaleString("en")} SKUs`, ratio, 2, "× its SQL");
  });
  const rateOf = (wanted: string) => rates.find(({ name }) => name === wanted)?.perSecond ?? 0;
  const few = rateOf("products of 3 languages, created");
  return [
    ...[...growth, ...overSql],
    atLeast("importing", few, 1_000, "products a second"),
    atLeast("importing in 21 languages, 28 kB each", rateOf(shortDrafts), 400, "products a second"),
  ];
}
