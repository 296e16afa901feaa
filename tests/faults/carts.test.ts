import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { killInMidWork } from "./support/kill-in-mid-work.ts";
import { openStage } from "./support/open-stage.ts";
import { createRng } from "./support/rng.ts";
import { runSeed } from "./support/run-seed.ts";
import { runSeeds } from "./support/run-seeds.ts";
import { ScriptedPlatform } from "./support/scripted-platform.ts";
import { Tally } from "./support/tally.ts";

const first = Number(process.env.FAULT_FIRST_SEED ?? 1);
const count = Number(process.env.FAULT_SEEDS ?? 200);
/** Killing a process affects all its carts, so these seeds share one, a few at a time. */
const killedShare = 10;
const together = 5;
/** Platform calls between two kills, per seed of a group: all kills happen during work. */
const callsBetweenKills = 6;
/** Upper bound: losing to another writer twice in a row is rare, even with faulty calls and a second writer. */
const mostChangedElsewhere = 0.01;
/** Lower bound: many refusals are correct (a scarce SKU, invalid codes and methods, lines removed by another page). */
const fewestDone = 0.85;
const secondMs = 1000;
const minuteMs = 60 * secondMs;

const seeds = Array.from({ length: count }, (_, index) => first + index);
const killed = seeds.filter((seed) => seed % killedShare === 0);
const aborted = seeds.filter((seed) => seed % killedShare !== 0);

describe("a cart under faults", () => {
  const tally = new Tally();
  let stage: Awaited<ReturnType<typeof openStage<ScriptedPlatform>>>;
  beforeAll(async () => {
    stage = await openStage(new ScriptedPlatform());
  }, minuteMs);
  afterAll(() => stage.close(), minuteMs);

  it(
    "applies every acknowledged command once and shows it everywhere, while rooms are aborted during work",
    async () => {
      expect(await runSeeds(aborted, (seed) => runSeed(seed, stage), tally)).toBeNull();
    },
    10 * minuteMs + count * secondMs,
  );

  it(
    "applies every acknowledged command once and shows it everywhere, while the process is killed",
    async () => {
      for (let at = 0; at < killed.length; at += together) {
        const group = killed.slice(at, at + together);
        const rng = createRng(`kill ${group.join()}`);
        const running = runSeeds(group, (seed) => runSeed(seed, stage), tally);
        const kills = 1 + rng.int(2);
        const done = await killInMidWork(stage, kills, callsBetweenKills * group.length, rng, running);
        expect(await running).toBeNull();
        expect(done).toBe(kills);
      }
    },
    10 * minuteMs + count * secondMs,
  );

  it("applies nearly all commands, and rarely reports a conflict", () => {
    expect(tally.done).toBeGreaterThan(fewestDone);
    expect(tally.shareOf("changed-elsewhere")).toBeLessThan(mostChangedElsewhere);
  });
});
