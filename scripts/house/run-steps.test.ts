import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { runSteps } from "./run-steps.mjs";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "ironhall-run-steps-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Records its start and end, and ends only after another step has started. */
function toStep(name: string, places: number, endsAfter: string) {
  const log = JSON.stringify(path.join(folder, "log"));
  const script = `const { appendFileSync, readFileSync } = require("node:fs");
    appendFileSync(${log}, "+${name} ");
    const look = setInterval(() => {
      if (!readFileSync(${log}, "utf8").includes("+${endsAfter} ")) return;
      appendFileSync(${log}, "-${name} ");
      clearInterval(look);
    }, 5);`;
  return { name, places, command: "node", args: ["-e", script] };
}

it("runs steps in parallel while places are free, and a wide step takes two", async () => {
  const steps = [toStep("wide", 2, "beside"), toStep("beside", 1, "beside"), toStep("last", 1, "last")];
  expect(await runSteps(steps, { places: 3 })).toBe(true);
  const entries = readFileSync(path.join(folder, "log"), "utf8").trim().split(" ");
  expect(entries.toSorted()).toEqual(["+beside", "+last", "+wide", "-beside", "-last", "-wide"]);
  // Not before one of the first two has released its places.
  const ends = [entries.indexOf("-wide"), entries.indexOf("-beside")];
  expect(entries.indexOf("+last")).toBeGreaterThan(Math.min(...ends));
});
