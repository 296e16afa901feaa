import autocannon from "autocannon";
import { readCpuMs } from "./process-cpu.ts";

export type Rate = { readonly requestsPerSecond: number; readonly cpuMsPerRequest: number };

/** Measures a few seconds of load at concurrency 8; CPU time is that of the target's own runtime process. */
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
    throw new Error(`${target.name}: ${result.non2xx} responses were not 2xx, ${result.errors} failed`);
  }
  return { requestsPerSecond: answered / result.duration, cpuMsPerRequest: cpuMs / answered };
}

/** One target: a URL on loopback and the processes that serve it. */
export type Target = {
  readonly name: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly pids: readonly number[];
};

/** A real browser's user agent: a tool's own would count as a crawler, which gets whole pages instead of streams. */
export const browserUserAgent =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36";
