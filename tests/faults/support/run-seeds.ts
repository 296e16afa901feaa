import type { FaultWorld } from "./fault-world.ts";

const atOnce = 36;
const linesOfHistory = 80;
const mostTold = 3;

/** Runs seeds side by side; tells the failed ones with a short history each, or null. */
export async function runSeeds(
  seeds: readonly number[],
  run: (seed: number) => Promise<Pick<FaultWorld, "problems" | "history">>,
): Promise<string | null> {
  const waiting = [...seeds];
  const failed: string[] = [];
  const work = async () => {
    for (let seed = waiting.shift(); seed !== undefined; seed = waiting.shift()) {
      const { problems, history } = await run(seed);
      if (problems.length === 0) continue;
      failed.push(`Seed ${seed}:\n- ${problems.join("\n- ")}\n${history.tail(linesOfHistory)}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  if (failed.length === 0) return null;
  return `${failed.length} of ${seeds.length} seeds failed.\n${failed.slice(0, mostTold).join("\n\n")}`;
}
