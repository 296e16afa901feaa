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

/** How a request names a document: by its id or by the name that people gave it, and only in a store if it says one. */
export interface DocumentName {
  readonly id?: string | null | undefined;
  readonly key?: string | null | undefined;
  readonly orderNumber?: string | null | undefined;
  readonly storeKey?: string | null | undefined;
}

/** Where documents that belong to shoppers are kept, so that reading and writing them is written once. */
export interface DocumentStore<Document extends Versioned> extends DocumentTable<Document> {
  /** What errors call it: `Order`. */
  readonly noun: string;
  /** The name that people give it, and its column. */
  readonly named: readonly [field: "key" | "orderNumber", column: string];
  /** The columns beside id, version, times and the document itself. */
  readonly toColumns: (document: Document) => Readonly<Record<string, string | undefined>>;
  readonly toOwner: (document: Document) => Owner;
  readonly isOfStore?: (document: Document, storeKey: string) => boolean;
  /** The column of the time from which a document counts as gone. */
  readonly expiry?: string;
  /** What its unique columns are called when their values are taken. */
  readonly toDuplicates: (document: Document) => DuplicateNames;
}

/** The platform wrote the column itself, so it is read back as what it was. */
export function parseDocument<Document>({ data }: { readonly data: string }): Document {
  return JSON.parse(data) as Document;
}

/** A document by id or name, unless it is gone, of another store or not the token's. */
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
 * Documents by id, whoever asks; those asked for in one tick share a statement. For rules, and for who checks the
 * owner.
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

/** The document that a mutation names, at the version it names. Throws InvalidSubject or ConcurrentModification. */
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

/** The document, if it has the version that is named, or none is. Throws ConcurrentModification. */
export function requireVersion<Document extends Versioned>(
  document: Document,
  version: number | null | undefined,
): Document {
  const isStale = version !== null && version !== undefined && document.version !== version;
  if (isStale) throw concurrentModification(document.id, version, document.version);
  return document;
}

/** Writes a document, new or its next version; a batch's guard has seen to it that the former one is still there. */
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
 * Writes the next version of a document with what the change says; one that changes nothing keeps its version. Throws
 * ConcurrentModification when somebody was faster, DuplicateField, InvalidOperation for a shopper who gives it away.
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

/** Deletes a document, with what else goes and with what it says. Throws ConcurrentModification. */
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
