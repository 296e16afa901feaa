import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { EmbeddedPlatform } from "./support/embedded-platform.ts";
import { FaultProvider } from "./support/fault-provider.ts";
import { killInMidWork } from "./support/kill-in-mid-work.ts";
import { openStage } from "./support/open-stage.ts";
import { createRng } from "./support/rng.ts";
import { runOrderSeed } from "./support/run-order-seed.ts";
import { runSeed } from "./support/run-seed.ts";
import { runSeeds } from "./support/run-seeds.ts";
import { Tally } from "./support/tally.ts";

const first = Number(process.env.FAULT_FIRST_SEED ?? 1);
/** A tenth of the cart seeds each: this platform uses a real database. */
const count = Math.ceil(Number(process.env.FAULT_SEEDS ?? 200) / 10);
const kills = 3;
const callsBetweenKills = 4;
const fewestOrdered = 0.5;
const secondMs = 1000;
const minuteMs = 60 * secondMs;

const seeds = Array.from({ length: count }, (_, index) => first + index);
/** SKUs are named after their seed: the order seeds start beyond any cart seed. */
const firstOrder = 1_000_000;

describe("the embedded platform under faults", () => {
  const provider = new FaultProvider();
  let platform: EmbeddedPlatform;
  let stage: Awaited<ReturnType<typeof openStage<EmbeddedPlatform>>>;
  beforeAll(async () => {
    platform = await EmbeddedPlatform.start();
    stage = await openStage(platform, provider);
  }, 2 * minuteMs);
  afterAll(async () => {
    await stage?.close();
    await platform?.stop();
  }, minuteMs);

  it(
    "applies every acknowledged command once and shows it everywhere, while the process is killed",
    async () => {
      const running = runSeeds(seeds, (seed) => runSeed(seed, stage));
      const rng = createRng(`kill embedded ${first}`);
      const done = await killInMidWork(stage, kills, callsBetweenKills * count, rng, running);
      expect(await running).toBeNull();
      expect(done).toBe(kills);
    },
    10 * minuteMs + count * secondMs,
  );

  it(
    "has at most one order per cart, and captures or returns its money",
    async () => {
      const tally = new Tally();
      const orders = seeds.map((seed) => firstOrder + seed);
      expect(await runSeeds(orders, (seed) => runOrderSeed(seed, stage, provider), tally)).toBeNull();
      expect(tally.ordered).toBeGreaterThanOrEqual(fewestOrdered);
    },
    10 * minuteMs + count * secondMs,
  );
});
