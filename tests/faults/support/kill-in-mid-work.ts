import type { FaultStage } from "./fault-world.ts";
import type { Rng } from "./rng.ts";

/**
 * Kills the process `times` times, each during a platform call.
 * Each call is at most `mostCallsApart` after the last kill. Returns the number of kills: fewer when the work ended
 * earlier.
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
