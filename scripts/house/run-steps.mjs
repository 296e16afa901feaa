import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import path from "node:path";
import { runCommand } from "./run-command.mjs";
import { say } from "./say.mjs";

/** Number of lines of a failed step that are repeated at the end, so that a truncated log shows the cause. */
const linesRepeated = 70;

const secondsSince = (began) => ((performance.now() - began) / 1000).toFixed(1);

/**
 * Runs named steps in parallel, each after those in its `needs`.
 * One more at a time than the machine has cores, because most of them wait half of their time. A step that uses more
 * than one core takes as many places as it declares. A step's output is printed in one piece when it ends. Prints each
 * step's time and continues after a failure, so that one run shows all problems; only dependents of the failed step are
 * skipped. The failed steps' last lines are repeated at the end.
 */
export async function runSteps(steps, { places = availableParallelism() + 1 } = {}) {
  const began = performance.now();
  const folder = mkdtempSync(path.join(tmpdir(), "ironhall-steps-"));
  const waiting = [...steps];
  const running = new Set();
  let free = places;
  const passed = new Set();
  const failed = new Set();

  const start = (step) => {
    waiting.splice(waiting.indexOf(step), 1);
    const taken = Math.min(step.places ?? 1, places);
    free -= taken;
    const done = runStep(step, folder).then((isGreen) => {
      running.delete(done);
      free += taken;
      (isGreen ? passed : failed).add(step.name);
    });
    running.add(done);
  };

  while (waiting.length > 0 || running.size > 0) {
    for (const step of waiting.filter(({ needs = [] }) => needs.some((name) => failed.has(name)))) {
      waiting.splice(waiting.indexOf(step), 1);
      failed.add(step.name);
      say(`${step.name}: left out, because what it needs failed`);
    }
    const ready = waiting.filter(({ needs = [] }) => needs.every((name) => passed.has(name)));
    for (const step of ready) if (Math.min(step.places ?? 1, places) <= free) start(step);
    if (running.size > 0) await Promise.race(running);
  }
  for (const { name } of steps) if (failed.has(name)) repeatEnd(name, folder);
  rmSync(folder, { recursive: true });
  if (failed.size > 0) say(`Failed: ${[...failed].join(", ")}`);
  say(`All steps took ${secondsSince(began)} s`);
  console.log(`${passed.size} passed, ${failed.size} failed`);
  return failed.size === 0;
}

/** Runs a step, prints its output, and returns whether it passed. */
async function runStep({ name, command, args, env }, folder) {
  const began = performance.now();
  say(`${name} …`);
  const file = toLogFile(folder, name);
  const outputFile = openSync(file, "w");
  const code = await runCommand(command, args, { env, outputFile });
  closeSync(outputFile);
  process.stdout.write(readFileSync(file));
  say(`${name}: ${code === 0 ? "passed" : "FAILED"} (${secondsSince(began)} s)`);
  return code === 0;
}

function repeatEnd(name, folder) {
  const file = toLogFile(folder, name);
  if (!existsSync(file)) return;
  say(`The end of ${name}:`);
  console.log(readFileSync(file, "utf8").trimEnd().split("\n").slice(-linesRepeated).join("\n"));
}

function toLogFile(folder, name) {
  return path.join(folder, `${name.replace(/\W+/g, "-")}.log`);
}
