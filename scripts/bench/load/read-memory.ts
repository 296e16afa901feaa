import { readFileSync } from "node:fs";

/** What processes hold in memory together, in MB; one that ended holds nothing. Linux alone tells. */
export function readResidentMegabytes(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => sum + readOne(pid), 0);
}

function readOne(pid: number): number {
  try {
    const [, kilobytes = "0"] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
    return Number(kilobytes) / 1024;
  } catch {
    return 0;
  }
}
