import { array, nullable, string, type } from "superstruct";
import type { CursorName, ModelStore } from "../store/model-store.ts";
import { type Cursor, toBehind } from "./cursor.ts";
import type { PlatformClient } from "./platform-client.ts";
import { readOrders } from "./read-orders.ts";
import { readProductIds, readProducts } from "./read-products.ts";

const document = `query ChangedCategories($where: String!) {
  categories(where: $where, limit: 250, sort: ["lastModifiedAt asc", "id asc"]) {
    results { id lastModifiedAt parentRef { id } nameAllLocales { value } }
  }
}`;

const Page = type({
  categories: type({
    results: array(
      type({
        id: string(),
        lastModifiedAt: string(),
        parentRef: nullable(type({ id: string() })),
        nameAllLocales: array(type({ value: string() })),
      }),
    ),
  }),
});

/** The numbers of entries read again. */
export type Learned = {
  readonly products: number;
  readonly categories: number;
  readonly orders: number;
  /** Articles that are no longer sold. */
  readonly gone: number;
};

/** Pages of each kind that one run reads; the next run continues from there. */
const mostPages = 80;
/** Deletions send no change: once a day all ids are compared. */
const sweepEveryMs = 86_400_000;

/** A page of changes after a cursor, oldest first; empty at the end. */
type ReadPage = (client: PlatformClient, store: ModelStore, behind: Cursor) => Promise<readonly Cursor[]>;

/** Reads the changes since the last run and writes them to the store, a page at a time, so that none is read twice. */
export async function learnFromPlatform(
  client: PlatformClient,
  store: ModelStore,
  nowMs: number,
): Promise<Learned> {
  const categories = await readAll("categories", readCategories, client, store);
  const products = await readAll("products", readProducts, client, store);
  const orders = await readAll("orders", readOrders, client, store);
  const isTimeToSweep = nowMs - store.readSweep() > sweepEveryMs;
  const gone = isTimeToSweep ? store.keepItems(await readProductIds(client)) : 0;
  if (isTimeToSweep) store.writeSweep(nowMs);
  return { products, categories, orders, gone };
}

async function readAll(
  name: CursorName,
  readPage: ReadPage,
  client: PlatformClient,
  store: ModelStore,
): Promise<number> {
  let count = 0;
  for (let page = 0; page < mostPages; page += 1) {
    const read = await readPage(client, store, store.readCursor(name));
    const last = read.at(-1);
    if (!last) break;
    store.writeCursor(name, last);
    count += read.length;
  }
  return count;
}

async function readCategories(
  client: PlatformClient,
  store: ModelStore,
  behind: Cursor,
): Promise<readonly Cursor[]> {
  const { categories } = await client.query(document, { where: toBehind("lastModifiedAt", behind) }, Page);
  for (const { id, parentRef, nameAllLocales } of categories.results) {
    const names = new Set(nameAllLocales.map(({ value }) => value.toLowerCase()));
    store.putCategory({ id, parentId: parentRef?.id ?? null, names: [...names] });
  }
  return categories.results.map(({ id, lastModifiedAt }) => ({ id, at: lastModifiedAt }));
}
