import { guardVersions, isOvertaken } from "../database/commit.ts";
import type { SqlFragment } from "../database/fragment.ts";
import type { Message } from "../messages/message.ts";
import { writeMessages } from "../messages/write-messages.ts";
import { toModification } from "../requests/initiator.ts";
import type { RequestContext } from "../requests/request-context.ts";
import { loadResource } from "../resources/load-resource.ts";
import { toDefinitions } from "./attribute-definition.ts";
import { indexProducts, unindexStatements } from "./index-statements.ts";
import { PRODUCT_COLUMNS, type ProductRow, parseProductRow } from "./load-product.ts";
import type { Product, ProductData } from "./product.ts";
import { toUpdateMessages } from "./product-messages.ts";
import { toIndexed, updateStatement } from "./save-product.ts";

/** Products of one batch: their documents stay well below D1's limit of a request. */
const CHUNK = 50;

/** Changes a product's data because of another resource; returns the same data if nothing changes. */
export type Revision = (data: ProductData, product: Product) => ProductData | Promise<ProductData>;

/** The progress of a revision: `after` is the last product (its `seq`) that a former run checked. */
export interface RevisionPlace {
  readonly after: number;
  keepPlace(seq: number): Promise<void>;
}

interface RevisionOptions {
  /** The messages of a changed product. */
  readonly toMessages?: (before: Product, after: Product) => readonly Message[];
  /** Also indexes products again whose data stay the same; their version stays. */
  readonly reindexes?: boolean;
  readonly place?: RevisionPlace;
}

async function revise(context: RequestContext, product: Product, change: Revision): Promise<Product> {
  const current = product.current && (await change(product.current, product));
  const staged = product.staged && (await change(product.staged, product));
  if (current === product.current && staged === product.staged) return product;
  return { ...product, current, staged, version: product.version + 1, ...toModification(context) };
}

interface Revised {
  readonly before: Product;
  readonly after: Product;
}

async function write(
  context: RequestContext,
  revised: readonly Revised[],
  { toMessages = toMessagesOfUpdate }: RevisionOptions,
): Promise<void> {
  const { db, now } = context;
  const versions = revised.map(({ before }) => [before.id, before.version] as const);
  const entries = await Promise.all(
    revised.map(async ({ after }) => {
      const definitions = toDefinitions((await loadResource(context, after.productTypeId)) ?? {});
      return { product: after, indexed: toIndexed(after, definitions) };
    }),
  );
  const index = indexProducts(
    db,
    entries.map(({ indexed }) => indexed),
  );
  await db.batch([
    ...guardVersions(db, "product", versions),
    ...entries.map(({ product, indexed }) => updateStatement(db, product, indexed.definitions)),
    ...unindexStatements(
      db,
      entries.map(({ product }) => product.id),
    ),
    ...index.statements,
    ...writeMessages(
      db,
      now,
      revised.flatMap(({ before, after }) => (before === after ? [] : toMessages(before, after))),
    ),
  ]);
  index.keep();
}

/** Tries for a chunk during concurrent writes. */
const TRIES = 3;

async function reviseChunk(
  context: RequestContext,
  read: () => Promise<readonly Product[]>,
  change: Revision,
  options: RevisionOptions,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const products = await read();
    const revised = await Promise.all(
      products.map(async (before) => ({ before, after: await revise(context, before, change) })),
    );
    const changed = revised.filter(({ before, after }) => options.reindexes || after !== before);
    if (changed.length === 0) return;
    try {
      return await write(context, changed, options);
    } catch (error) {
      if (attempt === TRIES || !isOvertaken(error)) throw error;
    }
  }
}

function toMessagesOfUpdate(before: Product, after: Product): readonly Message[] {
  return toUpdateMessages(before, after, new Set());
}

/**
 * Changes the data of every product that matches a condition (on table `p`), in bounded batches. Each product gets a
 * new version and its messages; an interruption leaves whole chunks, and a repeat from the saved place does the rest.
 */
export async function reviseProducts(
  context: RequestContext,
  where: SqlFragment,
  change: Revision,
  options: RevisionOptions = {},
): Promise<void> {
  for (let after = options.place?.after ?? 0; ; ) {
    const seqs = await context.db
      .prepare(`SELECT p.seq FROM product p WHERE p.seq > ? AND ${where.sql} ORDER BY p.seq LIMIT ${CHUNK}`)
      .bind(after, ...where.parameters)
      .all<{ seq: number }>();
    const last = seqs.results.at(-1)?.seq;
    if (last === undefined) return;
    const productSeqs = JSON.stringify(seqs.results.map(({ seq }) => seq));
    const read = async () => {
      const rows = await context.db
        .prepare(
          `SELECT ${PRODUCT_COLUMNS} FROM json_each(?) e JOIN product p ON p.seq = e.value ORDER BY p.seq`,
        )
        .bind(productSeqs)
        .all<ProductRow>();
      return rows.results.map(parseProductRow);
    };
    await reviseChunk(context, read, change, options);
    await options.place?.keepPlace(last);
    after = last;
  }
}
