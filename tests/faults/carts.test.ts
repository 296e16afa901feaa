import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openStage } from "./support/open-stage.ts";
import { createRng } from "./support/rng.ts";
import { runSeed } from "./support/run-seed.ts";
import { runSeeds } from "./support/run-seeds.ts";

const first = Number(process.env.FAULT_FIRST_SEED ?? 1);
const count = Number(process.env.FAULT_SEEDS ?? 200);
/** A process that is killed takes all its carts with it, so these seeds live together, a few at a time. */
const killedShare = 10;
const together = 5;
const secondMs = 1000;
const minuteMs = 60 * secondMs;

const seeds = Array.from({ length: count }, (_, index) => first + index);
const killed = seeds.filter((seed) => seed % killedShare === 0);
const aborted = seeds.filter((seed) => seed % killedShare !== 0);

describe("a cart under fire", () => {
  let stage: Awaited<ReturnType<typeof openStage>>;
  beforeAll(async () => {
    stage = await openStage();
  }, minuteMs);
  afterAll(() => stage.close(), minuteMs);

  it(
    "keeps every acknowledged command once and shows it everywhere, while rooms end in mid-work",
    async () => {
      expect(await runSeeds(aborted, (seed) => runSeed(seed, stage))).toBeNull();
    },
    10 * minuteMs + count * secondMs,
  );

  it(
    "keeps every acknowledged command once and shows it everywhere, while the process is killed",
    async () => {
      for (let at = 0; at < killed.length; at += together) {
        const group = killed.slice(at, at + together);
        const rng = createRng(`kill ${group.join()}`);
        const running = runSeeds(group, (seed) => runSeed(seed, stage));
        for (let kills = 1 + rng.int(2); kills > 0; kills -= 1) {
          await wait(300 + rng.int(2000));
          await stage.rooms.kill();
        }
        expect(await running).toBeNull();
      }
    },
    10 * minuteMs + count * secondMs,
  );
});
