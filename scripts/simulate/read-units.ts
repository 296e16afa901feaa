import type { Miniflare } from "miniflare";
import { create, number, record, string } from "superstruct";
import { unitsPath } from "../serve/count-units.ts";

/** The workers whose usage is counted. */
const counted = { shop: "ironhall-shop", platform: "ironhall-commerce", search: "ironhall-search" } as const;

/** Counts by worker and unit, `platform: d1 rows read`. */
export type Units = Readonly<Record<string, number>>;

/** Reads the usage of all workers so far. */
export async function readUnits(miniflare: Miniflare): Promise<Units> {
  const all: [string, number][] = [];
  for (const [name, workerName] of Object.entries(counted)) {
    const worker = await miniflare.getWorker(workerName);
    const answer = await worker.fetch(`http://units${unitsPath}`);
    const units = create(await answer.json(), record(string(), number()));
    for (const [unit, count] of Object.entries(units)) all.push([`${name}: ${unit}`, count]);
  }
  return Object.fromEntries(all);
}

/** Returns the usage between two readings, per visit or order (`count` of them). */
export function toUsed(later: Units, earlier: Units, count: number): Units {
  const used = Object.entries(later).map(
    ([name, value]) => [name, (value - (earlier[name] ?? 0)) / count] as const,
  );
  return Object.fromEntries(used.filter(([, value]) => value > 0));
}
