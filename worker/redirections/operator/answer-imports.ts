import type { IRequest } from "itty-router";
import {
  array,
  boolean,
  create,
  enums,
  integer,
  min,
  optional,
  pattern,
  type Struct,
  StructError,
  size,
  string,
  type,
} from "superstruct";
import type { Environment } from "../environment.ts";
import { everyHost } from "../look-up/source-key.ts";
import { RedirectionError } from "./redirection-error.ts";

const mostRows = 2_000;
const longestAddress = 2_000;

const Host = pattern(string(), /^(?:\*|[a-z\d](?:[a-z\d.-]{0,251}[a-z\d])?)$/);
const Path = pattern(size(string(), 1, longestAddress), /^\/[\x21-\x7e]*$/);

const Rows = size(
  array(
    type({
      host: Host,
      path: Path,
      /** A path of the same host, or a whole URL. */
      target: pattern(size(string(), 1, longestAddress), /^(?:\/(?!\/)|https?:\/\/)[\x21-\x7e]*$/),
      code: enums([301, 302, 307, 308]),
      /** The target in the form of a source. */
      targetHost: Host,
      targetPath: Path,
      targetBarePath: Path,
    }),
  ),
  0,
  mostRows,
);

/** `POST /operator/imports`: begins an import, whose rows take effect all at once, or never. */
export async function beginImport(_request: IRequest, { database }: Environment): Promise<Response> {
  const id = crypto.randomUUID();
  await database.prepare("INSERT INTO import (id, began_at) VALUES (?1, ?2)").bind(id, Date.now()).run();
  return Response.json({ import: id }, { status: 201 });
}

const stage = `
INSERT OR REPLACE INTO staged_redirection
  (import_id, path, host, target, code, target_host, target_path, target_bare_path)
SELECT ?1, value ->> 'path', value ->> 'host', value ->> 'target', value ->> 'code',
  value ->> 'targetHost', value ->> 'targetPath', value ->> 'targetBarePath'
FROM json_each(?2) WHERE EXISTS (SELECT 1 FROM import WHERE id = ?1)`;

/** `POST /operator/imports/<id>/rows`: at most 2,000 rows. A repeat changes nothing. */
export async function stageRows(request: IRequest, { database }: Environment): Promise<Response> {
  const rows = parse(await readJson(request), Rows);
  const result = await database.prepare(stage).bind(request.params.id, JSON.stringify(rows)).run();
  if (rows.length > 0 && result.meta.changes === 0) throw new RedirectionError(404, "No such import");
  return Response.json({ rows: rows.length });
}

const Commit = type({ revision: min(integer(), 0), replaces: optional(boolean()) });

const count = {
  added: `SELECT count(*) AS rows FROM staged_redirection AS staged WHERE import_id = ?1
    AND NOT EXISTS (SELECT 1 FROM redirection AS one WHERE one.path = staged.path AND one.host = staged.host)`,
  changed: `SELECT count(*) AS rows FROM staged_redirection AS staged
    JOIN redirection AS one ON one.path = staged.path AND one.host = staged.host
    WHERE import_id = ?1 AND (one.target <> staged.target OR one.code <> staged.code)`,
  removed: `SELECT count(*) AS rows FROM redirection AS one WHERE ?2 AND NOT EXISTS (SELECT 1
    FROM staged_redirection AS staged WHERE import_id = ?1 AND one.path = staged.path AND one.host = staged.host)`,
};

/** Writes NULL, which the column refuses, if another import came first: the whole transaction is undone. */
const moveRevision = "UPDATE revision SET number = iif(number = ?1, number + 1, NULL)";
const remove = `DELETE FROM redirection WHERE ?2 AND NOT EXISTS (SELECT 1 FROM staged_redirection AS staged
  WHERE import_id = ?1 AND redirection.path = staged.path AND redirection.host = staged.host)`;
const importRows = `
INSERT INTO redirection (path, host, target, code, target_host, target_path, target_bare_path)
SELECT path, host, target, code, target_host, target_path, target_bare_path FROM staged_redirection WHERE import_id = ?1
ON CONFLICT (path, host) DO UPDATE SET target = excluded.target, code = excluded.code, target_host = excluded.target_host,
  target_path = excluded.target_path, target_bare_path = excluded.target_bare_path
WHERE target <> excluded.target OR code <> excluded.code`;
/** A target that is a source itself is a chain, and every loop consists of chains. */
const refuseChains = `UPDATE revision SET number = NULL WHERE EXISTS (
  SELECT 1 FROM redirection AS one JOIN redirection AS next
  ON next.path IN (one.target_path, one.target_bare_path)
  AND (one.target_host = '${everyHost}' OR next.host = '${everyHost}' OR next.host = one.target_host))`;

/**
 * `POST /operator/imports/<id>/commit`: `{ revision, replaces }`. All rows take effect in one transaction, or none:
 * 409 if another import took effect since `revision`, or if a redirection would lead to another one. With `replaces`
 * deletes redirections that the import lacks. The numbers of uses stay.
 */
export async function commitImport(request: IRequest, { database }: Environment): Promise<Response> {
  const { revision, replaces = false } = parse(await readJson(request), Commit);
  const id = String(request.params.id);
  const known = await database.prepare("SELECT 1 FROM import WHERE id = ?1").bind(id).first();
  if (!known) throw new RedirectionError(404, "No such import");
  const flag = replaces ? 1 : 0;
  try {
    const [added, changed, removed] = await database.batch<{ rows: number }>([
      database.prepare(count.added).bind(id),
      database.prepare(count.changed).bind(id),
      database.prepare(count.removed).bind(id, flag),
      database.prepare(moveRevision).bind(revision),
      database.prepare(remove).bind(id, flag),
      database.prepare(importRows).bind(id),
      database.prepare(refuseChains),
      ...forgetImport(database, id),
    ]);
    const rowsOf = (result?: D1Result<{ rows: number }>) => result?.results[0]?.rows ?? 0;
    return Response.json({ added: rowsOf(added), changed: rowsOf(changed), removed: rowsOf(removed) });
  } catch (error) {
    if (!String(error).includes("NOT NULL constraint failed: revision.number")) throw error;
    const now = await database.prepare("SELECT number FROM revision").first<number>("number");
    throw new RedirectionError(
      409,
      now === revision
        ? "A redirection would lead to another one"
        : "Another import came into force meanwhile: run it again",
    );
  }
}

/** `DELETE /operator/imports/<id>`: drops the staged rows. */
export async function dropImport({ params }: IRequest, { database }: Environment): Promise<Response> {
  await database.batch(forgetImport(database, String(params.id)));
  return new Response(null, { status: 204 });
}

function forgetImport(database: D1Database, id: string): D1PreparedStatement[] {
  return [
    database.prepare("DELETE FROM staged_redirection WHERE import_id = ?1").bind(id),
    database.prepare("DELETE FROM import WHERE id = ?1").bind(id),
  ];
}

async function readJson(request: IRequest): Promise<unknown> {
  try {
    return await request.json();
  } catch {
    throw new RedirectionError(400, "The body is no JSON");
  }
}

function parse<T>(value: unknown, struct: Struct<T, unknown>): T {
  try {
    return create(value, struct);
  } catch (error) {
    if (error instanceof StructError) throw new RedirectionError(400, error.message);
    throw error;
  }
}
