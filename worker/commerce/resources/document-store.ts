import { commitVersioned, type DuplicateNames, type VersionGuard } from "../database/commit.ts";
import type { Database } from "../database/database.ts";
import { concurrentModification, invalidInput, invalidSubject } from "../errors/platform-errors.ts";
import type { Message } from "../messages/message.ts";
import { writeMessages } from "../messages/write-messages.ts";
import { type Initiated, toModification } from "../requests/initiator.ts";
import type { BatchRead, RequestContext } from "../requests/request-context.ts";
import type { DocumentTable } from "./find-documents.ts";
import { isOwn, type Owner, readOwner, requireStillOwn } from "./owner.ts";

interface Versioned extends Initiated {
  readonly id: string;
  readonly version: number;
  readonly createdAt: string;
  readonly lastModifiedAt: string;
}

/** Identifies a document in a request: by its id or its user-provided name, and by its store if given. */
export interface DocumentName {
  readonly id?: string | null | undefined;
  readonly key?: string | null | undefined;
  readonly orderNumber?: string | null | undefined;
  readonly storeKey?: string | null | undefined;
}

/** The table of a kind of shoppers' documents, for shared reads and writes. */
export interface DocumentStore<Document extends Versioned> extends DocumentTable<Document> {
  /** Its name in errors: `Order`. */
  readonly noun: string;
  /** The user-provided name, and its column. */
  readonly named: readonly [field: "key" | "orderNumber", column: string];
  /** The columns besides id, version, times and the document itself. */
  readonly toColumns: (document: Document) => Readonly<Record<string, string | undefined>>;
  readonly toOwner: (document: Document) => Owner;
  readonly isOfStore?: (document: Document, storeKey: string) => boolean;
  /** The column of the time from which a document counts as deleted. */
  readonly expiry?: string;
  /** The errors for taken values of its unique columns. */
  readonly toDuplicates: (document: Document) => DuplicateNames;
}

/** The platform wrote the column itself, so it needs no validation. */
export function parseDocument<Document>({ data }: { readonly data: string }): Document {
  return JSON.parse(data) as Document;
}

/** A document by id or name, unless it is expired, of another store or not the token's. */
export async function loadDocument<Document extends Versioned>(
  context: RequestContext,
  { table, named: [field, column], parse, toOwner, isOfStore, expiry }: DocumentStore<Document>,
  name: DocumentName,
): Promise<Document | null> {
  const alive = expiry ? ` AND ${expiry} > ?` : "";
  const row = await context.db
    .prepare(`SELECT data FROM ${table} WHERE ${name.id ? "id" : column} = ?${alive}`)
    .bind(name.id ?? name[field] ?? "", ...(expiry ? [context.now.toISOString()] : []))
    .first<{ data: string }>();
  const document = row && parse(row);
  if (!document || !isOwn(readOwner(context.access), toOwner(document))) return null;
  return !name.storeKey || isOfStore?.(document, name.storeKey) ? document : null;
}

/**
 * Documents by id, without an access check; loads in one tick share a statement. For rules, and for callers that check
 * the owner.
 */
export function readDocumentsOf<Document extends Versioned>({
  table,
  parse,
}: DocumentStore<Document>): BatchRead<Document> {
  return async (context, ids) => {
    const { results } = await context.db
      .prepare(`SELECT id, data FROM ${table} WHERE id IN (SELECT value FROM json_each(?))`)
      .bind(JSON.stringify(ids))
      .all<{ id: string; data: string }>();
    return new Map(results.map((row) => [row.id, parse(row)]));
  };
}

/** The document of a mutation, at the given version. Throws InvalidSubject or ConcurrentModification. */
export async function requireDocument<Document extends Versioned>(
  context: RequestContext,
  store: DocumentStore<Document>,
  name: DocumentName,
  version: number | null | undefined,
): Promise<Document> {
  const { noun, named } = store;
  const [field] = named;
  if (!name.id && !name[field]) {
    throw invalidInput(`Either 'id' or '${field}' of the ${noun.toLowerCase()} is required.`);
  }
  const document = await loadDocument(context, store, name);
  if (!document) throw invalidSubject(noun, name.id ?? name[field] ?? "");
  return requireVersion(document, version);
}

/** Returns the document if the given version is its own, or none is given. Throws ConcurrentModification. */
export function requireVersion<Document extends Versioned>(
  document: Document,
  version: number | null | undefined,
): Document {
  const isStale = version !== null && version !== undefined && document.version !== version;
  if (isStale) throw concurrentModification(document.id, version, document.version);
  return document;
}

/** Writes a document, new or its next version; a batch's guard has checked the former version. */
export function writeDocument<Document extends Versioned>(
  database: Pick<Database, "prepare">,
  { table, toColumns }: DocumentStore<Document>,
  document: Document,
): D1PreparedStatement {
  const { id, version, createdAt, lastModifiedAt } = document;
  const values: readonly (readonly [column: string, value: string | number | null])[] = [
    ["version", version],
    ["created_at", createdAt],
    ["last_modified_at", lastModifiedAt],
    ...Object.entries(toColumns(document)).map(([name, value]) => [name, value ?? null] as const),
    ["data", JSON.stringify(document)],
  ];
  const names = values.map(([name]) => name);
  const sql = `INSERT INTO ${table} (id, ${names.join(", ")}) VALUES (?${", ?".repeat(names.length)})
    ON CONFLICT (id) DO UPDATE SET ${names.map((name) => `${name} = excluded.${name}`).join(", ")}`;
  return database.prepare(sql).bind(id, ...values.map(([, value]) => value));
}

/**
 * Writes the next version of a document with the change's messages; one without changes keeps its version. Throws
 * ConcurrentModification if another client was faster, DuplicateField, InvalidOperation for a shopper who changes the
 * owner.
 */
export async function saveDocument<Document extends Versioned>(
  context: RequestContext,
  store: DocumentStore<Document>,
  former: Document,
  changed: Document,
  toMessages: (before: Document, after: Document) => readonly Message[],
): Promise<Document> {
  requireStillOwn(context.access, store.toOwner(former), store.toOwner(changed));
  if (JSON.stringify(changed) === JSON.stringify(former)) return former;
  const next = { ...changed, version: former.version + 1, ...toModification(context) };
  const messages = writeMessages(context.db, context.now, toMessages(former, next));
  const statements = [writeDocument(context.db, store, next), ...messages];
  await commitVersioned(context.db, toGuard(store, former), statements, store.toDuplicates(next));
  return next;
}

/** Deletes a document, with dependent rows and messages. Throws ConcurrentModification. */
export async function deleteDocument<Document extends Versioned>(
  context: RequestContext,
  store: DocumentStore<Document>,
  document: Document,
  message: Message,
  others: readonly D1PreparedStatement[] = [],
): Promise<Document> {
  await commitVersioned(context.db, toGuard(store, document), [
    ...others,
    context.db.prepare(`DELETE FROM ${store.table} WHERE id = ?`).bind(document.id),
    ...writeMessages(context.db, context.now, [message]),
  ]);
  return document;
}

function toGuard<Document extends Versioned>(
  { table, noun }: DocumentStore<Document>,
  { id, version }: Document,
): VersionGuard {
  return { table, id, expected: version, missing: invalidSubject(noun, id) };
}
