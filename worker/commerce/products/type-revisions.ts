import { isJsonObject, type JsonObject } from "../json/json.ts";
import type { RequestContext } from "../requests/request-context.ts";
import { changesProducts, reviseAttributes } from "./revise-attributes.ts";

/** How long a revision may pause between two batches before the schedule treats it as interrupted. */
const REST_MS = 60_000;

interface RevisionRow {
  readonly id: string;
  readonly version: number;
  readonly former: string;
  readonly present: string;
  readonly doneSeq: number;
}

const SELECT = `SELECT product_type_id AS id, version, former, present, done_seq AS doneSeq FROM product_type_revision`;

function resumeAt(): string {
  return new Date(Date.now() + REST_MS).toISOString();
}

/** Statements for the batch of a product type's update: they record the pending revision in case of an interruption. */
export function noteRevision(
  { db }: Pick<RequestContext, "db">,
  former: JsonObject,
  present: JsonObject,
): readonly D1PreparedStatement[] {
  if (!changesProducts(former, present)) return [];
  const sql = `INSERT INTO product_type_revision (product_type_id, version, former, present, resume_at)
    VALUES (?, ?, ?, ?, ?)`;
  const bodies = [JSON.stringify(former), JSON.stringify(present)];
  return [db.prepare(sql).bind(present.id, present.version, ...bodies, resumeAt())];
}

/** The platform wrote the column itself. */
function parseBody(text: string): JsonObject {
  const body: unknown = JSON.parse(text);
  return isJsonObject(body) ? body : {};
}

async function finish(context: RequestContext, row: RevisionRow): Promise<void> {
  const { db } = context;
  const { id, version } = row;
  const keepPlace = async (seq: number) => {
    await db
      .prepare(
        `UPDATE product_type_revision SET done_seq = max(done_seq, ?), resume_at = ?
         WHERE product_type_id = ? AND version = ?`,
      )
      .bind(seq, resumeAt(), id, version)
      .run();
  };
  const [former, present] = [parseBody(row.former), parseBody(row.present)];
  await reviseAttributes(context, former, present, { after: row.doneSeq, keepPlace });
  await db
    .prepare("DELETE FROM product_type_revision WHERE product_type_id = ? AND version = ?")
    .bind(id, version)
    .run();
}

async function finishAll(context: RequestContext, found: D1PreparedStatement): Promise<void> {
  const rows = await found.all<RevisionRow>();
  for (const row of rows.results) await finish(context, row);
}

/** Applies all pending revisions to the products of a type, the oldest first. */
export function finishRevisions(context: RequestContext, productTypeId: string): Promise<void> {
  const sql = `${SELECT} WHERE product_type_id = ? ORDER BY version`;
  return finishAll(context, context.db.prepare(sql).bind(productTypeId));
}

/** Continues the interrupted revisions. */
export function finishDueRevisions(context: RequestContext): Promise<void> {
  const sql = `${SELECT} WHERE resume_at <= ? ORDER BY product_type_id, version`;
  return finishAll(context, context.db.prepare(sql).bind(context.now.toISOString()));
}
