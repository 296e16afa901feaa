import { runConcurrently } from "../../import/run-concurrently.ts";
import { benchFoundation, benchProduct, benchStock } from "./bench-catalogue.ts";
import type { BenchClient } from "./platform-client.ts";

/** Limit of an import request. */
const resourcesPerRequest = 20;
const concurrentRequests = 4;

type Draft = Readonly<Record<string, unknown>>;

/** Sends drafts in import requests and returns the rate per second; throws when one is refused. */
export async function importBatches(
  client: BenchClient,
  path: string,
  type: string,
  drafts: readonly Draft[],
): Promise<number> {
  const bodies: string[] = [];
  for (let at = 0; at < drafts.length; at += resourcesPerRequest)
    bodies.push(JSON.stringify({ type, resources: drafts.slice(at, at + resourcesPerRequest) }));
  const began = performance.now();
  await runConcurrently(bodies, concurrentRequests, async (body) => {
    const answer: { operationStatus: { state: string }[] } = JSON.parse(
      await client.post(`${path}/import-containers/bench`, body),
    );
    const failed = answer.operationStatus.find(({ state }) => state !== "imported");
    if (failed) throw new Error(`A draft was not imported: ${JSON.stringify(failed)}`);
  });
  return drafts.length / ((performance.now() - began) / 1_000);
}

/** Drafts are created in chunks, so that a large catalogue need not fit into memory. */
const piece = 2_000;

/** Products at either end of a large import, whose rates show whether it slows down. */
export const endOfImport = 10_000;

/** Products per second, without the time to create drafts; `first` and `last` are the rates of the ends. */
export interface FillRates {
  readonly overall: number;
  readonly first: number;
  readonly last: number;
}

/** Fills an empty platform with the bench's catalogue. */
export async function fillPlatform(client: BenchClient, total: number): Promise<FillRates> {
  for (const [path, draft] of benchFoundation()) await client.post(path, JSON.stringify(draft));
  await client.post("import-containers", JSON.stringify({ key: "bench" }));
  const rates: number[] = [];
  for (let from = 0; from < total; from += piece) {
    const indexes = Array.from({ length: Math.min(piece, total - from) }, (_, at) => from + at);
    const drafts = indexes.map((index) => benchProduct(index, total));
    const rate = await importBatches(client, "product-drafts", "product-draft", drafts);
    rates.push(rate);
    await importBatches(client, "inventories", "inventory", indexes.map(benchStock));
    if (total > piece)
      console.log(`${from + indexes.length} of ${total} products, ${rate.toFixed(0)} a second`);
  }
  const end = Math.ceil(endOfImport / piece);
  return { overall: meanOf(rates), first: meanOf(rates.slice(0, end)), last: meanOf(rates.slice(-end)) };
}

/** Averages rates of chunks with the same size: their times add up. */
function meanOf(rates: readonly number[]): number {
  return rates.length / rates.reduce((sum, rate) => sum + 1 / rate, 0);
}
