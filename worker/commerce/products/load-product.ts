import { StampedCache, stampOf } from "../database/stamped-cache.ts";
import { load } from "../requests/load.ts";
import type { RequestContext } from "../requests/request-context.ts";
import type { Product, ProductData } from "./product.ts";
import { HEAD_COLUMNS, PRODUCT_COLUMNS, type ProductRow, parseProductRow } from "./product-row.ts";

async function read(
  context: RequestContext,
  from: string,
  keys: readonly string[],
): Promise<ReadonlyMap<string, Product>> {
  const rows = await context.replica
    .prepare(`SELECT wanted.value AS wanted, ${PRODUCT_COLUMNS} FROM json_each(?) wanted ${from}`)
    .bind(JSON.stringify(keys))
    .all<ProductRow & { wanted: string }>();
  return new Map(rows.results.map(({ wanted, ...row }) => [wanted, parseProductRow(row)]));
}

const byId = (context: RequestContext, ids: readonly string[]) =>
  read(context, "JOIN product p ON p.id = wanted.value", ids);

const byKey = (context: RequestContext, keys: readonly string[]) =>
  read(context, "JOIN product p ON p.key = wanted.value", keys);

type NameTable = "product_variant" | "staged_variant";

function byVariant(table: NameTable, column: "sku" | "key") {
  const from = `JOIN ${table} v ON v.${column} = wanted.value JOIN product p ON p.seq = v.product_seq`;
  return (context: RequestContext, names: readonly string[]) => read(context, from, names);
}

const bySku = byVariant("product_variant", "sku");
const byStagedSku = byVariant("staged_variant", "sku");
const byVariantKey = byVariant("product_variant", "key");
const byStagedVariantKey = byVariant("staged_variant", "key");

/** A product by id, or null. Products asked for in one tick share a statement. */
export function loadProduct(context: RequestContext, id: string): Promise<Product | null> {
  return load(context, byId, id);
}

/** A product by key, or null. */
export function loadProductByKey(context: RequestContext, key: string): Promise<Product | null> {
  return load(context, byKey, key);
}

/** The product that has a variant with this SKU, or null; with drafts also one that has it in its draft alone. */
export async function loadProductBySku(
  context: RequestContext,
  sku: string,
  withDrafts: boolean,
): Promise<Product | null> {
  const found = await load(context, bySku, sku);
  return found || !withDrafts ? found : load(context, byStagedSku, sku);
}

/** The product that has a variant with this key, or null; with drafts also one that has it in its draft alone. */
export async function loadProductByVariantKey(
  context: RequestContext,
  key: string,
  withDrafts: boolean,
): Promise<Product | null> {
  const found = await load(context, byVariantKey, key);
  return found || !withDrafts ? found : load(context, byStagedVariantKey, key);
}

/** Hits of some pages of every country; a parsed one takes about 20 kB. */
const hits = new StampedCache<ProductData>(500);

interface HitRow extends ProductRow {
  readonly stamp: string;
}

const READ_HITS = `SELECT ${HEAD_COLUMNS}, NULL AS staged, ${stampOf("p")} AS stamp,
    CASE WHEN wanted.value ->> 1 = ${stampOf("p")} THEN NULL ELSE p.lean END AS current
  FROM json_each(?) wanted JOIN product p ON p.id = wanted.value ->> 0`;

async function readHits(
  context: RequestContext,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Product>> {
  const { known, parameter } = hits.recall(ids);
  const rows = await context.replica.prepare(READ_HITS).bind(parameter).all<HitRow>();
  const products = rows.results.map(({ stamp, ...row }): Product => {
    const product = parseProductRow(row);
    const { current } = product;
    const data = current ? hits.keep(row.id, stamp, current) : (known.get(row.id) ?? null);
    return { ...product, current: data, lean: true };
  });
  return new Map(products.map((product) => [product.id, product]));
}

/** A product that a search found: published data without long texts, which are read when they are asked for. */
export function loadHit(context: RequestContext, id: string): Promise<Product | null> {
  return load(context, readHits, id);
}
