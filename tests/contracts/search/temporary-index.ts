import type { Algoliasearch, IndexSettings } from "algoliasearch";

type Json = Record<string, unknown>;

/** Returns a name that no other run uses; the caller that creates an index with it deletes it. */
export function toTemporaryName(what: string): string {
  return `contract_${what}_${crypto.randomUUID().slice(0, 8)}`;
}

/** Fills an index with settings and records; resolves when both are searchable. */
export async function fillIndex(
  client: Algoliasearch,
  indexName: string,
  indexSettings: IndexSettings,
  objects: readonly Json[],
): Promise<void> {
  const { taskID } = await client.setSettings({ indexName, indexSettings });
  await client.waitForTask({ indexName, taskID });
  await client.saveObjects({ indexName, objects: [...objects], waitForTasks: true });
}

export const machines = [
  {
    objectID: "scale",
    sku: "EX10001234",
    name: "Platform scale 150 kg",
    brand: "Steinberg",
    text: "A scale for the workshop with a display of its own, checked and sealed before it is shipped to you.",
    price: 19900,
    rating: 4.5,
    tags: ["new", "bestseller"],
    inStock: true,
    popularity: 50,
    categories: { lvl0: ["weighing"], lvl1: ["weighing > platform"] },
    attributes: { capacity: 150 },
  },
  {
    objectID: "bench",
    sku: "EX10001235",
    name: "Bench scale 6 kg",
    brand: "Steinberg",
    text: "Small and exact.",
    price: 4900,
    rating: 4,
    tags: ["new"],
    inStock: true,
    popularity: 90,
    categories: { lvl0: ["weighing"], lvl1: ["weighing > bench"] },
    attributes: { capacity: 6 },
  },
  {
    objectID: "washer",
    sku: "EX10002001",
    name: "Pressure washer",
    brand: "Hillvert",
    text: "Cleans what a scale gets dirty.",
    price: 29900,
    rating: 3.5,
    tags: [],
    inStock: false,
    popularity: 10,
    categories: { lvl0: ["cleaning"], lvl1: ["cleaning > pressure"] },
    attributes: { power: 2000 },
  },
] as const;

export const machineSettings: IndexSettings = {
  searchableAttributes: ["unordered(sku)", "unordered(name)", "unordered(brand)", "unordered(text)"],
  attributesForFaceting: [
    "searchable(brand)",
    "tags",
    "price",
    "rating",
    "inStock",
    "categories.lvl0",
    "categories.lvl1",
    "attributes.capacity",
    "filterOnly(sku)",
  ],
  customRanking: ["desc(inStock)", "desc(popularity)"],
  attributesToSnippet: ["text:6"],
  unretrievableAttributes: ["popularity"],
  queryLanguages: ["en"],
  indexLanguages: ["en"],
  ignorePlurals: true,
};
