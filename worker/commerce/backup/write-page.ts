import type { Database } from "../database/database.ts";
import { invalidOperation } from "../errors/platform-errors.ts";
import { backupTables } from "./backup-tables.ts";
import type { Page, Row } from "./page-file.ts";

/** D1 binds at most 2 MB; in UTF-8 a UTF-16 code unit takes up to three bytes. */
const CHUNK_CHARACTERS = 600_000;

/**
 * Writes the rows of a page; replaces existing rows, because a later page has the newer version. Throws
 * InvalidOperation for a table or column that this version of the platform does not have.
 */
export async function writePage(db: Database, { source, columns, rows }: Page): Promise<void> {
  if (source === "erasure") return;
  await requireColumns(db, source, columns);
  const values = columns.map((name, at) => (isParent(source, name) ? "NULL" : `value ->> ${at}`));
  const insert = `INSERT OR REPLACE INTO ${source} (${columns.join(", ")}) SELECT ${values.join(", ")} FROM json_each(?)`;
  const single = `INSERT OR REPLACE INTO ${source} (${columns.join(", ")}) VALUES (${columns.map(() => "?").join(", ")})`;
  for (const chunk of toChunks(rows)) {
    const [first, ...others] = chunk;
    const text = JSON.stringify(chunk);
    // A single row may be longer as JSON than D1 binds.
    const isHuge = others.length === 0 && text.length > CHUNK_CHARACTERS;
    await (isHuge && first ? db.prepare(single).bind(...first) : db.prepare(insert).bind(text)).run();
  }
}

/** A category may come before its parent, which is set when all are written. */
function isParent(source: string, column: string): boolean {
  return source === "category" && column === "parent_id";
}

async function requireColumns(db: Database, source: string, columns: readonly string[]): Promise<void> {
  const isIncluded = backupTables.some(({ name }) => name === source);
  const { results } = isIncluded
    ? await db.prepare("SELECT name FROM pragma_table_info(?)").bind(source).all<{ name: string }>()
    : { results: [] };
  const known = new Set(results.map(({ name }) => name));
  const unknown = columns.filter((name) => !known.has(name));
  if (unknown.length === 0) return;
  throw invalidOperation(
    `The backup has ${source} (${unknown.join(", ")}), which this version of the platform does not know: deploy the newer one first.`,
  );
}

function toChunks(rows: readonly Row[]): readonly (readonly Row[])[] {
  const chunks: Row[][] = [];
  let size = Number.POSITIVE_INFINITY;
  for (const row of rows) {
    const length = JSON.stringify(row).length;
    if (size + length > CHUNK_CHARACTERS) {
      chunks.push([]);
      size = 0;
    }
    chunks.at(-1)?.push(row);
    size += length;
  }
  return chunks;
}
