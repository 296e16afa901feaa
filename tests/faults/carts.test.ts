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
/** A process that is killed takes all its carts with it, so these seeds live together, a few at a time. */
const killedShare = 10;
const together = 5;
/** Calls of the platform between two kills, for each seed of a group: all kills come while there is work. */
const callsBetweenKills = 6;
/** Somebody else has to be faster twice in a row: rare, though calls are spoiled and a writer stands beside the room. */
const mostChangedElsewhere = 0.01;
/** Much is refused rightly: a scarce SKU, codes and methods that are none, lines that another page took out. */
const fewestDone = 0.85;
const secondMs = 1000;
const minuteMs = 60 * secondMs;

const seeds = Array.from({ length: count }, (_, index) => first + index);
const killed = seeds.filter((seed) => seed % killedShare === 0);
const aborted = seeds.filter((seed) => seed % killedShare !== 0);

describe("a cart under fire", () => {
  const tally = new Tally();
  let stage: Awaited<ReturnType<typeof openStage<ScriptedPlatform>>>;
  beforeAll(async () => {
    stage = await openStage(new ScriptedPlatform());
  }, minuteMs);
  afterAll(() => stage.close(), minuteMs);

  it(
    "keeps every acknowledged command once and shows it everywhere, while rooms end in mid-work",
    async () => {
      expect(await runSeeds(aborted, (seed) => runSeed(seed, stage), tally)).toBeNull();
    },
    10 * minuteMs + count * secondMs,
  );

  it(
    "keeps every acknowledged command once and shows it everywhere, while the process is killed",
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

  it("does nearly all that is asked, and says that somebody was faster only now and then", () => {
    expect(tally.done).toBeGreaterThan(fewestDone);
    expect(tally.shareOf("changed-elsewhere")).toBeLessThan(mostChangedElsewhere);
  });
});
