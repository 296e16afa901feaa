import http from "node:http";
import type { Target } from "./measure-rate.ts";

/** Milliseconds from sending each request to its first body byte, with `concurrency` keep-alive connections. */
export async function measureFirstByte(
  target: Target,
  concurrency: number,
  requests: number,
): Promise<number[]> {
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
