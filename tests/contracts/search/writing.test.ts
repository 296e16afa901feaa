import type { Algoliasearch } from "algoliasearch";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openClient } from "./open-client.ts";
import { type SearchService, serveSearch } from "./serve-search.ts";
import { fillIndex, machineSettings, machines, toTemporaryName } from "./temporary-index.ts";

let service: SearchService;
let client: Algoliasearch;
const made = new Set<string>();

beforeAll(async () => {
  service = await serveSearch();
  client = openClient(service, "write");
}, 120_000);

afterAll(async () => {
  for (const indexName of made) await client.deleteIndex({ indexName });
  await service.stop();
});

async function open(what: string): Promise<string> {
  const name = toTemporaryName(what);
  made.add(name);
  await fillIndex(client, name, machineSettings, machines);
  return name;
}

async function find(indexName: string, query = ""): Promise<readonly string[]> {
  const { hits } = await client.searchSingleIndex({ indexName, searchParams: { query } });
  return hits.map(({ objectID }) => objectID);
}

describe("records", () => {
  it("are added, changed in part, counted up and deleted", async () => {
    const indexName = await open("records");
    await client.partialUpdateObjects({
      indexName,
      waitForTasks: true,
      objects: [
        { objectID: "scale", price: 100, tags: { _operation: "AddUnique", value: "sale" } },
        { objectID: "bench", price: { _operation: "Increment", value: 5 } },
        { objectID: "unknown", name: "never made" },
      ],
    });
    expect(await client.getObject({ indexName, objectID: "scale" })).toMatchObject({
      name: "Platform scale 150 kg",
      price: 100,
      tags: ["new", "bestseller", "sale"],
    });
    expect(await client.getObject({ indexName, objectID: "bench", attributesToRetrieve: ["price"] })).toEqual(
      {
        objectID: "bench",
        price: 4905,
      },
    );
    await client.deleteObjects({ indexName, objectIDs: ["washer"], waitForTasks: true });
    expect(await find(indexName)).toEqual(["bench", "scale"]);
    const { results } = await client.getObjects({
      requests: [
        { indexName, objectID: "bench", attributesToRetrieve: ["name"] },
        { indexName, objectID: "washer" },
      ],
    });
    expect(results).toEqual([{ objectID: "bench", name: "Bench scale 6 kg" }, null]);
  });

  it("are replaced as a whole, and found by their new words only", async () => {
    const indexName = await open("replaced");
    const objects = [{ objectID: "washer", name: "Ultrasonic bath" }];
    await client.saveObjects({ indexName, objects, waitForTasks: true });
    expect(await find(indexName, "ultrasonic")).toEqual(["washer"]);
    expect(await find(indexName, "pressure")).toEqual([]);
  });

  it("are deleted by filter, and all together", async () => {
    const indexName = await open("deleted");
    const byFilter = await client.deleteBy({ indexName, deleteByParams: { filters: "brand:Hillvert" } });
    await client.waitForTask({ indexName, taskID: byFilter.taskID });
    expect(await find(indexName)).toEqual(["bench", "scale"]);
    const cleared = await client.clearObjects({ indexName });
    await client.waitForTask({ indexName, taskID: cleared.taskID });
    expect(await find(indexName)).toEqual([]);
    expect(await client.getSettings({ indexName })).toMatchObject({
      customRanking: machineSettings.customRanking,
    });
  });

  it("are browsed to the last", async () => {
    const indexName = await open("browsed");
    const ids: string[] = [];
    await client.browseObjects({
      indexName,
      browseParams: { hitsPerPage: 2 },
      aggregator: ({ hits }) => void ids.push(...hits.map(({ objectID }) => objectID)),
    });
    expect(ids.sort()).toEqual(["bench", "scale", "washer"]);
  });
});

describe("an index", () => {
  it("sorts its records differently under the names of its replicas", async () => {
    const indexName = await open("sorted");
    const cheapest = `${indexName}_price_asc`;
    const { taskID } = await client.setSettings({
      indexName,
      indexSettings: { replicas: [`virtual(${cheapest})`] },
    });
    await client.waitForTask({ indexName, taskID });
    const sorted = await client.setSettings({
      indexName: cheapest,
      indexSettings: { customRanking: ["asc(price)"], relevancyStrictness: 0 },
    });
    await client.waitForTask({ indexName: cheapest, taskID: sorted.taskID });
    expect(await find(cheapest)).toEqual(["bench", "scale", "washer"]);
    expect(await find(cheapest, "scale")).toEqual(["bench", "scale", "washer"]);
    expect((await client.getSettings({ indexName: cheapest })).primary).toBe(indexName);
  });

  it("is rebuilt next to the old one, which serves until the new one takes its name", async () => {
    const indexName = await open("rebuilt");
    const replica = `${indexName}_price_desc`;
    const replicas = await client.setSettings({
      indexName,
      indexSettings: { replicas: [`virtual(${replica})`] },
    });
    await client.waitForTask({ indexName, taskID: replicas.taskID });
    await client.setSettings({
      indexName: replica,
      indexSettings: { customRanking: ["desc(price)"], relevancyStrictness: 0 },
    });
    const building = `${indexName}_tmp`;
    await fillIndex(client, building, machineSettings, [
      { objectID: "new", name: "New scale", price: 1 },
      { objectID: "newer", name: "Newer scale", price: 2 },
    ]);
    expect(await find(indexName)).toEqual(["bench", "scale", "washer"]);
    const moved = await client.operationIndex({
      indexName: building,
      operationIndexParams: { operation: "move", destination: indexName },
    });
    await client.waitForTask({ indexName: building, taskID: moved.taskID });
    expect(await find(indexName)).toEqual(["new", "newer"]);
    expect(await find(replica)).toEqual(["newer", "new"]);
    await expect(find(building)).rejects.toMatchObject({ status: 404 });
  });

  it("is refilled by the client's own method to replace everything", async () => {
    const indexName = await open("replaced_all");
    await client.replaceAllObjects({
      indexName,
      objects: [{ objectID: "only", name: "Only scale" }],
      batchSize: 1,
    });
    expect(await find(indexName)).toEqual(["only"]);
    expect(await client.getSettings({ indexName })).toMatchObject({
      customRanking: machineSettings.customRanking,
    });
  });

  it("is copied with settings and synonyms, listed and deleted", async () => {
    const indexName = await open("copied");
    const synonyms = await client.saveSynonyms({
      indexName,
      synonymHit: [{ objectID: "s1", type: "synonym", synonyms: ["washer", "cleaner"] }],
    });
    await client.waitForTask({ indexName, taskID: synonyms.taskID });
    const copy = toTemporaryName("copy");
    made.add(copy);
    const { taskID } = await client.operationIndex({
      indexName,
      operationIndexParams: { operation: "copy", destination: copy },
    });
    await client.waitForTask({ indexName, taskID });
    expect(await find(copy, "cleaner")).toEqual(["washer"]);
    const { items } = await client.listIndices();
    expect(items.find(({ name }) => name === copy)).toMatchObject({ entries: 3 });
    const deleted = await client.deleteIndex({ indexName: copy });
    await client.waitForTask({ indexName: copy, taskID: deleted.taskID });
    await expect(find(copy)).rejects.toMatchObject({ status: 404 });
  });
});

describe("synonyms", () => {
  it("are saved, searched, replaced and cleared", async () => {
    const indexName = await open("synonyms");
    const save = async (
      synonymHit: Parameters<Algoliasearch["saveSynonyms"]>[0]["synonymHit"],
      replaceExistingSynonyms = false,
    ) => {
      const { taskID } = await client.saveSynonyms({ indexName, synonymHit, replaceExistingSynonyms });
      await client.waitForTask({ indexName, taskID });
    };
    await save([
      { objectID: "a", type: "synonym", synonyms: ["washer", "cleaner"] },
      { objectID: "b", type: "onewaysynonym", input: "balance", synonyms: ["scale"] },
    ]);
    expect(await find(indexName, "balance")).toEqual(["bench", "scale", "washer"]);
    expect(
      (await client.searchSynonyms({ indexName, searchSynonymsParams: { query: "cleaner" } })).nbHits,
    ).toBe(1);
    expect(await client.getSynonym({ indexName, objectID: "b" })).toMatchObject({ input: "balance" });
    await save([{ objectID: "c", type: "synonym", synonyms: ["scale", "weigher"] }], true);
    expect(await find(indexName, "cleaner")).toEqual([]);
    expect(await find(indexName, "weigher")).toEqual(["bench", "scale", "washer"]);
    const { taskID } = await client.clearSynonyms({ indexName });
    await client.waitForTask({ indexName, taskID });
    expect(await find(indexName, "weigher")).toEqual([]);
  });
});
