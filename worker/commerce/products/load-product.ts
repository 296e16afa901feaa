import { StampedCache, stampOf } from "../database/stamped-cache.ts";
import { type InitiatorRow, initiatorColumns, parseInitiators } from "../requests/initiator.ts";
import { load } from "../requests/load.ts";
import type { RequestContext } from "../requests/request-context.ts";
import type { PriceMode, Product, ProductData, ReviewStatistics } from "./product.ts";

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

/** A product by id, or null. Loads in one tick share a statement. */
export function loadProduct(context: RequestContext, id: string): Promise<Product | null> {
  return load(context, byId, id);
}

/** A product by key, or null. */
export function loadProductByKey(context: RequestContext, key: string): Promise<Product | null> {
  return load(context, byKey, key);
}

/** The product that has a variant with this SKU, or null; with drafts also one that has it only in its draft. */
export async function loadProductBySku(
  context: RequestContext,
  sku: string,
  withDrafts: boolean,
): Promise<Product | null> {
  const found = await load(context, bySku, sku);
  return found || !withDrafts ? found : load(context, byStagedSku, sku);
}

/** The product that has a variant with this key, or null; with drafts also one that has it only in its draft. */
export async function loadProductByVariantKey(
  context: RequestContext,
  key: string,
  withDrafts: boolean,
): Promise<Product | null> {
  const found = await load(context, byVariantKey, key);
  return found || !withDrafts ? found : load(context, byStagedVariantKey, key);
}

/** Hits of some pages of every country; a parsed one takes about 20 kB. */
const hits = new StampedCache<Product>(500);

interface HitRow {
  readonly id: string;
  readonly stamp: string;
  /** The product's row, without `reviewStatistics`, which change under the same stamp. */
  readonly product: string | null;
  readonly reviewStatistics: string | null;
}

const READ_HITS = `SELECT p.id, ${stampOf("p")} AS stamp, p.review_statistics AS reviewStatistics,
    CASE WHEN wanted.value ->> 1 = ${stampOf("p")} THEN NULL ELSE json_object('id', p.id, 'key', p.key,
      'version', p.version, 'createdAt', p.created_at, 'lastModifiedAt', p.last_modified_at,
      'productTypeId', p.product_type_id, 'taxCategoryId', p.tax_category_id, 'priceMode', p.price_mode,
      'published', p.published, 'current', p.lean, 'staged', NULL, 'reviewStatistics', NULL) END AS product
  FROM json_each(?) wanted JOIN product p ON p.id = wanted.value ->> 0`;

/** The platform wrote it itself. */
function parseHit(text: string): Product {
  return { ...parseProductRow(JSON.parse(text) as ProductRow), lean: true };
}

async function readHits(
  context: RequestContext,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Product>> {
  const { known, parameter } = hits.recall(ids);
  const rows = await context.replica.prepare(READ_HITS).bind(parameter).all<HitRow>();
  const products = new Map<string, Product>();
  for (const { id, stamp, product, reviewStatistics } of rows.results) {
    const hit = product === null ? known.get(id) : hits.keep(id, stamp, parseHit(product));
    if (hit) products.set(id, { ...hit, reviewRatingStatistics: parseStatistics(reviewStatistics) });
  }
  return products;
}

/** A product found by a search: published data without long texts, which are loaded on demand. */
export function loadHit(context: RequestContext, id: string): Promise<Product | null> {
  return load(context, readHits, id);
}

export interface ProductRow extends Partial<InitiatorRow> {
  readonly id: string;
  readonly key: string | null;
  readonly version: number;
  readonly createdAt: string;
  readonly lastModifiedAt: string;
  readonly productTypeId: string;
  readonly taxCategoryId: string | null;
  readonly priceMode: PriceMode | null;
  readonly published: number;
  readonly current: string | null;
  readonly staged: string | null;
  readonly reviewStatistics: string | null;
}

/** Columns in the row's own names, for SELECT; the table alias is `p`. */
export const PRODUCT_COLUMNS = `p.id, p.key, p.version, p.created_at AS createdAt, p.last_modified_at AS lastModifiedAt,
  p.product_type_id AS productTypeId, p.tax_category_id AS taxCategoryId,
  p.price_mode AS priceMode, p.published,
  p.review_statistics AS reviewStatistics, p.current, p.staged, ${initiatorColumns("p")}`;

/** The platform wrote these columns itself from checked drafts, so they need no validation. */
function parseData(text: string | null): ProductData | null {
  return text === null ? null : (JSON.parse(text) as ProductData);
}

function parseStatistics(text: string | null): ReviewStatistics | null {
  return text === null ? null : (JSON.parse(text) as ReviewStatistics);
}

export function parseProductRow({
  reviewStatistics,
  priceMode,
  createdBy,
  lastModifiedBy,
  ...row
}: ProductRow): Product {
  return {
    ...row,
    ...parseInitiators({ createdBy, lastModifiedBy }),
    ...(priceMode === null ? {} : { priceMode }),
    published: row.published === 1,
    current: parseData(row.current),
    staged: parseData(row.staged),
    reviewRatingStatistics: parseStatistics(reviewStatistics),
  };
}
