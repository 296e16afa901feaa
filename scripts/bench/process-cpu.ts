import { readdirSync, readFileSync } from "node:fs";

/** Linux counts CPU time in ticks of 10 ms. */
const millisecondsPerTick = 10;

function readStat(pid: number): readonly string[] {
  const text = readFileSync(`/proc/${pid}/stat`, "utf8");
  return text.slice(text.lastIndexOf(")") + 2).split(" ");
}

/** Lists the pids of the runtime processes that this process has started so far. */
export function listChildren(): readonly number[] {
  const parents = new Map<number, number>();
  for (const name of readdirSync("/proc")) {
    const pid = Number(name);
    if (!Number.isInteger(pid)) continue;
    try {
      parents.set(pid, Number(readStat(pid)[1]));
    } catch {
      // The process ended while the list was being read.
    }
  }
  return [...parents].filter(([, parent]) => parent === process.pid).map(([pid]) => pid);
}

/** Reads the user and system CPU time of the given processes so far, in milliseconds. */
export function readCpuMs(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => {
    const stat = readStat(pid);
    return sum + (Number(stat[11]) + Number(stat[12])) * millisecondsPerTick;
  }, 0);
}
