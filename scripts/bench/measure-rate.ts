import autocannon from "autocannon";
import { readCpuMs } from "./process-cpu.ts";
import type { Target } from "./target.ts";

export type Rate = { readonly requestsPerSecond: number; readonly cpuMsPerRequest: number };

/** A few seconds of load at concurrency 8; CPU time is that of the target's own runtime process. */
export async function measureRate(target: Target, seconds: number): Promise<Rate> {
  const before = readCpuMs(target.pids);
  const result = await autocannon({
    url: target.url,
    connections: 8,
    duration: seconds,
    headers: { ...target.headers },
  });
  const cpuMs = readCpuMs(target.pids) - before;
  const answered = result["2xx"];
  if (answered === 0 || result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${target.name}: ${result.non2xx} answers were not 2xx, ${result.errors} failed`);
  }
  return { requestsPerSecond: answered / result.duration, cpuMsPerRequest: cpuMs / answered };
}
