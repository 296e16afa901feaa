import type { Customer } from "../customers/customer.ts";
import { claimEmail } from "../customers/customer-storage.ts";
import type { Database } from "../database/database.ts";
import { rebuildChunk } from "../products/rebuild-indexes.ts";
import type { RequestContext } from "../requests/request-context.ts";
import { parseDocument } from "../resources/document-store.ts";
import { statisticsStatements } from "../reviews/save-review.ts";
import { forgetWords } from "../search/learn-words.ts";
import type { BackupStore, Erasure, Manifest } from "./backup-store.ts";
import { backupTables, erasableTables } from "./backup-tables.ts";
import { type Page, unpackPage } from "./page-file.ts";
import { writePage } from "./write-page.ts";

export interface RestoreContext {
  readonly request: RequestContext;
  readonly store: BackupStore;
  readonly manifest: Manifest;
}

/** One bounded piece of a step: returns the next position, or null if the step is finished. */
type Piece = (context: RestoreContext, at: string) => Promise<string | null>;

const EMPTIED_AT_ONCE = 500;
const CUSTOMERS_AT_ONCE = 100;
const PRODUCTS_AT_ONCE = 500;

/** In this order; each begins at "". */
export const restoreSteps: Readonly<Record<string, Piece>> = {
  empty: emptyTables,
  pages: (context, at) => eachPage(context, at, (page) => writePage(context.request.db, page)),
  "settled-erasures": (context, at) =>
    eachPage(context, at, (page) =>
      erase(context.request.db, page.source === "erasure" ? toErasures(page) : []),
    ),
  "later-erasures": replayErasures,
  parents: (context, at) => eachPage(context, at, (page) => setParents(context.request.db, page)),
  categories: remakeCategories,
  emails: remakeEmails,
  indexes: remakeIndexes,
  statistics: remakeStatistics,
  end: remakeRest,
};

/** All tables but those of the backups themselves; deleting their rows also deletes derived rows. */
const emptied = [
  "customer_email",
  "customer_token",
  "token",
  ...backupTables.map(({ name }) => name).reverse(),
];

async function emptyTables({ request: { db } }: RestoreContext, at: string): Promise<string | null> {
  const table = emptied[Number(at)];
  if (table === undefined) return null;
  // Children reference their parents and would prevent the deletion.
  if (table === "category") await db.prepare("UPDATE category SET parent_id = NULL").run();
  // The token of this request stays.
  const sql =
    table === "token"
      ? "DELETE FROM token WHERE customer_id IS NOT NULL OR anonymous_id IS NOT NULL"
      : `DELETE FROM ${table}`;
  await db.prepare(table === "product" ? limited(table) : sql).run();
  const isLeft = table === "product" && (await db.prepare("SELECT 1 AS found FROM product LIMIT 1").first());
  return String(isLeft ? Number(at) : Number(at) + 1);
}

/** Each product has thousands of index rows. */
function limited(table: string): string {
  return `DELETE FROM ${table} WHERE seq IN (SELECT seq FROM ${table} LIMIT ${EMPTIED_AT_ONCE})`;
}

/** Calls a function with one page of the backup after the other. */
async function eachPage(
  { store, manifest }: RestoreContext,
  at: string,
  use: (page: Page) => Promise<void>,
): Promise<string | null> {
  const record = manifest.pages[Number(at)];
  if (!record) return null;
  await use(await unpackPage(await store.getPage(manifest.name, record)));
  return String(Number(at) + 1);
}

function toErasures({ columns, rows }: Page): readonly Erasure[] {
  const source = columns.indexOf("source");
  const id = columns.indexOf("resource_id");
  return rows.map((row) => ({ source: String(row[source]), id: String(row[id]) }));
}

async function erase(db: Database, erasures: readonly Erasure[]): Promise<void> {
  const statements = Object.entries(erasableTables).flatMap(([table, alongside]) => {
    const ids = erasures.filter(({ source }) => source === table).map(({ id }) => id);
    const deleted = `DELETE FROM ${table} WHERE id IN (SELECT value FROM json_each(?1))`;
    return ids.length === 0
      ? []
      : [...alongside, deleted].map((sql) => db.prepare(sql).bind(JSON.stringify(ids)));
  });
  if (statements.length > 0) await db.batch(statements);
}

/** Rows erased after the backup stay erased. */
async function replayErasures({ store, manifest, request }: RestoreContext, at: string) {
  const [key] = await store.listErasures(at || manifest.settledAt, 1);
  if (key === undefined) return null;
  const erasures = await store.loadErasures(key);
  // A row deleted by mistake returns; personal data does not.
  await erase(
    request.db,
    erasures.filter(({ source }) => personal.has(source)),
  );
  // The next list comes after this one: a key ends with its time.
  return `${key.slice(key.lastIndexOf("/") + 1)}~`;
}

const personal: ReadonlySet<string> = new Set(["customer", "review"]);

/** Categories are written without their parents, which may be on a later page. */
async function setParents(db: Database, { source, columns, rows }: Page): Promise<void> {
  if (source !== "category") return;
  const [id, parent] = [columns.indexOf("id"), columns.indexOf("parent_id")];
  const pairs = JSON.stringify(rows.map((row) => [row[id], row[parent]]));
  const sql = `UPDATE category SET parent_id = w.value ->> 1 FROM json_each(?) w
    WHERE category.id = w.value ->> 0 AND (w.value ->> 1 IS NULL OR w.value ->> 1 IN (SELECT id FROM category))`;
  await db.prepare(sql).bind(pairs).run();
}

async function remakeCategories({ request: { db } }: RestoreContext): Promise<null> {
  await db.batch([
    db.prepare("DELETE FROM category_slug"),
    db.prepare(`INSERT INTO category_slug (locale, slug, category_id)
      SELECT s.key, s.value, c.id FROM category c, json_each(c.data, '$.slug') s`),
    db.prepare("DELETE FROM category_ancestor"),
    db.prepare(`INSERT INTO category_ancestor (category_id, ancestor_id, distance)
      WITH RECURSIVE above (category_id, ancestor_id, distance) AS (
        SELECT id, parent_id, 1 FROM category WHERE parent_id IS NOT NULL
        UNION ALL
        SELECT a.category_id, c.parent_id, a.distance + 1 FROM above a JOIN category c ON c.id = a.ancestor_id
        WHERE c.parent_id IS NOT NULL)
      SELECT category_id, ancestor_id, distance FROM above`),
  ]);
  return null;
}

async function remakeEmails({ request: { db } }: RestoreContext, at: string): Promise<string | null> {
  const sql = `SELECT id, data FROM customer WHERE id > ? ORDER BY id LIMIT ${CUSTOMERS_AT_ONCE}`;
  const { results } = await db.prepare(sql).bind(at).all<{ id: string; data: string }>();
  if (results.length > 0) {
    await db.batch(results.flatMap((row) => claimEmail(db, parseDocument<Customer>(row))));
  }
  return results.at(-1)?.id ?? null;
}

async function remakeIndexes({ request }: RestoreContext, at: string): Promise<string | null> {
  // The restored database has other words than this isolate has cached.
  if (at === "") forgetWords();
  const chunk = await rebuildChunk(request, Number(at));
  return chunk && String(chunk.last);
}

/** A review changes its product's average without a new version of the product. */
async function remakeStatistics({ request: { db } }: RestoreContext, at: string): Promise<string | null> {
  const sql = `SELECT DISTINCT target_id AS id FROM review WHERE target_id > ? ORDER BY target_id LIMIT ${PRODUCTS_AT_ONCE}`;
  const { results } = await db.prepare(sql).bind(at).all<{ id: string }>();
  const targets = results.map(({ id }) => ({ typeId: "product", id }));
  if (targets.length > 0) await db.batch(statisticsStatements(db, targets));
  return results.at(-1)?.id ?? null;
}

/** More than any resource gets between a backup and its restore. */
const NUMBERS_SKIPPED = 1_000_000;

async function remakeRest({ request: { db, now } }: RestoreContext): Promise<null> {
  await db.batch([
    // Consumers drop message numbers that they have seen (docs/messages.md): the next one must be new.
    db.prepare(`UPDATE message AS m SET sequence_number = sequence_number + ${NUMBERS_SKIPPED}
      WHERE sequence_number = (SELECT max(n.sequence_number) FROM message n WHERE n.resource_id = m.resource_id)`),
    // Reductions may have begun or ended since: the schedule calculates all of them again.
    db
      .prepare(`INSERT OR IGNORE INTO discount_due (discount_id, due_at)
        SELECT id, ? FROM resource WHERE kind = 'product-discount'`)
      .bind(now.toISOString()),
  ]);
  return null;
}
