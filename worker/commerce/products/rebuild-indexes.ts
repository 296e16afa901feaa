import type { RequestContext } from "../requests/request-context.ts";
import { loadResource } from "../resources/load-resource.ts";
import { forgetWords } from "../search/learn-words.ts";
import { toDefinitions } from "./attribute-definition.ts";
import { type IndexedProduct, indexProducts, unindexStatements } from "./index-statements.ts";
import { PRODUCT_COLUMNS, type ProductRow, parseProductRow } from "./load-product.ts";
import { toIndexed } from "./save-product.ts";

/** Keeps every bound JSON parameter well below D1's 2 MB. */
const CHUNK = 50;

async function readIndexed(context: RequestContext, row: ProductRow): Promise<IndexedProduct> {
  const product = parseProductRow(row);
  const productType = (await loadResource(context, product.productTypeId)) ?? {};
  return toIndexed(product, toDefinitions(productType));
}

/**
 * Fills the index and full-text tables again from the products, chunk by chunk; each chunk is replaced as a whole, so
 * search stays usable meanwhile. Answers how many products there were.
 */
export async function rebuildIndexes(context: RequestContext): Promise<number> {
  forgetWords();
  let after = 0;
  let count = 0;
  for (;;) {
    const rows = await context.db
      .prepare(
        `SELECT p.seq, ${PRODUCT_COLUMNS} FROM product p WHERE p.seq > ? ORDER BY p.seq LIMIT ${CHUNK}`,
      )
      .bind(after)
      .all<ProductRow & { seq: number }>();
    const last = rows.results.at(-1);
    if (!last) return count;
    const products = await Promise.all(
      rows.results.map(({ seq: _seq, ...row }) => readIndexed(context, row)),
    );
    const ids = products.map(({ id }) => id);
    const index = indexProducts(context.db, products);
    await context.db.batch([...unindexStatements(context.db, ids), ...index.statements]);
    index.keep();
    after = last.seq;
    count += rows.results.length;
  }
}
