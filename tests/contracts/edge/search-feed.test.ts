import { array, boolean, create, number, type as object, record, string } from "superstruct";
import { afterEach, describe, expect, it } from "vitest";
import { localSecrets } from "../../../scripts/house/local-secrets.mjs";
import { Guest } from "../../support/guest.ts";
import { openPlatform } from "../../support/platform.ts";
import { soon } from "../../support/soon.ts";

const port = Number(process.env.IRONHALL_EDGE_PORT);
const { search: keys } = localSecrets();
const platform = openPlatform(port);
const search = new Guest(port, "search.localhost");
/** A log splitter that no other test searches for. */
const sku = "EX10310001";
const undo: (() => Promise<unknown>)[] = [];

const Answer = object({
  hits: array(object({ sku: string(), inStock: boolean(), reviewCount: number(), name: string() })),
});

const Named = object({ masterData: object({ current: object({ name: record(string(), string()) }) }) });

async function find(query: string) {
  const answer = await search.send("/1/indexes/products_en-gb/query", {
    method: "POST",
    headers: { "x-algolia-application-id": "ironhall", "x-algolia-api-key": keys.SEARCH_API_KEY },
    body: JSON.stringify({ query, hitsPerPage: 100 }),
  });
  return create(JSON.parse(answer.text), Answer).hits;
}

const findOwn = async (query: string) => (await find(query)).find((hit) => hit.sku === sku);

async function change(resource: string, key: string, actions: readonly unknown[]) {
  const stored = await platform.loadByKey(resource, key);
  if (!stored) throw new Error(`There is no ${key} among ${resource}`);
  return platform.update(resource, stored, actions);
}

afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

describe("the search index learns from the platform's messages", () => {
  it("a product's new name, and removes the old one", async () => {
    const rename = (name: unknown) =>
      change("products", sku, [{ action: "changeName", name, staged: false }]);
    const { masterData } = create(await platform.loadByKey("products", sku), Named);
    undo.push(() => rename(masterData.current.name));
    expect(await findOwn("log splitter")).toBeDefined();
    await rename({ ...masterData.current.name, en: "Timber cleaver Quokkatron" });
    await soon(async () => (await findOwn("quokkatron")) !== undefined);
  });

  it("that a product is sold out: it is ranked after all available ones", async () => {
    const entry = `stock-${sku}`;
    const set = (quantity: number) => change("inventory", entry, [{ action: "changeQuantity", quantity }]);
    undo.push(() => set(40));
    await set(40);
    await soon(async () => (await findOwn("log splitter"))?.inStock === true);
    await set(0);
    await soon(async () => (await findOwn("log splitter"))?.inStock === false);
    const machines = (await find("log splitter")).filter(({ name }) => name.startsWith("Log splitter"));
    const places = machines.map(({ inStock }) => inStock);
    expect(places).toEqual(places.toSorted((one, other) => Number(other) - Number(one)));
  });

  it("a new review", async () => {
    const before = (await findOwn("log splitter"))?.reviewCount ?? 0;
    const product = await platform.loadByKey("products", sku);
    await platform.create("reviews", { rating: 5, target: { typeId: "product", id: product?.id } });
    await soon(async () => (await findOwn("log splitter"))?.reviewCount === before + 1);
  });

  it("that a product is no longer sold", async () => {
    undo.push(() => change("products", sku, [{ action: "publish" }]));
    await change("products", sku, [{ action: "unpublish" }]);
    await soon(async () => (await findOwn("log splitter")) === undefined);
  });
});
