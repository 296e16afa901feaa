import { runConcurrently } from "../../import/run-concurrently.ts";
import { benchFoundation, benchProduct, benchStock } from "./bench-catalogue.ts";
import type { BenchClient } from "./platform-client.ts";

/** What an import request may hold at most. */
const resourcesPerRequest = 20;
const concurrentRequests = 4;

type Draft = Readonly<Record<string, unknown>>;

/** Sends drafts in import requests and answers how many went in per second; throws when one does not. */
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
    if (failed) throw new Error(`A draft did not go in: ${JSON.stringify(failed)}`);
  });
  return drafts.length / ((performance.now() - began) / 1_000);
}

/** Drafts are made piece by piece, so that a large catalogue need not fit into memory. */
const piece = 2_000;

/** Fills an empty platform with the bench's catalogue; answers products per second, its making not counted. */
export async function fillPlatform(client: BenchClient, total: number): Promise<number> {
  for (const [path, draft] of benchFoundation()) await client.post(path, JSON.stringify(draft));
  await client.post("import-containers", JSON.stringify({ key: "bench" }));
  let seconds = 0;
  for (let from = 0; from < total; from += piece) {
    const indexes = Array.from({ length: Math.min(piece, total - from) }, (_, at) => from + at);
    const drafts = indexes.map((index) => benchProduct(index, total));
    const rate = await importBatches(client, "product-drafts", "product-draft", drafts);
    seconds += drafts.length / rate;
    await importBatches(client, "inventories", "inventory", indexes.map(benchStock));
    if (total > piece)
      console.log(`${from + indexes.length} of ${total} products, ${rate.toFixed(0)} a second`);
  }
  return total / seconds;
}
