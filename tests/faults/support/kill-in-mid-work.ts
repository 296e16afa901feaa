import type { FaultStage } from "./fault-world.ts";
import type { Rng } from "./rng.ts";

/**
 * Kills the process some times, each time while a call of the platform is under way that comes at most `mostCallsApart` after the
 * last one. Answers how often: fewer than was asked where the work was over before.
 */
export async function killInMidWork(
  { rooms, proxy }: FaultStage,
  times: number,
  mostCallsApart: number,
  rng: Rng,
  work: Promise<unknown>,
): Promise<number> {
  const over = work.then(() => "over" as const);
  for (let killed = 0; killed < times; killed += 1) {
    if ((await Promise.race([proxy.clock.after(1 + rng.int(mostCallsApart)), over])) === "over")
      return killed;
    await rooms.kill();
  }
  return times;
}
