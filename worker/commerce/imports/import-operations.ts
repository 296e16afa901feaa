import { toOrderedId } from "../database/to-ordered-id.ts";
import { isJsonObject, type JsonObject } from "../json/json.ts";
import { type PageArguments, toPage } from "../paging/page.ts";
import type { RequestContext } from "../requests/request-context.ts";
import { type ImportResult, type ImportState, toErrorObject } from "./import-result.ts";

/** The platform deletes operations after 48 hours. */
const RETENTION_HOURS = 48;

const STATES: readonly (ImportState | "processing" | "waitForMasterVariant" | "canceled")[] = [
  "processing",
  "validationFailed",
  "unresolved",
  "waitForMasterVariant",
  "imported",
  "rejected",
  "canceled",
];

/** The status of one resource in the response to an import request. */
export interface OperationStatus {
  readonly operationId: string;
  readonly state: ImportState;
  readonly resourceVersion?: number;
  readonly errors?: readonly JsonObject[];
}

function toStatus({ state, resourceVersion, problem }: ImportResult, now: Date): OperationStatus {
  return {
    operationId: toOrderedId(now),
    state,
    ...(resourceVersion === undefined ? {} : { resourceVersion }),
    ...(problem ? { errors: [toErrorObject(problem)] } : {}),
  };
}

const INSERT = `INSERT INTO import_operation
    (id, container_key, resource_key, state, resource_version, problems, created_at, expires_at)
  SELECT e.value ->> 0, ?2, e.value ->> 1, e.value ->> 2, e.value ->> 3, e.value ->> 4, ?3, ?4 FROM json_each(?1) e`;

/** Stores the result of each resource of one request, in the batch of the import itself. */
export class OperationLog {
  /** The statuses for the response. */
  statuses: readonly OperationStatus[] = [];

  constructor(
    private readonly context: RequestContext,
    private readonly containerKey: string,
  ) {}

  /** The last call counts: if a batch fails, so does the record in it. */
  record(results: readonly ImportResult[]): D1PreparedStatement {
    const { db, now } = this.context;
    this.statuses = results.map((result) => toStatus(result, now));
    const rows = this.statuses.map(({ operationId, state, resourceVersion, errors }, at) => [
      ...[operationId, results[at]?.resourceKey, state, resourceVersion ?? null],
      errors ? JSON.stringify(errors) : null,
    ]);
    const expiresAt = new Date(now.getTime() + RETENTION_HOURS * 3_600_000).toISOString();
    return db.prepare(INSERT).bind(JSON.stringify(rows), this.containerKey, now.toISOString(), expiresAt);
  }
}

interface OperationRow {
  readonly id: string;
  readonly importContainerKey: string;
  readonly resourceKey: string;
  readonly state: string;
  readonly resourceVersion: number | null;
  readonly problems: string | null;
  readonly createdAt: string;
  readonly expiresAt: string;
}

function toOperation({ problems, resourceVersion, ...row }: OperationRow): JsonObject {
  const errors: unknown = problems === null ? [] : JSON.parse(problems);
  const list = Array.isArray(errors) ? errors.filter(isJsonObject) : [];
  const missing = list.filter(({ code }) => code === "ReferencedResourceNotFound");
  return {
    ...row,
    version: 1,
    lastModifiedAt: row.createdAt,
    ...(resourceVersion === null ? {} : { resourceVersion }),
    ...(list.length > 0 ? { errors: list } : {}),
    ...(missing.length > 0
      ? { unresolvedReferences: missing.map(({ typeId, id, key }) => ({ typeId, key: key ?? id })) }
      : {}),
  };
}

/** A page of a container's operations, of one state or of all. */
export async function findOperations(
  { db }: RequestContext,
  containerKey: string,
  { state, ...page }: PageArguments & { readonly state?: string | null },
): Promise<JsonObject> {
  const { limit, offset } = toPage(page);
  const from = "FROM import_operation WHERE container_key = ?1 AND (?2 IS NULL OR state = ?2)";
  const [rows, total] = await Promise.all([
    db
      .prepare(
        `SELECT id, container_key AS importContainerKey, resource_key AS resourceKey, state,
           resource_version AS resourceVersion, problems, created_at AS createdAt, expires_at AS expiresAt
         ${from} ORDER BY state, created_at, id LIMIT ?3 OFFSET ?4`,
      )
      .bind(containerKey, state ?? null, limit, offset)
      .all<OperationRow>(),
    db
      .prepare(`SELECT count(*) AS total ${from}`)
      .bind(containerKey, state ?? null)
      .first<number>("total"),
  ]);
  const results = rows.results.map(toOperation);
  return { limit, offset, count: results.length, total: total ?? 0, results };
}

/** The number of a container's operations in each state. */
export async function summariseOperations({ db }: RequestContext, containerKey: string): Promise<JsonObject> {
  const rows = await db
    .prepare("SELECT state, count(*) AS found FROM import_operation WHERE container_key = ? GROUP BY state")
    .bind(containerKey)
    .all<{ state: string; found: number }>();
  const counts = new Map(rows.results.map(({ state, found }) => [state, found]));
  const states = Object.fromEntries(STATES.map((state) => [state, counts.get(state) ?? 0]));
  return { states, total: rows.results.reduce((sum, { found }) => sum + found, 0) };
}
