import { findCategoryPath, toFacetPath } from "../../../app/catalogue/model/category-paths";
import type { ProductRecord } from "../../../app/catalogue/model/search-record";
import type { SearchContext, SearchShop, SearchSource } from "../../../app/catalogue/model/search-source";
import { toCategoryRecord, toSearchRecord } from "../../../app/catalogue/model/to-search-record";
import { toLanguage } from "../../../app/countries/model/locale";
import type { GatewayError } from "../../../app/foundation/gateway-error";
import { ok, type Result } from "../../../app/foundation/result";
import type { CommerceClient } from "../../../app/gateways/commerce/commerce-client";
import { loadDiscounts } from "../../../app/gateways/commerce/search-feed/load-discounts";
import { loadSearchContext } from "../../../app/gateways/commerce/search-feed/load-search-context";
import {
  loadSourcePage,
  type SourcePage,
} from "../../../app/gateways/commerce/search-feed/load-search-sources";
import {
  toCategoryIndex,
  toCategorySettings,
  toProductIndex,
  toProductSettings,
  toReplicaNames,
  toReplicaSettings,
} from "../../../app/gateways/search/index-settings";
import type { RecordChange, SearchWriter } from "../../../app/gateways/search/search-writer";
import { readSynonyms } from "../../../app/gateways/search/synonyms";
import { feedNewsSince } from "./feed-records";
import { listFingerprints } from "./find-dependents";
import { searchShops } from "./search-shops";

type Answer<Value> = Promise<Result<Value, GatewayError>>;

export type RebuildOptions = {
  readonly platform: CommerceClient;
  readonly search: SearchWriter;
  readonly shops: readonly SearchShop[];
  /** Identifies the source data of the indexes, so that a caller knows whether to rebuild. */
  readonly mark: string;
  readonly say: (sentence: string) => void;
};

export type RebuildReport = {
  readonly products: number;
  readonly records: number;
  readonly categories: number;
};

/** A shop's records that wait to be sent, and the number of products per category path. */
type Shelf = {
  readonly shop: SearchShop;
  readonly waiting: RecordChange[];
  readonly counts: Map<string, number>;
  records: number;
};

/** Records per batch of an index. */
const recordsPerBatch = 1_000;

/**
 * Builds the shops' indexes beside the live ones, reads each product once for all shops, and swaps the indexes when
 * all are complete. On any failure the former indexes stay. Applies the changes made meanwhile at the end.
 */
export async function rebuildSearch(options: RebuildOptions): Answer<RebuildReport> {
  const { platform, search, shops } = options;
  const startedAt = new Date();
  const context = await loadSearchContext(platform, startedAt);
  if (!context.ok) return context;
  // The state that the records contain: a discount that changes meanwhile gets another fingerprint.
  const discounts = await loadDiscounts(platform);
  if (!discounts.ok) return discounts;
  const prepared = await eachOf(shops, (shop) => prepare(shop, context.value, options, startedAt));
  if (!prepared.ok) return prepared;
  const shelves = shops.map((shop): Shelf => ({ shop, waiting: [], counts: new Map(), records: 0 }));
  const filled = await fillProducts(shelves, context.value, options);
  if (!filled.ok) return filled;
  const categories = await eachOf(shelves, (shelf) => fillCategories(shelf, context.value, search));
  if (!categories.ok) return categories;
  const moved = await eachOf(shops, (shop) => putInPlace(shop, context.value, options, startedAt));
  if (!moved.ok) return moved;
  const noted = await noteFingerprints(context.value, discounts.value, options);
  if (!noted.ok) return noted;
  const caughtUp = await feedNewsSince(startedAt, { platform, search, shops });
  if (!caughtUp.ok) return caughtUp;
  return ok({
    products: filled.value,
    records: shelves.reduce((sum, { records }) => sum + records, 0),
    categories: categories.value.reduce((sum, count) => sum + count, 0),
  });
}

/** Only after a rebuild of all shops: a fingerprint applies to every shop's records. */
async function noteFingerprints(
  context: SearchContext,
  discounts: ReadonlyMap<string, string>,
  { search, shops }: RebuildOptions,
): Answer<void> {
  if (shops.length < searchShops.length) return ok(undefined);
  return search.change(await listFingerprints(context, discounts));
}

const toTemporary = (index: string) => `${index}_tmp`;

/** Names of all attributes that any product type is filtered by. */
function listAttributeNames({ attributes }: SearchContext): readonly string[] {
  return [...new Set([...attributes.values()].flat().map(({ name }) => name))].toSorted();
}

function toSettings({ locale }: SearchShop, context: SearchContext, mark: string, builtAt: Date) {
  const userData = { mark, builtAt: builtAt.toISOString(), language: toLanguage(locale) };
  return {
    products: { ...toProductSettings(locale, listAttributeNames(context)), userData },
    categories: { ...toCategorySettings(locale), userData },
  };
}

/** Removes the index of a failed run, and starts with an empty one. */
async function prepare(
  shop: SearchShop,
  context: SearchContext,
  { search }: RebuildOptions,
  builtAt: Date,
): Answer<void> {
  // The mark says that the rebuild is complete: until then another run starts again.
  const settings = toSettings(shop, context, "", builtAt);
  const synonyms = readSynonyms(toLanguage(shop.locale));
  for (const [index, own] of [
    [toTemporary(toProductIndex(shop.locale)), settings.products],
    [toTemporary(toCategoryIndex(shop.locale)), settings.categories],
  ] as const) {
    const emptied = await search.remove(index);
    if (!emptied.ok) return emptied;
    const set = await search.setSettings(index, own);
    if (!set.ok) return set;
    const result = await search.setSynonyms(index, synonyms);
    if (!result.ok) return result;
  }
  return ok(undefined);
}

/** Reads a page while the one before is written. Returns the number of products. */
async function fillProducts(
  shelves: readonly Shelf[],
  context: SearchContext,
  { platform, search, shops, say }: RebuildOptions,
): Answer<number> {
  const countries = [...new Set(shops.map(({ country }) => country))];
  const load = (after: string | null) => loadSourcePage(platform, countries, after);
  let products = 0;
  let reading: Answer<SourcePage> | null = load(null);
  while (reading) {
    const page: Result<SourcePage, GatewayError> = await reading;
    if (!page.ok) return page;
    const { sources } = page.value;
    const next: string | null = page.value.next;
    reading = next === null ? null : load(next);
    products += sources.length;
    const written = await eachOf(shelves, (shelf) => shelve(shelf, sources, context, search, next === null));
    if (!written.ok) {
      await reading;
      return written;
    }
    if (products % 10_000 === 0) say(`${products} products read.`);
  }
  return ok(products);
}

async function shelve(
  shelf: Shelf,
  sources: readonly SearchSource[],
  context: SearchContext,
  search: SearchWriter,
  isLast: boolean,
): Answer<void> {
  const index = toTemporary(toProductIndex(shelf.shop.locale));
  for (const source of sources) {
    const record = toSearchRecord(source, shelf.shop, context);
    if (!record) continue;
    shelf.waiting.push({ index, put: record });
    count(record, shelf.counts);
    shelf.records += 1;
  }
  if (!isLast && shelf.waiting.length < recordsPerBatch) return ok(undefined);
  return search.change(shelf.waiting.splice(0));
}

function count({ categories }: ProductRecord, counts: Map<string, number>): void {
  for (const path of Object.values(categories).flat()) counts.set(path, (counts.get(path) ?? 0) + 1);
}

/** Skips categories without products, which suggest nothing. Returns the number of categories. */
async function fillCategories(
  { shop, counts }: Shelf,
  context: SearchContext,
  search: SearchWriter,
): Answer<number> {
  const index = toTemporary(toCategoryIndex(shop.locale));
  const changes = [...context.categories.keys()].flatMap((id): RecordChange[] => {
    const path = findCategoryPath(id, context.categories, shop);
    const products = path ? (counts.get(toFacetPath(path)) ?? 0) : 0;
    const record = products > 0 ? toCategoryRecord(id, products, shop, context) : null;
    return record ? [{ index, put: record }] : [];
  });
  const written = await search.change(changes);
  return written.ok ? ok(changes.length) : written;
}

/** Replicas are attached to the name, so they are set after the move. */
async function putInPlace(
  shop: SearchShop,
  context: SearchContext,
  { search, mark }: RebuildOptions,
  builtAt: Date,
): Answer<void> {
  const index = toProductIndex(shop.locale);
  const categoryIndex = toCategoryIndex(shop.locale);
  for (const name of [index, categoryIndex]) {
    const moved = await search.move(toTemporary(name), name);
    if (!moved.ok && !(await wasMoved(name, search, builtAt))) return moved;
  }
  const set = await search.setSettings(index, { replicas: toReplicaNames(shop.locale) });
  if (!set.ok) return set;
  for (const [replica, settings] of toReplicaSettings(shop.locale)) {
    const ordered = await search.setSettings(replica, settings);
    if (!ordered.ok) return ordered;
  }
  return search.setSettings(index, toSettings(shop, context, mark, builtAt).products);
}

/** Whether the move succeeded and only its response was lost. */
async function wasMoved(index: string, search: SearchWriter, builtAt: Date): Promise<boolean> {
  const mark = await search.readMark(index);
  return mark.ok && mark.value?.builtAt === builtAt.toISOString();
}

const atOnce = 4;

/** Runs the work for all items, four at a time; the first failure ends it. */
async function eachOf<Item, Value>(
  items: readonly Item[],
  work: (item: Item) => Answer<Value>,
): Answer<readonly Value[]> {
  const values: Value[] = [];
  for (let at = 0; at < items.length; at += atOnce) {
    const answers = await Promise.all(items.slice(at, at + atOnce).map(work));
    for (const answer of answers) {
      if (!answer.ok) return answer;
      values.push(answer.value);
    }
  }
  return ok(values);
}
