import { guardVersions } from "../database/commit.ts";
import { writeMessages } from "../messages/write-messages.ts";
import { indexProducts, unindexStatements } from "../products/index-statements.ts";
import {
  insertProduct,
  insertStatement,
  replaceProduct,
  toIndexed,
  updateStatement,
} from "../products/save-product.ts";
import type { RequestContext } from "../requests/request-context.ts";
import { type ImportResult, toFailed, toImported } from "./import-result.ts";
import type { ProductWrite } from "./plan-product.ts";

/** Writes products with their indexes, messages and import results, in one batch. */
export async function writeTogether(
  { db, now }: RequestContext,
  writes: readonly ProductWrite[],
  record: D1PreparedStatement,
): Promise<void> {
  const created = writes.filter(({ expected }) => expected === null);
  const changed = writes.filter(({ expected }) => expected !== null);
  const versions = changed.map(({ product }) => [product.id, product.version - 1] as const);
  const index = indexProducts(
    db,
    writes.map(({ product, definitions }) => toIndexed(product, definitions)),
  );
  const messages = writes.flatMap((write) => write.messages);
  await db.batch([
    ...guardVersions(db, "product", versions),
    ...(created.length > 0 ? [insertStatement(db, created)] : []),
    ...changed.map(({ product, definitions }) => updateStatement(db, product, definitions)),
    ...(changed.length > 0
      ? unindexStatements(
          db,
          versions.map(([id]) => id),
        )
      : []),
    ...index.statements,
    ...writeMessages(db, now, messages),
    record,
  ]);
  index.keep();
}

/** Writes one product; an error becomes its result. */
export async function writeAlone({ db }: RequestContext, write: ProductWrite): Promise<ImportResult> {
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
