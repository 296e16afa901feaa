import type { RequestContext } from "../requests/request-context.ts";
import { loadResource } from "../resources/load-resource.ts";
import { forgetWords } from "../search/learn-words.ts";
import { toDefinitions } from "./attribute-definition.ts";
import { type IndexedProduct, indexProducts, unindexStatements } from "./index-statements.ts";
import { PRODUCT_COLUMNS, type ProductRow, parseProductRow } from "./load-product.ts";
import { toIndexed } from "./save-product.ts";

/** Bounds every JSON parameter well below D1's 2 MB. */
const CHUNK = 50;

async function readIndexed(context: RequestContext, row: ProductRow): Promise<IndexedProduct> {
  const product = parseProductRow(row);
  const productType = (await loadResource(context, product.productTypeId)) ?? {};
  return toIndexed(product, toDefinitions(productType));
}

/**
 * Replaces the index and full-text rows of the next products after `after` (0: from the first on). Returns the last
 * one and their number; null at the end.
 */
export async function rebuildChunk(
  context: RequestContext,
  after: number,
): Promise<{ readonly last: number; readonly count: number } | null> {
  const rows = await context.db
    .prepare(`SELECT p.seq, ${PRODUCT_COLUMNS} FROM product p WHERE p.seq > ? ORDER BY p.seq LIMIT ${CHUNK}`)
    .bind(after)
    .all<ProductRow & { seq: number }>();
  const last = rows.results.at(-1);
  if (!last) return null;
  const products = await Promise.all(rows.results.map(({ seq: _seq, ...row }) => readIndexed(context, row)));
  const ids = products.map(({ id }) => id);
  const index = indexProducts(context.db, products);
  await context.db.batch([...unindexStatements(context.db, ids), ...index.statements]);
  index.keep();
  return { last: last.seq, count: products.length };
}

/**
 * Rebuilds the index and full-text tables from the products, chunk by chunk; each chunk is replaced as a whole, so
 * search stays usable meanwhile. Returns the number of products.
 */
export async function rebuildIndexes(context: RequestContext): Promise<number> {
  forgetWords();
  let count = 0;
  for (let after = 0; ; ) {
    const chunk = await rebuildChunk(context, after);
    if (!chunk) return count;
    after = chunk.last;
    count += chunk.count;
  }
}
