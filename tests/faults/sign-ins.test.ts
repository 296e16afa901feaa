import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { killInMidWork } from "./support/kill-in-mid-work.ts";
import { openStage } from "./support/open-stage.ts";
import { createRng } from "./support/rng.ts";
import { runSeeds } from "./support/run-seeds.ts";
import { runSignInSeed } from "./support/run-sign-in-seed.ts";
import { ScriptedPlatform } from "./support/scripted-platform.ts";

const first = Number(process.env.FAULT_FIRST_SEED ?? 1);
/** A tenth of the cart seeds. */
const count = Math.ceil(Number(process.env.FAULT_SEEDS ?? 200) / 10);
const killedShare = 5;
const kills = 3;
/** Platform calls between two kills, per seed: all kills happen during work. */
const callsBetweenKills = 2;
const secondMs = 1000;
const minuteMs = 60 * secondMs;

const seeds = Array.from({ length: count }, (_, index) => first + index);

describe("two devices that sign in as one customer under faults", () => {
  let stage: Awaited<ReturnType<typeof openStage<ScriptedPlatform>>>;
  beforeAll(async () => {
    stage = await openStage(new ScriptedPlatform());
  }, minuteMs);
  afterAll(() => stage.close(), minuteMs);

  it(
    "share one cart with everything acknowledged to either, while rooms are aborted during work",
    async () => {
      const aborted = seeds.filter((seed) => seed % killedShare !== 0);
      expect(await runSeeds(aborted, (seed) => runSignInSeed(seed, stage))).toBeNull();
    },
    10 * minuteMs + count * secondMs,
  );

  it(
    "share one cart with everything acknowledged to either, while the process is killed",
    async () => {
      const killed = seeds.filter((seed) => seed % killedShare === 0);
      const rng = createRng(`kill sign-ins ${first}`);
      const running = runSeeds(killed, (seed) => runSignInSeed(seed, stage));
      const times = Math.min(kills, killed.length);
      const done = await killInMidWork(stage, times, callsBetweenKills * killed.length, rng, running);
      expect(await running).toBeNull();
      expect(done).toBe(times);
    },
    10 * minuteMs + count * secondMs,
  );
});
