import type { SearchContext } from "../../../app/catalogue/model/search-source";
import type { GatewayError } from "../../../app/foundation/gateway-error";
import { ok, type Result } from "../../../app/foundation/result";
import { loadDiscounts } from "../../../app/gateways/commerce/search-feed/load-discounts";
import { loadSearchContext } from "../../../app/gateways/commerce/search-feed/load-search-context";
import { findIds } from "../../../app/gateways/commerce/search-feed/load-search-sources";
import type { RecordChange } from "../../../app/gateways/search/search-writer";
import { type Feed, feedCategories, idsPerChange } from "./feed-records";
import type { Of, SearchChange } from "./search-change";

type Answer<Value> = Promise<Result<Value, GatewayError>>;
type Dependency = Of<"dependency">;
type HeldContext = Pick<SearchContext, "attributes" | "taxedCountries" | "categories">;

/** Fingerprints are stored with the search that they describe. */
const fingerprintIndex = "feed_fingerprints";

/** `learned`: fingerprints, to be stored once `next` is on the queue. */
export type Dependents = {
  readonly next: readonly SearchChange[];
  readonly learned: readonly RecordChange[];
};

/**
 * Finds the records that a changed category, product type, tax category or product discount affects. Compares a
 * fingerprint of the parts that records contain with the last one: a new description affects nothing, a type or a tax
 * category its own products, a category those in it and below it, a discount the prices of all.
 */
export async function findDependents(changes: readonly Dependency[], feed: Feed): Answer<Dependents> {
  const next: SearchChange[] = [];
  const learned: RecordChange[] = [];
  const known = await readFingerprints(changes, feed);
  if (!known.ok) return known;
  const isOfContext = ({ type }: Dependency) => type !== "product-discount";
  const context = changes.some(isOfContext) ? await loadSearchContext(feed.platform, new Date()) : null;
  if (context && !context.ok) return context;
  for (const [at, change] of changes.entries()) {
    const held = context && isOfContext(change) ? ok(readHeld(change, context.value)) : null;
    const found = held ?? (await loadHeldDiscount(change, feed));
    if (!found.ok) return found;
    const print = await toFingerprint(found.value);
    const before = known.value[at] ?? null;
    if (print === before) continue;
    learned.push(toFingerprintRecord(toName(change), print));
    const touched = await listTouched(change, feed);
    if (!touched.ok) return touched;
    next.push(...touched.value);
  }
  return ok({ next, learned });
}

function toName({ type, id }: Pick<Dependency, "type" | "id">): string {
  return `${type}:${id}`;
}

async function readFingerprints(
  changes: readonly Dependency[],
  { search }: Feed,
): Answer<readonly (string | null)[]> {
  const requested = changes.map((change) => ({ index: fingerprintIndex, id: toName(change) }));
  const records = await search.readRecords(requested, ["print"]);
  if (!records.ok) return records;
  return ok(records.value.map((record) => (typeof record?.print === "string" ? record.print : null)));
}

/** Fingerprints of all types, tax categories, categories and discounts, as a rebuild of all shops stores them. */
export async function listFingerprints(
  { attributes, taxedCountries, categories }: SearchContext,
  discounts: ReadonlyMap<string, string>,
): Promise<readonly RecordChange[]> {
  const all = [
    ...[...attributes.keys()].map((id) => ({ type: "product-type", id }) as const),
    ...[...taxedCountries.keys()].map((id) => ({ type: "tax-category", id }) as const),
    ...[...categories.keys()].map((id) => ({ type: "category", id }) as const),
  ].map((each) => [toName(each), readHeld(each, { attributes, taxedCountries, categories })] as const);
  const ofDiscounts = [...discounts].map(
    ([id, text]) => [toName({ type: "product-discount", id }), text] as const,
  );
  return Promise.all(
    [...all, ...ofDiscounts].map(async ([name, text]) =>
      toFingerprintRecord(name, await toFingerprint(text)),
    ),
  );
}

function toFingerprintRecord(objectID: string, print: string): RecordChange {
  return { index: fingerprintIndex, put: { objectID, print } };
}

async function toFingerprint(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * Returns what records use of a resource; empty if it was deleted.
 * Add each new dependency of records here: changes without it update no record.
 */
function readHeld({ type, id }: Pick<Dependency, "type" | "id">, context: HeldContext): string {
  const held =
    type === "category"
      ? context.categories.get(id)
      : type === "product-type"
        ? context.attributes.get(id)
        : [...(context.taxedCountries.get(id) ?? [])].sort();
  return held === undefined ? "" : JSON.stringify(held);
}

async function loadHeldDiscount({ id }: Dependency, { platform }: Feed): Answer<string> {
  const found = await loadDiscounts(platform, id);
  return found.ok ? ok(found.value.get(id) ?? "") : found;
}

async function listTouched({ type, id, at }: Dependency, feed: Feed): Answer<readonly SearchChange[]> {
  switch (type) {
    case "product-discount":
      return ok([{ kind: "catalogue", part: "prices", after: null, at }]);
    case "product-type":
      return listProducts(`productType(id = ${JSON.stringify(id)})`, at, feed);
    case "tax-category":
      return listProducts(`taxCategory(id = ${JSON.stringify(id)})`, at, feed);
    case "category": {
      const own = await feedCategories([{ id }], feed);
      if (!own.ok) return own;
      // The former products of a deleted category send their own messages.
      return listProducts(`masterData(current(categories(id = ${JSON.stringify(id)})))`, at, feed);
    }
  }
}

/** The products of a predicate in messages of a few ids each. */
async function listProducts(where: string, at: string, { platform }: Feed): Answer<readonly SearchChange[]> {
  const found: string[] = [];
  for (let after: string | null = null; ; ) {
    const page: Result<readonly string[], GatewayError> = await findIds(platform, where, after);
    if (!page.ok) return page;
    found.push(...page.value);
    after = page.value.at(-1) ?? null;
    if (after === null) break;
  }
  return ok(toProductChanges(found, "all", at));
}

export function toProductChanges(
  ids: readonly string[],
  part: Of<"products">["part"],
  at: string,
): readonly SearchChange[] {
  const changes: SearchChange[] = [];
  for (let start = 0; start < ids.length; start += idsPerChange)
    changes.push({ kind: "products", ids: ids.slice(start, start + idsPerChange), part, at });
  return changes;
}
