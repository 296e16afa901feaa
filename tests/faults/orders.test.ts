import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { FaultProvider } from "./support/fault-provider.ts";
import { openStage } from "./support/open-stage.ts";
import { createRng } from "./support/rng.ts";
import { runOrderSeed } from "./support/run-order-seed.ts";
import { runSeeds } from "./support/run-seeds.ts";

const first = Number(process.env.FAULT_FIRST_SEED ?? 1);
/** A quarter of the carts' seeds: most of their time is the alarm's. */
const count = Math.ceil(Number(process.env.FAULT_SEEDS ?? 200) / 4);
const killedShare = 5;
const secondMs = 1000;
const minuteMs = 60 * secondMs;

const seeds = Array.from({ length: count }, (_, index) => first + index);

describe("an order under fire", () => {
  const provider = new FaultProvider();
  let stage: Awaited<ReturnType<typeof openStage>>;
  beforeAll(async () => {
    stage = await openStage(provider);
  }, minuteMs);
  afterAll(() => stage.close(), minuteMs);

  it(
    "is placed at most once, and money is taken with an order or given back, while rooms end in mid-work",
    async () => {
      const failures = await runSeeds(
        seeds.filter((seed) => seed % killedShare !== 0),
        (seed) => runOrderSeed(seed, stage, provider),
      );
      expect(failures).toBeNull();
    },
    10 * minuteMs + count * secondMs,
  );

  it(
    "is placed at most once, and money is taken with an order or given back, while the process is killed",
    async () => {
      const killed = seeds.filter((seed) => seed % killedShare === 0);
      const rng = createRng(`kill ${first}`);
      const running = runSeeds(killed, (seed) => runOrderSeed(seed, stage, provider));
      for (let kills = 3; kills > 0; kills -= 1) {
        await wait(300 + rng.int(1500));
        await stage.rooms.kill();
      }
      expect(await running).toBeNull();
    },
    10 * minuteMs + count * secondMs,
  );
});
