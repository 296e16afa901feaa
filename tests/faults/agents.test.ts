import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { serveProfile } from "./support/fault-agent.ts";
import { openStage } from "./support/open-stage.ts";
import { runSeed } from "./support/run-seed.ts";
import { runSeeds } from "./support/run-seeds.ts";
import { ScriptedPlatform } from "./support/scripted-platform.ts";
import { Tally } from "./support/tally.ts";

const first = Number(process.env.FAULT_FIRST_SEED ?? 1);
const count = Math.ceil(Number(process.env.FAULT_SEEDS ?? 200) / 10);
const minuteMs = 60_000;

describe("a cart that an assistant fills as well, under faults", () => {
  const tally = new Tally();
  let stage: Awaited<ReturnType<typeof openStage<ScriptedPlatform>>>;
  let profile: Awaited<ReturnType<typeof serveProfile>>;
  beforeAll(async () => {
    profile = await serveProfile();
    stage = await openStage(new ScriptedPlatform());
  }, minuteMs);
  afterAll(async () => {
    await stage.close();
    profile.stop();
  }, minuteMs);

  it(
    "loses and doubles nothing of the shopper's pages or of the assistant",
    async () => {
      const seeds = Array.from({ length: count }, (_, index) => first + index);
      expect(await runSeeds(seeds, (seed) => runSeed(seed, stage, profile.url), tally)).toBeNull();
    },
    5 * minuteMs,
  );
});
