import type { RequestContext } from "../graphql/request-context.ts";
import type { Product } from "../products/product.ts";
import { PRODUCT_COLUMNS, type ProductRow, parseProductRow } from "../products/product-row.ts";
import type { JsonObject } from "../resources/json.ts";
import { findReferences, replaceReferences } from "../resources/resolve-references.ts";
import { type ImportResult, toFailed, toImported } from "./import-result.ts";
import type { KeyedResource } from "./parse-import-request.ts";
import { type ProductWrite, planProduct } from "./plan-product.ts";
import { writeProducts } from "./write-products.ts";

async function loadByKeys(
  { db }: RequestContext,
  keys: readonly string[],
): Promise<ReadonlyMap<string, Product>> {
  const rows = await db
    .prepare(`SELECT ${PRODUCT_COLUMNS} FROM json_each(?) wanted JOIN product p ON p.key = wanted.value`)
    .bind(JSON.stringify(keys))
    .all<ProductRow>();
  return new Map(rows.results.map((row) => [row.key ?? "", parseProductRow(row)]));
}

type Plan = { readonly write: ProductWrite } | { readonly result: ImportResult };

async function plan(
  context: RequestContext,
  { key, body }: KeyedResource,
  ids: ReadonlyMap<string, string>,
  before: Product | undefined,
): Promise<Plan> {
  try {
    const write = await planProduct(context, replaceReferences(body, ids), before);
    return write ? { write } : { result: toImported(key, before?.version ?? 1) };
  } catch (error) {
    return { result: toFailed(key, error) };
  }
}

/**
 * Brings products up to their drafts: creates, changes, or leaves alone what is equal (its version stays). Answers one result
 * for each, in their order; the statements it takes do not grow with their number.
 */
export async function importProducts(
  context: RequestContext,
  resources: readonly KeyedResource[],
): Promise<readonly ImportResult[]> {
  const bodies: readonly JsonObject[] = resources.map(({ body }) => body);
  const ids = await findReferences(context.db, bodies);
  const known = await loadByKeys(
    context,
    resources.map(({ key }) => key),
  );
  const plans = await Promise.all(
    resources.map((resource) => plan(context, resource, ids, known.get(resource.key))),
  );
  const writes = plans.flatMap((each) => ("write" in each ? [each.write] : []));
  const written = (await writeProducts(context, writes)).values();
  return plans.flatMap((each) => ("result" in each ? [each.result] : (written.next().value ?? [])));
}
