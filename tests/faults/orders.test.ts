import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { FaultProvider } from "./support/fault-provider.ts";
import { killInMidWork } from "./support/kill-in-mid-work.ts";
import { openStage } from "./support/open-stage.ts";
import { createRng } from "./support/rng.ts";
import { runOrderSeed } from "./support/run-order-seed.ts";
import { runSeeds } from "./support/run-seeds.ts";
import { ScriptedPlatform } from "./support/scripted-platform.ts";
import { Tally } from "./support/tally.ts";

const first = Number(process.env.FAULT_FIRST_SEED ?? 1);
/** A quarter of the cart seeds: the alarm takes most of their time. */
const count = Math.ceil(Number(process.env.FAULT_SEEDS ?? 200) / 4);
const killedShare = 5;
const kills = 3;
/** Platform calls between two kills, per seed: all kills happen during work. */
const callsBetweenKills = 2;
/** Lower bound: with platform faults, a second device and unpaid cards, some carts are never ordered. */
const fewestOrdered = 0.5;
const secondMs = 1000;
const minuteMs = 60 * secondMs;

const seeds = Array.from({ length: count }, (_, index) => first + index);

describe("an order under faults", () => {
  const provider = new FaultProvider();
  const tally = new Tally();
  let stage: Awaited<ReturnType<typeof openStage<ScriptedPlatform>>>;
  beforeAll(async () => {
    stage = await openStage(new ScriptedPlatform(), provider);
  }, minuteMs);
  afterAll(() => stage.close(), minuteMs);

  it(
    "is placed at most once, and money is captured with an order or returned, while rooms are aborted during work",
    async () => {
      const failures = await runSeeds(
        seeds.filter((seed) => seed % killedShare !== 0),
        (seed) => runOrderSeed(seed, stage, provider),
        tally,
      );
      expect(failures).toBeNull();
    },
    10 * minuteMs + count * secondMs,
  );

  it(
    "is placed at most once, and money is captured with an order or returned, while the process is killed",
    async () => {
      const killed = seeds.filter((seed) => seed % killedShare === 0);
      const rng = createRng(`kill ${first}`);
      const running = runSeeds(killed, (seed) => runOrderSeed(seed, stage, provider), tally);
      const times = Math.min(kills, killed.length);
      const done = await killInMidWork(stage, times, callsBetweenKills * killed.length, rng, running);
      expect(await running).toBeNull();
      expect(done).toBe(times);
    },
    10 * minuteMs + count * secondMs,
  );

  it("is placed for most of the carts", () => {
    expect(tally.ordered).toBeGreaterThanOrEqual(fewestOrdered);
  });
});
