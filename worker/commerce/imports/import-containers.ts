import { enums, optional, type } from "superstruct";
import { commit } from "../database/commit.ts";
import { duplicateField, resourceNotFound } from "../errors/platform-errors.ts";
import type { JsonObject } from "../json/json.ts";
import type { RequestContext } from "../requests/request-context.ts";
import { KeyStruct } from "../resources/draft-structs.ts";
import { parseDraft } from "../resources/parse-draft.ts";

/** The platform's default retention of a container is 72 hours. */
const RETENTION_HOURS = 72;

const ContainerDraft = type({
  key: KeyStruct,
  resourceType: optional(enums(["category", "product-draft", "inventory", "review"])),
});

interface ContainerRow {
  readonly key: string;
  readonly resourceType: string | null;
  readonly version: number;
  readonly createdAt: string;
  readonly lastModifiedAt: string;
  readonly expiresAt: string;
}

function toBody({ resourceType, ...row }: ContainerRow): JsonObject {
  return resourceType === null ? { ...row } : { ...row, resourceType };
}

/**
 * Creates a container, and deletes expired ones. Throws InvalidJsonInput, or DuplicateField for a key that is taken.
 */
export async function createImportContainer({ db, now }: RequestContext, body: unknown): Promise<JsonObject> {
  const { key, resourceType = null } = parseDraft(body, ContainerDraft);
  const createdAt = now.toISOString();
  const expiresAt = new Date(now.getTime() + RETENTION_HOURS * 3_600_000).toISOString();
  const row = { key, resourceType, version: 1, createdAt, lastModifiedAt: createdAt, expiresAt };
  const insert = db
    .prepare(
      `INSERT INTO import_container (key, resource_type, version, created_at, last_modified_at, expires_at)
       VALUES (?, ?, ?, ?, ?, ?)`,
    )
    .bind(...Object.values(row));
  const sweeps = ["import_container", "import_operation"].map((table) =>
    db.prepare(`DELETE FROM ${table} WHERE expires_at < ?`).bind(createdAt),
  );
  await commit(db, [...sweeps, insert], { "import_container.key": () => duplicateField("key", key) });
  return toBody(row);
}

/** Throws ResourceNotFound. */
export async function requireImportContainer({ db }: RequestContext, key: string): Promise<JsonObject> {
  const row = await db
    .prepare(
      `SELECT key, resource_type AS resourceType, version, created_at AS createdAt,
         last_modified_at AS lastModifiedAt, expires_at AS expiresAt
       FROM import_container WHERE key = ?`,
    )
    .bind(key)
    .first<ContainerRow>();
  if (!row) throw resourceNotFound("key", key);
  return toBody(row);
}
