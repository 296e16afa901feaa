import { isOvertaken } from "../database/commit.ts";
import { asPlatformError } from "../errors/platform-errors.ts";
import { foreseeProductDiscounts } from "../product-discounts/product-discount.ts";
import { PRODUCT_COLUMNS, type ProductRow, parseProductRow } from "../products/load-product.ts";
import type { Product } from "../products/product.ts";
import type { RequestContext } from "../requests/request-context.ts";
import { foreseeResources } from "../resources/load-resource.ts";
import {
  type FoundReferences,
  readReferences,
  referencesStatement,
  replaceReferences,
} from "../resources/resolve-references.ts";
import type { OperationLog } from "./import-operations.ts";
import { type ImportResult, toFailed, toImported } from "./import-result.ts";
import type { KeyedResource } from "./parse-import-request.ts";
import { type ProductWrite, planProduct } from "./plan-product.ts";
import { writeAlone, writeTogether } from "./write-products.ts";

/** More types than a shop imports together. */
const MAX_RECENT = 50;

/**
 * Ids of the product types and custom types of the latest imports, the oldest first: the next batch probably uses
 * them.
 */
const recent = new Set<string>();

interface Known {
  readonly references: FoundReferences;
  readonly products: ReadonlyMap<string, Product>;
}

const FIND_PRODUCTS = `SELECT ${PRODUCT_COLUMNS} FROM json_each(?) wanted JOIN product p ON p.key = wanted.value`;

/**
 * Loads the drafts' references and existing resources, with the product discounts and the types of the latest imports,
 * in one round trip, which is more expensive than its statements.
 */
async function loadKnown(context: RequestContext, resources: readonly KeyedResource[]): Promise<Known> {
  const { db } = context;
  const bodies = resources.map(({ body }) => body);
  const keys = JSON.stringify(resources.map(({ key }) => key));
  const foreseen = [foreseeProductDiscounts(context), foreseeResources(context, recentTypes())];
  const [found, products, ...others] = await db.batch([
    referencesStatement(db, bodies),
    db.prepare(FIND_PRODUCTS).bind(keys),
    ...foreseen.map(({ statement }) => statement),
  ]);
  for (const [at, { keep }] of foreseen.entries()) keep(others[at]?.results ?? []);
  const references = readReferences((found?.results ?? []) as { name: string; id: string | null }[]);
  noteTypes(references);
  const rows = (products?.results ?? []) as ProductRow[];
  return { references, products: new Map(rows.map((row) => [row.key ?? "", parseProductRow(row)])) };
}

type Plan = { readonly write: ProductWrite } | { readonly result: ImportResult };

async function plan(
  context: RequestContext,
  { key, body }: KeyedResource,
  { references, products }: Known,
): Promise<Plan> {
  const before = products.get(key);
  try {
    const write = await planProduct(context, replaceReferences(body, references), before);
    return write ? { write } : { result: toImported(key, before?.version ?? 1) };
  } catch (error) {
    return { result: toFailed(key, error) };
  }
}

/** The results in the order of the request, of written and unwritten resources. */
function inOrder(plans: readonly Plan[], written: readonly ImportResult[]): readonly ImportResult[] {
  const next = written.values();
  return plans.flatMap((each) => ("result" in each ? [each.result] : (next.next().value ?? [])));
}

/**
 * Imports products: creates, changes, or skips equal ones (their version stays). All are written in one batch. If it
 * fails, because a SKU or slug is taken or another client wrote one of them meanwhile, each is written alone, so that
 * one invalid product does not block the others.
 */
export async function importProducts(
  context: RequestContext,
  resources: readonly KeyedResource[],
  log: OperationLog,
): Promise<void> {
  const known = await loadKnown(context, resources);
  const plans = await Promise.all(resources.map((resource) => plan(context, resource, known)));
  const writes = plans.flatMap((each) => ("write" in each ? [each.write] : []));
  try {
    const expected = writes.map(({ product }) => toImported(product.key ?? "", product.version));
    await writeTogether(context, writes, log.record(inOrder(plans, expected)));
  } catch (error) {
    if (!isOvertaken(error) && !asPlatformError(error)) throw error;
    const written: ImportResult[] = [];
    for (const write of writes) written.push(await writeAlone(context, write));
    await context.db.batch([log.record(inOrder(plans, written))]);
  }
}

function recentTypes(): readonly string[] {
  return [...recent];
}

/** Records the types among the drafts' references. */
function noteTypes(references: FoundReferences): void {
  for (const [name, id] of references) {
    if (!/^(?:product-)?type /.test(name)) continue;
    recent.delete(id);
    recent.add(id);
  }
  for (const id of recent) {
    if (recent.size <= MAX_RECENT) return;
    recent.delete(id);
  }
}
