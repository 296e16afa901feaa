import { guardVersions, isOvertaken } from "../database/guard-versions.ts";
import type { RequestContext } from "../graphql/request-context.ts";
import { writeMessages } from "../messages/write-messages.ts";
import { indexProducts, unindexStatements } from "../products/index-statements.ts";
import {
  indexedData,
  insertProduct,
  insertStatement,
  replaceProduct,
  updateStatement,
} from "../products/save-product.ts";
import { type ImportResult, toFailed, toImported } from "./import-result.ts";
import type { ProductWrite } from "./plan-product.ts";

async function writeAtOnce({ db, now }: RequestContext, writes: readonly ProductWrite[]): Promise<void> {
  const changed = writes.filter(({ expected }) => expected !== null);
  const versions = changed.map(({ product }) => [product.id, product.version - 1] as const);
  const ids = changed.map(({ product }) => product.id);
  const rows = writes.map(({ product, definitions, expected }) =>
    expected === null ? insertStatement(db, product, definitions) : updateStatement(db, product, definitions),
  );
  const index = await indexProducts(
    db,
    writes.map(({ product, definitions }) => ({ id: product.id, data: indexedData(product), definitions })),
  );
  const told = writeMessages(
    db,
    now,
    writes.flatMap(({ messages }) => messages),
  );
  await db.batch([
    ...guardVersions(db, "product", versions),
    ...rows,
    ...(changed.length > 0 ? unindexStatements(db, ids) : []),
    ...index.statements,
    ...told,
  ]);
  index.keep();
}

async function writeOne({ db }: RequestContext, write: ProductWrite): Promise<ImportResult> {
  const { product, expected, definitions, messages } = write;
  const key = product.key ?? "";
  try {
    if (expected === null) await insertProduct(db, product, definitions, messages);
    else await replaceProduct(db, product, expected, definitions, messages);
    return toImported(key, product.version);
  } catch (error) {
    return toFailed(key, error);
  }
}

/**
 * Writes products in one batch. Only when that fails, because a SKU or slug is taken or somebody else wrote one of them in
 * the meantime, each goes alone, so that one bad product does not keep the others out.
 */
export async function writeProducts(
  context: RequestContext,
  writes: readonly ProductWrite[],
): Promise<readonly ImportResult[]> {
  if (writes.length === 0) return [];
  try {
    await writeAtOnce(context, writes);
    return writes.map(({ product }) => toImported(product.key ?? "", product.version));
  } catch (error) {
    if (!isOvertaken(error)) throw error;
  }
  const results: ImportResult[] = [];
  for (const write of writes) results.push(await writeOne(context, write));
  return results;
}
