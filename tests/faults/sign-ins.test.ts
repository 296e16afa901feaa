import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openStage } from "./support/open-stage.ts";
import { createRng } from "./support/rng.ts";
import { runSeeds } from "./support/run-seeds.ts";
import { runSignInSeed } from "./support/run-sign-in-seed.ts";

const first = Number(process.env.FAULT_FIRST_SEED ?? 1);
/** A tenth of the carts' seeds. */
const count = Math.ceil(Number(process.env.FAULT_SEEDS ?? 200) / 10);
const killedShare = 5;
const secondMs = 1000;
const minuteMs = 60 * secondMs;

const seeds = Array.from({ length: count }, (_, index) => first + index);

describe("two devices that sign in as one customer under fire", () => {
  let stage: Awaited<ReturnType<typeof openStage>>;
  beforeAll(async () => {
    stage = await openStage();
  }, minuteMs);
  afterAll(() => stage.close(), minuteMs);

  it(
    "share one cart with all that was acknowledged to either, while rooms end in mid-work",
    async () => {
      const aborted = seeds.filter((seed) => seed % killedShare !== 0);
      expect(await runSeeds(aborted, (seed) => runSignInSeed(seed, stage))).toBeNull();
    },
    10 * minuteMs + count * secondMs,
  );

  it(
    "share one cart with all that was acknowledged to either, while the process is killed",
    async () => {
      const killed = seeds.filter((seed) => seed % killedShare === 0);
      const rng = createRng(`kill sign-ins ${first}`);
      const running = runSeeds(killed, (seed) => runSignInSeed(seed, stage));
      for (let kills = 3; kills > 0; kills -= 1) {
        await wait(300 + rng.int(1500));
        await stage.rooms.kill();
      }
      expect(await running).toBeNull();
    },
    10 * minuteMs + count * secondMs,
  );
});
