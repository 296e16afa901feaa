import type { FaultWorld } from "./fault-world.ts";
import type { Tally } from "./tally.ts";

const atOnce = 36;
const linesOfHistory = 80;
const maxReported = 3;

/** Runs seeds concurrently; reports the failed ones with a short history each, or null. */
export async function runSeeds(
  seeds: readonly number[],
  run: (seed: number) => Promise<FaultWorld>,
  tally?: Tally,
): Promise<string | null> {
  const waiting = [...seeds];
  const failed: string[] = [];
  const work = async () => {
    for (let seed = waiting.shift(); seed !== undefined; seed = waiting.shift()) {
      const world = await run(seed);
      const { problems, history } = world;
      tally?.add(world);
      if (problems.length === 0) continue;
      failed.push(`Seed ${seed}:\n- ${problems.join("\n- ")}\n${history.tail(linesOfHistory)}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  if (failed.length === 0) return null;
  return `${failed.length} of ${seeds.length} seeds failed.\n${failed.slice(0, maxReported).join("\n\n")}`;
}
