import { runCommand } from "./run-command.mjs";
import { say } from "./say.mjs";

/** Runs named steps one after the other; tells the time of each and goes on, so that one run shows all that is wrong. */
export async function runSteps(steps) {
  const failed = [];
  for (const { name, command, args, env } of steps) {
    const began = performance.now();
    say(`${name} …`);
    const code = await runCommand(command, args, { env });
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    say(`${name}: ${code === 0 ? "passed" : "FAILED"} (${seconds} s)`);
    if (code !== 0) failed.push(name);
  }
  if (failed.length > 0) say(`Failed: ${failed.join(", ")}`);
  console.log(`${steps.length - failed.length} passed, ${failed.length} failed`);
  return failed.length === 0;
}
