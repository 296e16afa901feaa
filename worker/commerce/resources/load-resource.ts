import { StampedCache, stampOf } from "../database/stamped-cache.ts";
import type { JsonObject } from "../json/json.ts";
import { initiatorColumns } from "../requests/initiator.ts";
import { type ForeseenRead, load, prime } from "../requests/load.ts";
import type { RequestContext } from "../requests/request-context.ts";
import { parseResourceRow, RESOURCE_COLUMNS, type ResourceRow, toResourceBody } from "./stored-resource.ts";

/** Enough for every product type, zone, discount and method of a shop; a product type takes about 50 kB. */
const resources = new StampedCache<JsonObject>(300);

const READ = `SELECT r.id, r.kind, r.key, r.version, r.created_at AS createdAt, r.last_modified_at AS lastModifiedAt,
    CASE WHEN wanted.value ->> 1 = ${stampOf("r")} THEN NULL ELSE r.data END AS data, ${stampOf("r")} AS stamp,
    ${initiatorColumns("r")}
  FROM json_each(?) wanted JOIN resource r ON r.id = wanted.value ->> 0`;

type StampedRow = Omit<ResourceRow, "data"> & { readonly data: string | null; readonly stamp: string };

interface StampedRead {
  readonly parameter: string;
  toBodies(rows: readonly StampedRow[]): ReadonlyMap<string, JsonObject>;
}

/** The value to bind for these ids, and a function that combines the rows with the cache. */
function readStamped(ids: readonly string[]): StampedRead {
  const { known, parameter } = resources.recall(ids);
  const toBody = ({ stamp, data, ...row }: StampedRow): JsonObject | undefined =>
    data === null
      ? known.get(row.id)
      : resources.keep(row.id, stamp, toResourceBody(parseResourceRow({ ...row, data })));
  return {
    parameter,
    toBodies: (rows) =>
      new Map(
        rows.flatMap((row) => {
          const body = toBody(row);
          return body ? [[row.id, body] as const] : [];
        }),
      ),
  };
}

async function readResources(
  context: RequestContext,
  ids: readonly string[],
): Promise<ReadonlyMap<string, JsonObject>> {
  const { parameter, toBodies } = readStamped(ids);
  return toBodies((await context.replica.prepare(READ).bind(parameter).all<StampedRow>()).results);
}

/** One small resource of any kind by id; loads of all kinds in one tick share a statement. Null if it is missing. */
export function loadResource(context: RequestContext, id: string): Promise<JsonObject | null> {
  return load(context, readResources, id);
}

/** Puts a body that was just written into the loader: a replica may not have it yet. */
export function primeResource(context: RequestContext, id: string, body: JsonObject): void {
  prime(context, readResources, id, body);
}

/**
 * Resources that will be loaded, as a statement for a batch that is read anyway; they are not read again afterwards.
 */
export function foreseeResources(context: RequestContext, ids: readonly string[]): ForeseenRead {
  const { parameter, toBodies } = readStamped(ids);
  return {
    statement: context.db.prepare(READ).bind(parameter),
    keep(rows) {
      for (const [id, body] of toBodies(rows as readonly StampedRow[])) primeResource(context, id, body);
    },
  };
}

/** Reads rows of a kind by id or by key; a name is the kind and the id or key, separated by a space. */
function readBy(column: "id" | "key") {
  return async (
    context: RequestContext,
    names: readonly string[],
  ): Promise<ReadonlyMap<string, JsonObject>> => {
    const rows = await context.replica
      .prepare(
        `SELECT ${RESOURCE_COLUMNS} FROM json_each(?) wanted
         JOIN resource r ON r.kind = wanted.value ->> 0 AND r.${column} = wanted.value ->> 1`,
      )
      .bind(JSON.stringify(names.map(toPair)))
      .all<ResourceRow>();
    return new Map(
      rows.results.map((row) => [`${row.kind} ${row[column]}`, toResourceBody(parseResourceRow(row))]),
    );
  };
}

const readOfKind = readBy("id");
const readByKey = readBy("key");

/** One small resource by id, null if that id is of another kind. */
export function loadResourceOfKind(
  context: RequestContext,
  kind: string,
  id: string,
): Promise<JsonObject | null> {
  return load(context, readOfKind, `${kind} ${id}`);
}

function toPair(name: string): readonly [string, string] {
  const at = name.indexOf(" ");
  return [name.slice(0, at), name.slice(at + 1)];
}

/** One small resource by kind (its typeId) and key, or null. */
export function loadResourceByKey(
  context: RequestContext,
  kind: string,
  key: string,
): Promise<JsonObject | null> {
  return load(context, readByKey, `${kind} ${key}`);
}
