import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { claimState } from "./state-claim.ts";

let folder = "";
const children: ChildProcess[] = [];

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "ironhall-state-"));
});

afterEach(() => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});

/** Starts a run in a separate process; resolves when it reports that it holds the folder. */
async function startRun(): Promise<ChildProcess> {
  const module = path.join(import.meta.dirname, "state-claim.ts");
  const script = `import { claimState } from ${JSON.stringify(module)};
    const isHeld = claimState(${JSON.stringify(folder)}) !== null;
    // As a run that keeps nothing of its claim.
    gc();
    process.stdout.write(isHeld ? "held" : "refused");
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ["--expose-gc", "--input-type=module", "-e", script], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  children.push(child);
  const [output] = await once(child.stdout ?? child, "data");
  expect(String(output)).toBe("held");
  return child;
}

it("gives the folder to one process at a time, and to the next after a release", () => {
  const first = claimState(folder);
  expect(first?.folder).toBe(folder);
  expect(claimState(folder)).toBeNull();
  first?.release();
  const second = claimState(folder);
  expect(second).not.toBeNull();
  second?.release();
});

it("stays held by a run without a reference to its claim, and is free at once after its SIGKILL", async () => {
  const run = await startRun();
  expect(claimState(folder)).toBeNull();
  run.kill("SIGKILL");
  await once(run, "exit");
  const next = claimState(folder);
  expect(next).not.toBeNull();
  next?.release();
});

it("is not held by a living process with the pid of an earlier run", () => {
  writeFileSync(path.join(folder, ".ironhall-group"), String(process.pid));
  const next = claimState(folder);
  expect(next).not.toBeNull();
  next?.release();
});

it("ends what a killed run left in its process group", async () => {
  const script =
    'const c = require("node:child_process").spawn("sleep", ["60"]); process.stdout.write(String(c.pid));';
  const leader = spawn(process.execPath, ["-e", `${script} setInterval(() => {}, 1000);`], {
    detached: true,
    stdio: ["ignore", "pipe", "inherit"],
  });
  children.push(leader);
  const [orphan] = (await once(leader.stdout ?? leader, "data")).map(Number);
  writeFileSync(path.join(folder, ".ironhall-group"), String(leader.pid));
  leader.kill("SIGKILL");
  await once(leader, "exit");
  claimState(folder)?.release();
  const isGone = () => {
    try {
      process.kill(orphan ?? 0, 0);
      return isZombie(orphan ?? 0);
    } catch {
      return true;
    }
  };
  await expect.poll(isGone).toBe(true);
});

/** A container's first process may never reap it. */
function isZombie(pid: number): boolean {
  try {
    return /^State:\s+Z/m.test(readStatus(pid));
  } catch {
    return true;
  }
}

function readStatus(pid: number): string {
  return readFileSync(`/proc/${pid}/status`, "utf8");
}
