import http from "node:http";
import { fetchText } from "./fetch-text.ts";
import { measureRate, type Rate, type Target } from "./measure-rate.ts";
import { median, percentile } from "./percentile.ts";

export type Figures = {
  readonly requestsPerSecond: number;
  readonly cpuMsPerRequest: number;
  /** Milliseconds to the first body byte, by concurrency. */
  readonly firstByte: Readonly<Record<1 | 8, { readonly p50: number; readonly p95: number }>>;
  /** The rates of all rounds, in their order. */
  readonly rounds: readonly Rate[];
};

export type Plan = { readonly rounds: number; readonly seconds: number; readonly firstByteRequests: number };

/** Measures all targets in turn, round by round, so that a slow minute of the machine affects each of them. */
export async function measureAll(
  targets: readonly Target[],
  plan: Plan,
): Promise<ReadonlyMap<string, Figures>> {
  const rates = new Map<string, Rate[]>(targets.map(({ name }) => [name, []]));
  for (const target of targets) {
    await fetchText(target);
    await measureRate(target, 2);
  }
  for (let round = 1; round <= plan.rounds; round += 1) {
    for (const target of targets) {
      const rate = await measureRate(target, plan.seconds);
      rates.get(target.name)?.push(rate);
      console.log(`round ${round}  ${target.name.padEnd(34)} ${rate.requestsPerSecond.toFixed(0)} req/s`);
    }
  }
  const figures = new Map<string, Figures>();
  for (const target of targets)
    figures.set(target.name, await summarise(target, rates.get(target.name) ?? [], plan));
  return figures;
}

async function summarise(target: Target, rates: readonly Rate[], plan: Plan): Promise<Figures> {
  const firstByte = async (concurrency: number) => {
    const samples = await measureFirstByte(target, concurrency, plan.firstByteRequests);
    return { p50: percentile(samples, 0.5), p95: percentile(samples, 0.95) };
  };
  return {
    requestsPerSecond: median(rates.map((rate) => rate.requestsPerSecond)),
    cpuMsPerRequest: median(rates.map((rate) => rate.cpuMsPerRequest)),
    rounds: rates,
    firstByte: { 1: await firstByte(1), 8: await firstByte(8) },
  };
}

async function measureFirstByte(target: Target, concurrency: number, requests: number): Promise<number[]> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: concurrency });
  const samples: number[] = [];
  let left = requests;
  const worker = async () => {
    while (left > 0) {
      left -= 1;
      samples.push(await timeOne(target, agent));
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  agent.destroy();
  return samples;
}

function timeOne(target: Target, agent: http.Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const began = performance.now();
    const request = http.get(target.url, { agent, headers: { ...target.headers } }, (response) => {
      let firstByte: number | null = null;
      response.on("data", () => {
        firstByte ??= performance.now() - began;
      });
      response.on("end", () => resolve(firstByte ?? performance.now() - began));
    });
    request.on("error", reject);
  });
}
